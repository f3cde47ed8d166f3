### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.


## Every page

web-name = Beagle
web-motto = Gry planszowe o ewolucji przy jednym stole
web-language = Język
web-theme = Oświetlenie
web-theme-system = Jak w systemie
web-theme-light = Dzień
web-theme-dark = Noc
web-about = O projekcie
web-failed = Nie udało się wczytać strony. Spróbuj ponownie.

# The language names itself, in its own words.
web-this-language = Polski


## Credits

web-made = Gry i ich twórcy
web-made-evolution = Ewolucja: D. Knorre i S. Machin, seria „Prawilnyje igry” (Right Games).
web-made-evo = EVO: projekt Philippe Keyaerts, ilustracje Stéphane Poinot i Stéphane Gantiez, Asmodee; wydanie polskie REBEL.pl, przekład Krzysztof Koschany.
web-made-dinosaurs = Gods Love Dinosaurs: projekt Kasper Lapp, rozwój gry Alex Cutler, ilustracje Gica Tam, projekt graficzny Stevo Torres, © 2020 Pandasaurus Games, LLC; wydanie rosyjskie Evrikus.
web-independent = Beagle to niezależna realizacja zasad. Autorzy i wydawcy tych gier jej nie stworzyli, nie zatwierdzili ani nie wspierali. Nazwy i znaki towarowe gier należą do nich.
web-credits = Wykorzystano
web-credit = { $what } – { $who }
web-licence = licencja { $licence }


## Ways and general words

web-ways = Strony
web-menu = Menu
web-close = Zamknij
web-loading = Chwileczkę…
web-copied = Skopiowano
web-unreachable = Serwer nie odpowiada. Czy jest połączenie z siecią?
web-tries-again = Strona sama spróbuje ponownie. Tymczasem można czytać:
web-lost-request = Połączenie zostało zerwane, zanim to się udało. Spróbuj ponownie.
web-to-tables = Do stołów
web-lost-page = Może w adresie brakuje litery albo prowadzi on do innego serwera.
web-lost-table = Link przestaje działać, gdy miejsce oddano komuś innemu, a stół, do którego nikt nie wraca, zostaje zamknięty. Poproś o nowy link osobę, która cię zaprosiła.
web-old-link-about = Link do miejsca działa tylko dla tego, kto pierwszy go otworzy, żeby nikt inny nie zobaczył kart. Jeśli to twoje miejsce, otwórz stół na urządzeniu, na którym zajęto to miejsce.
web-way-lobby = Stoły
web-way-paste = Zapisy gier
web-way-rules = Zasady
web-way-settings = Ustawienia
web-way-about = O projekcie
web-version = Wersja { $version }
web-newer = Jest nowa wersja.
web-reload = Odśwież stronę
web-install = Na tym urządzeniu
    .about = Beagle dostanie własną ikonę i własne okno. Do gry potrzebna jest sieć.
web-install-do = Zainstaluj Beagle


## Who one is

web-who = Jak mamy się do ciebie zwracać?
web-who-opens = Kto otwiera ten stół?
web-who-sits = Kto siada do stołu?
web-name-about = Wystarczy imię: bez konta i bez hasła.
web-thats-me = To ja
web-have-code = Mam kod powrotu z innego urządzenia
web-am-new = Jestem tu pierwszy raz
web-come-back = Wróć
web-code-about = Wpisz kod powrotu, który drugie urządzenie pokazuje w ustawieniach.
web-code-is = Twój kod powrotu:
web-code-keep = Zapisz go: przeniesie twoje stoły na inne urządzenie. Nowy kod znajdziesz w ustawieniach.
web-code-noted = Zapisane
web-code-why = Kod powrotu przenosi twoje stoły na inne urządzenie. Każdy kod działa jeden raz.
web-code-new = Pokaż nowy kod powrotu
web-sign-out-others = Wyloguj wszystkie inne urządzenia
web-signed-out-others = Teraz zna cię tylko to urządzenie, a stare kody powrotu już nie działają.
# $at: a date and a time
web-device-added = Inne urządzenie zalogowało się pod twoim imieniem: { $at }.
web-device-mine = To ja
web-you = Ty
web-change-name = Zmień
web-name-changed = Od teraz tak się nazywasz.


## Games and rulesets

web-game-evolution = Ewolucja
    .about = Rozwijaj zwierzęta cecha po cesze, karm je i zjadaj sąsiadów
web-game-evo = EVO
    .about = Dinozaury kupują geny, walczą i mnożą się, klimat się zmienia, aż spadnie meteoryt
web-game-dinosaurs = Gods Love Dinosaurs
    .about = Zbuduj ekosystem i wpuść do niego dinozaury
web-players = od { $least } do { $most } graczy
web-new-table = Nowy stół
web-new-table-of = Nowy stół: { $game }


## Setting up a table

web-seats = Miejsca
web-seats-allowed = od { $least } do { $most } przy tym wyborze
web-seat-number = Miejsce { $letter }
web-seat-me = { $name } (ty)
web-seat-you = Ty
web-seat-bot = Bot: { $bot }
web-seat-name = Imię dla miejsca { $letter }
web-name-optional = Imię
web-remove-seat = Usuń miejsce { $letter }
web-add-seat = Dodaj miejsce
web-bot-random = figlarny
    .about = gra na chybił trafił: łatwo go pokonać
web-bot-greedy = głodny
    .about = gra, żeby wygrać
web-pace = Tempo
web-pace-none = Bez zegara
    .about = Każdy gra we własnym tempie, choćby całymi dniami.
web-pace-quick = 10 min
    .about = Po 10 minut na całą grę i 5 sekund więcej z każdym ruchem.
web-pace-calm = 30 min
    .about = Po 30 minut na całą grę i 10 sekund więcej z każdym ruchem.
web-pace-move = 90 s na ruch
    .about = 90 sekund na każdy ruch.
web-pace-days = Dwa dni na ruch
    .about = Dwa dni na każdy ruch: gra korespondencyjna.
web-who-may-watch = Kto może przyjść popatrzeć
web-watch-nobody = Nikt
    .about = Stół widzą tylko ci, którzy przy nim siedzą.
web-watch-link = Z linkiem
    .about = Patrzeć może każdy, kto ma adres; stołu nie ma na żadnej liście.
web-watch-all = Wszyscy
    .about = Stół jest na liście na stronie głównej. Otwarte miejsca są dla każdego.
web-open-table = Otwórz stół
web-open-needs-name = Najpierw podaj wyżej swoje imię.


## The first page

web-your-tables = Twoje stoły
web-your-move-at = { $tables ->
    [one] Twój ruch przy { $tables } stole
    [few] Twój ruch przy { $tables } stołach
   *[many] Twój ruch przy { $tables } stołach
}
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt nie czeka. Otwórz stół i przy „{ web-who-may-watch }” wybierz „{ web-watch-all }”: wtedy pojawi się tutaj.
web-running-tables = Gry do oglądania
web-running-tables-none = Teraz żadna gra nie jest otwarta dla widzów. Kto otwiera stół, decyduje, kto może oglądać.
web-finished-tables = Zakończone gry
web-nobody-yet = Pusty stół
web-free-seats = { $seats ->
    [one] { $seats } wolne miejsce
    [few] { $seats } wolne miejsca
   *[many] { $seats } wolnych miejsc
}
web-won-by = { $winners ->
    [one] zwycięstwo: { $names }
    [few] wspólne zwycięstwo: { $names }
   *[many] wspólne zwycięstwo: { $names }
}
web-your-move-since = twój ruch, ostatnie zdarzenie: { $ago }
web-move-of-since = ruch: { $name }, ostatnie zdarzenie: { $ago }
web-table-sit = Usiądź
web-table-watch = Oglądaj
web-table-look = Zajrzyj
web-table-answer = Twój ruch
web-table-gather = Do stołu
web-table-replay = Odtwórz


## Settings

web-look = Wygląd
web-at-table = Przy stole
web-speed = Tempo wydarzeń
web-speed-is = { $speed ->
    [0] Natychmiast
    [1] Normalnie
   *[other] { $speed } ×
}
web-step = Po jednym wydarzeniu
    .about = każde wydarzenie czeka, aż je zobaczysz
web-step-next = Dalej
web-step-skip = Pokaż resztę od razu
web-confirm = Pytaj przed wykonaniem ruchu
web-confirm-never = Nigdy
web-confirm-grave = Przed kartami, kośćmi i atakami
web-confirm-always = Zawsze
web-title = Tytuł
    .about = „{ web-title-your-move }” przed imionami na karcie przeglądarki
web-sound = Dźwięk
    .about = dwie ciche nuty, gdy przychodzi twój ruch
web-notify = Powiadomienia
    .about = gdy nasza strona jest otwarta gdzieś w tle
web-notify-forbidden = Przeglądarka nie pozwala na powiadomienia. Możesz to zmienić w jej ustawieniach.


## A table that gathers

web-gathering = Stół gotowy
web-opened-by = otwiera { $name }
web-is-here = jest tutaj
web-is-away = chwilowo poza stołem
web-sit-down = Usiądź
web-stand-up = Wstań
web-invite = Zaproś
web-invite-title = Miejsce dla gościa
web-invite-about = Kto pierwszy otworzy ten link, dostaje miejsce; potem nie zadziała już dla nikogo innego. Wyślij go tylko jednej osobie.
web-new-links = Nowe linki do miejsc
web-new-links-about = Dla gracza, który zgubił swój link. Stary przestaje działać, a wszyscy przy stole się o tym dowiadują. Kto pierwszy otworzy nowy, zobaczy karty tego miejsca.
web-new-link = Nowy link: { $name }
web-share-table = Udostępnij stół
web-share-about = Kto otworzy ten adres, może zająć otwarte miejsce.
web-qr = Kod QR linku
web-copy-link = Skopiuj link
web-kick = Odeślij
web-to-bot = Niech gra bot
web-missing = { $seats ->
    [one] Jeszcze jedna osoba i zaczynamy.
    [few] Jeszcze { $seats } osoby i zaczynamy.
   *[many] Jeszcze { $seats } osób i zaczynamy.
}
web-complete = Są już wszyscy.
web-start = Zacznij
web-close-table = Zamknij stół
web-commit = Uczciwe rozdanie, zapieczętowane:
web-commit-dice = Kostki i dobieranie, zapieczętowane:
web-given = od ustawionej pozycji


## A table that is played

web-title-your-move = Twój ruch
web-reconnecting = Utracono połączenie. Wracamy…
web-question = Pytanie
web-all-choices = { $choices ->
    [one] { $choices } możliwość
    [few] Wszystkie { $choices } możliwości jako lista
   *[many] Wszystkie możliwości ({ $choices }) jako lista
}
web-back = Wstecz
web-do-it = Zrób to
web-not-this = Nie to
web-reveals = Ten ruch odkrywa coś zakrytego albo rzuca kośćmi. Potem można go cofnąć tylko za zgodą innych.
web-possible-otherwise = Da się to zrobić, ale wybierz z listy: nie wiadomo, w jaki sposób.
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-yes = Zgoda
web-undo-no = Ruch pozostaje
web-undo-waiting = Pytamy pozostałych.
web-log = Dziennik
web-log-earlier = Cała gra
web-since-you-left = Pod twoją nieobecność
web-since-moves = { $moves ->
    [one] Pod twoją nieobecność: { $moves } ruch
    [few] Pod twoją nieobecność: { $moves } ruchy
   *[many] Pod twoją nieobecność: { $moves } ruchów
}
web-since-list = Co się stało
web-since-play = Pokaż
web-go-to = Przejdź: { $name }
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-way-stored = Co tu jest przechowywane
web-kick-name = Odeślij od stołu: { $name }
web-absent = Kogo nie ma
web-absent-about = Odesłać można kogoś, za kogo gra bot, a przy grze bez zegara – kogoś, kogo nie ma od dwóch minut. Dalej gra bot.
web-close-about = Jeśli komuś miejsce odebrał zegar albo ty, zamknięcie stołu oznacza, że poddajesz grę.
web-block = Zablokuj: { $name }
web-unblock = Odblokuj: { $name }
web-alike = Wygląda jak nazwa innego gracza: { $name }
web-alike-pair = { $one } i { $other } wyglądają podobnie, ale to dwie różne osoby.
web-report = Zgłoś ten stół
web-report-title = Zgłoś ten stół
web-report-what = Co jest nie tak?
web-report-name = Nazwa gracza
web-report-chat = Wypowiedzi na czacie
web-report-play = Zachowanie w grze
web-report-other = Coś innego
web-report-text = Własnymi słowami, jeśli chcesz
web-report-about = Prowadzący serwer zobaczy zgłoszenie, nazwy graczy przy stole i ostatnie wiersze czatu. Gracze się o tym nie dowiedzą.
web-report-send = Wyślij zgłoszenie
web-report-sent = Dziękujemy. Prowadzący serwer może je już przeczytać.
web-mute = Wycisz: { $name }
web-unmute = Cofnij wyciszenie: { $name }
web-watching = { $people ->
    [one] { $people } osoba ogląda
    [few] { $people } osoby oglądają
   *[many] { $people } osób ogląda
}
web-standing = Odpowiedzi z góry
web-standing-about = Widzisz je tylko ty. Odpowiedź dana z góry trwa tyle samo co każda inna.
web-answered = Odpowiedź za ciebie: { $answer }
web-typed = Wpisz ruch w notacji
web-typed-play = Zagraj
web-keys = Klawisze
web-key-choose = wybór o tym numerze; „{ web-do-it }”
web-key-pass = pas; „{ web-not-this }”
web-key-back = krok wstecz
web-key-go = do tego, kto gra, lub do atakowanego
web-key-text = tekst zaznaczonej karty
web-this-table = Ten stół
web-copy-watch-link = Skopiuj link dla widzów
web-watch-from-start = Oglądaj od początku
web-download-record = Pobierz zapis gry
web-going = Odejście od stołu
web-leave = Odejdź: dalej gra bot
web-resign = Poddaj się
web-really = Na pewno?
web-return = Wróć do gry
web-to-result = Do wyniku


## A device that is passed on

web-curtain = Przekaż urządzenie: { $name }
web-curtain-about = Do tego czasu niczyje karty nie są widoczne.
web-curtain-wait = Grają pozostali
web-lift = Tu { $name }


## The end

web-winners = { $winners ->
    [0] Nikt nie wygrywa
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają { $names }
   *[many] Wspólnie wygrywają { $names }
}
web-winner = zwycięstwo
web-rematch = Zagraj ponownie, te same miejsca
web-rules-changed = Zasady się zmieniły
web-rules-changed-closed = Ten stół jest zamknięty. Całą rozegraną grę można przejrzeć do końca, a punkty są takie, jakie były.
web-rules-changed-over = Wynik zostaje taki, jaki był.
web-play-on-table = Graj dalej od tego miejsca przy nowym stole
web-continues = ciąg dalszy stołu, którego zasady się zmieniły
web-continues-link = poprzedni stół
web-see-table = Zobacz stół
web-fair = Czy rozdanie było uczciwe?
web-fair-about = Pierwszą liczbę pokazano, zanim rozdano pierwszą kartę. To pieczęć drugiej, z której wynikają wszystkie karty i rzuty. Polecenie „beagle verify” sprawdza zapis gry z obiema.
web-secret = Sekret:

web-ahead = Co z tego wyniknie:


## Replays

web-replay = Powtórka
web-to-table = Do stołu
web-paste = Zapis gry lub pozycja
web-paste-about = Wklej tekst gry lub pozycji w postaci, w jakiej zapisuje je Beagle: zobaczysz ją ruch po ruchu i z każdego miejsca możesz grać dalej.
web-paste-show = Pokaż
web-eyes = Czyimi oczami
web-eyes-all = Tak, jak mogą widzieć wszyscy
web-eyes-of = Tak, jak widzi { $name }
web-copy-moment = Skopiuj link do tego ruchu
web-play-on = Graj dalej od tego miejsca
web-first = Na początek
web-previous = Krok wstecz
web-next = Krok dalej
web-last = Na koniec
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-moment = Ruch


## The rulebook

web-rulebook = Zasady
web-search = Szukaj zasad i kart
web-rules-found = { $rules ->
    [0] Nic nie zawiera tych słów.
    [one] { $rules } wynik
    [few] { $rules } wyniki
   *[many] { $rules } wyników
}
web-cards = Karty
web-no-such-rule = Nie ma takiej zasady.
web-book-evolution = Ewolucja
web-book-evo = EVO
web-book-dinosaurs = Gods Love Dinosaurs
web-tip = Jak to wykorzystać
web-source = Źródło: { $sources }.
web-book-table = Zasady tego stołu
web-book-choose = Pokaż zasady
web-book-whole = Wszystkie zasady gry
web-book-different = Co jest tu inaczej
web-book-instead = Zamiast { $rules }.
web-book-alters = Częściowo zmienia { $rules }.
web-book-altered = Przy tym stole zobacz też { $rules }.
web-book-gone = Przy tym stole ta zasada nie obowiązuje; zamiast niej: { $rules }.
web-book-absent = Przy tym stole ta zasada nie jest używana.
web-book-some = Przy niektórych stołach jest inaczej: { $rules }.
web-book-no-table = Nie ma takiego stołu; oto wszystkie zasady gry.
web-no-name = Nie teraz: usiądź bez imienia
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-all = Pokaż całość


## The way to the lessons

web-way-learn = Nauka
lesson-first-time = Pierwszy raz tutaj?
lesson-in-minutes = Naucz się w pięć minut
lesson-no-thanks = Nie, dziękuję
lesson-before = Nie znasz tej gry? Naucz się jej w kilka minut.
