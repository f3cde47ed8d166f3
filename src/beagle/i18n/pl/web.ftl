### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.

## Every page

web-name = Beagle
web-motto = Gry planszowe o ewolucji przy jednym stole
web-language = Język
web-theme = Motyw
web-theme-system = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-failed = Nie udało się wczytać strony. Spróbuj ponownie.

## Credits

web-made = Gry i ich twórcy
web-made-evolution = Ewolucja: D. Knorre i S. Machin, seria „Prawilnyje igry” (Right Games).
web-made-evo = EVO: projekt Philippe Keyaerts, ilustracje Stéphane Poinot i Stéphane Gantiez, Asmodee; wydanie polskie REBEL.pl, przekład Krzysztof Koschany.
web-made-dinosaurs = Bogowie kochają dinozaury (Gods Love Dinosaurs): projekt Kasper Lapp, rozwój gry Alex Cutler, ilustracje Gica Tam, projekt graficzny Stevo Torres, © 2020 Pandasaurus Games, LLC; wydanie rosyjskie Evrikus.
web-independent = Beagle to niezależna realizacja zasad. Autorzy i wydawcy tych gier nie stworzyli jej, nie zatwierdzili ani nie wspierali. Nazwy i znaki towarowe gier należą do nich.
web-credits = Wykorzystano
web-credit = { $what } – { $who }
web-licence = licencja { $licence }

## Ways and general words

web-ways = Strony
web-menu = Menu
web-close = Zamknij
web-announced = Od prowadzącego serwer:
web-loading = Chwileczkę…
web-copied = Skopiowano
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie z internetem.
web-tries-again = Będziemy próbować dalej. Tymczasem możesz poczytać:
web-lost-request = Połączenie zerwało się, zanim to się udało. Spróbuj ponownie.
web-to-tables = Wróć do stołów
web-lost-page = Sprawdź, czy w adresie nie ma literówki. Może też należeć do innego serwera.
web-way-lobby = Stoły
web-way-paste = Zapisy gier
web-way-rules = Zasady
web-way-settings = Ustawienia
web-way-about = O projekcie
web-version = Wersja { $version }
web-newer = Dostępna jest nowa wersja.
web-reload = Odśwież stronę
web-install = Na tym urządzeniu
    .about = Beagle dostanie własną ikonę i własne okno. Do gry nadal potrzebny jest internet.
web-install-do = Zainstaluj Beagle

## Who one is

web-who = Jak się do ciebie zwracać?
web-who-opens = Kto otwiera ten stół?
web-who-sits = Kto siada do stołu?
web-name-about = Wystarczy imię: bez konta i bez hasła.
web-thats-me = To ja
web-have-code = Mam kod powrotu z innego urządzenia
web-am-new = Jestem tu pierwszy raz
web-come-back = Zaloguj się
web-code-about = Wpisz kod powrotu z ustawień drugiego urządzenia.
web-code-is = Twój kod powrotu:
web-code-keep = Zapisz go: otworzy twoje stoły na innym urządzeniu. Nowy kod dostaniesz w ustawieniach.
web-code-copy = Skopiuj kod
web-code-qr = Kod QR z kodem powrotu
web-code-noted = Zapisane
web-code-why = Kod powrotu otwiera twoje stoły na innym urządzeniu. Każdy kod działa tylko raz.
web-code-new = Pokaż nowy kod powrotu
web-sign-out-others = Wyloguj wszystkie inne urządzenia
web-signed-out-others = Inne urządzenia zostały wylogowane, a stare kody powrotu już nie działają.
# $at: a date and a time
web-device-added = Inne urządzenie zalogowało się pod twoim imieniem: { $at }.
web-device-mine = To ja
web-you = Ty
web-change-name = Zmień
web-name-changed = Imię zmienione.

## Games and rulesets

web-game-evolution = Ewolucja
    .about = Rozwijaj zwierzęta cecha po cesze, karm je i zjadaj sąsiadów
web-game-evo = EVO
    .about = Kupuj geny, walcz i rozmnażaj dinozaury w zmiennym klimacie, aż spadnie meteoryt
web-game-dinosaurs = Bogowie kochają dinozaury
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
    .about = gra na chybił trafił: łatwo z nim wygrać
    .against = Zagraj z figlarnym botem
web-bot-greedy = głodny
    .about = gra, żeby wygrać
    .against = Zagraj z głodnym botem
web-bot-covington = Covington
    .about = łatwy: często się myli i nie patrzy daleko naprzód
    .against = Zagraj z botem Covington
web-bot-martens = Martens
    .about = łagodny: widzi najbliższe ruchy i czasem się myli
    .against = Zagraj z botem Martens
web-bot-anning = Anning
    .about = średni poziom: rzadko się myli, dobry do nauki
    .against = Zagraj z botem Anning
web-bot-fitzroy = FitzRoy
    .about = silny: patrzy naprzód i rzadko się myli
    .against = Zagraj z botem FitzRoy
web-bot-darwin = Darwin
    .about = najsilniejszy: myśli najdłużej
    .against = Zagraj z botem Darwin
web-level-step = { $bot } kończy wyżej niż { $weaker } w { $share } na 100 gier. Liczba gier w pomiarze: { $games }.
web-bot-too-slow = Bot { $bot } nie jest dostępny na tym serwerze: jego ruchy trwają tu zbyt długo.
web-levels-near = Poziomy botów zmierzono przy innym stole, { $ruleset }, liczba miejsc: { $seats }; tutaj różnice między nimi mogą być inne.
web-pace = Tempo
web-pace-none = Bez zegara
    .about = Graj we własnym tempie, choćby całymi dniami.
web-pace-quick = 10 min
    .about = Po 10 minut na całą grę plus 5 sekund za każdy ruch.
web-pace-calm = 30 min
    .about = Po 30 minut na całą grę plus 10 sekund za każdy ruch.
web-pace-move = 90 s na ruch
    .about = 90 sekund na każdy ruch.
web-pace-hours = 12 godzin na ruch
    .about = 12 godzin na każdy ruch.
web-pace-days = Dwa dni na ruch
    .about = Dwa dni na każdy ruch, jak w grze korespondencyjnej.
web-time-out = Gdy czas się skończy, do powrotu gracza gra bot { $bot }.
web-time-off = W dni wolne zegar gracza stoi.
web-presence-off = dni wolne do: { $date }
web-who-may-watch = Kto może oglądać
web-watch-nobody = Nikt
    .about = Stół widzą tylko gracze, którzy przy nim siedzą.
web-watch-link = Z linkiem
    .about = Oglądać może każdy, kto ma link; stołu nie ma na liście.
web-watch-all = Wszyscy
    .about = Stół jest na liście na stronie głównej. Otwarte miejsce może zająć każdy.
web-open-table = Otwórz stół
web-open-needs-name = Najpierw wpisz wyżej swoje imię.

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
web-running-tables-none = Nie ma teraz gry do oglądania. O tym, kto może oglądać, decyduje osoba, która otwiera stół.
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
web-your-move-since = twój ruch ({ $ago })
web-your-move-left = twój ruch, pozostało { $left }
web-move-of-since = ruch: { $name } ({ $ago })
web-table-sit = Usiądź
web-table-watch = Oglądaj
web-table-look = Zajrzyj
web-table-answer = Twój ruch
web-table-gather = Przejdź do stołu
web-table-replay = Odtwórz
web-table-analyse = Analizuj

## Settings

web-look = Wygląd
web-at-table = Przy stole
web-speed = Szybkość animacji
web-speed-is = { $speed ->
    [0] Od razu
    [1] Normalnie
   *[other] { $speed } ×
}
web-step = Krok po kroku
    .about = każde wydarzenie czeka, aż je zobaczysz
web-step-next = Dalej
web-step-skip = Przejdź na koniec
web-confirm = Potwierdzanie ruchów
web-confirm-never = Nigdy
web-confirm-grave = Tylko przed stratą
web-confirm-always = Zawsze
web-title = Tytuł karty przeglądarki
    .about = pokazuje „{ web-title-your-move }” na karcie przeglądarki
web-sound = Dźwięk
web-sound-off = Wyłączony
web-sound-quiet = Cichy
web-sound-full = Pełny
web-bots = Boty
web-bots-calm = Spokojnie
web-bots-quick = Szybko
web-bots-at-once = Od razu
web-bots-hold = Zatrzymaj boty
web-bots-go = Niech boty grają dalej
web-bot-for-you = Gra za ciebie bot.
web-threats = Pokazuj zagrożenia
    .about = Pod twoimi zwierzętami w Ewolucji: które drapieżniki mogą je teraz zaatakować.
web-notify = Powiadomienia
    .about = gdy Beagle jest otwarty w innej karcie
web-notify-forbidden = Przeglądarka blokuje powiadomienia. Możesz to zmienić w jej ustawieniach.

## A table that gathers

web-is-away = chwilowo nie ma przy stole
web-given = od ustawionej pozycji

## A table that is played

web-title-your-move = Twój ruch
web-reconnecting = Utracono połączenie. Łączymy ponownie…
web-question = Twoja decyzja
web-all-choices = { $choices ->
    [one] { $choices } możliwość
    [few] Wszystkie { $choices } możliwości jako lista
   *[many] Wszystkie możliwości ({ $choices }) jako lista
}
web-back = Wstecz
web-do-it = Potwierdź
web-not-this = Anuluj
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
# Read aloud: the answers follow, and what was touched for a move.
# Read aloud: so many moves that they are only counted.
web-log = Dziennik
web-rail-close = Zamknij dziennik
web-unseen = Nieznane karty
web-go-to = Przejdź do: { $name }
web-chat = Czat
web-way-stored = Co tu jest przechowywane
web-report = Zgłoś ten stół
web-report-title = Zgłoś ten stół
web-report-what = Co jest nie tak?
web-report-name = Imię gracza
web-report-chat = Wypowiedzi na czacie
web-report-play = Czyjeś zachowanie w grze
web-report-other = Coś innego
web-report-text = Własnymi słowami, jeśli chcesz
web-report-about = Prowadzący serwer zobaczy zgłoszenie, imiona graczy przy stole i ostatnie wiersze czatu. Gracze się o tym nie dowiedzą.
web-report-send = Wyślij zgłoszenie
web-report-sent = Dziękujemy. Prowadzący serwer może już przeczytać zgłoszenie.
web-this-table = Ten stół
web-download-record = Pobierz zapis gry
web-to-result = Zobacz wynik

## A device that is passed on

web-lift = To ja: { $name }

## The end

web-winners = { $winners ->
    [0] Nikt nie wygrywa
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[many] Wspólne zwycięstwo: { $names }
}
web-rules-changed = Zasady się zmieniły
web-continues = ciąg dalszy gry ze stołu, którego zasady się zmieniły

## Replays

web-replay = Powtórka
web-to-table = Przejdź do stołu
web-paste = Zapis gry lub pozycja
web-paste-about = Wklej tekst gry lub pozycji zapisany przez Beagle: obejrzysz ją ruch po ruchu i zagrasz dalej od dowolnej chwili.
web-paste-show = Pokaż
web-eyes = Widok
web-eyes-all = Jak widzą wszyscy
web-eyes-of = Jak widzi { $name }
web-copy-moment = Skopiuj link do tego ruchu
web-play-on = Graj dalej od tego miejsca
web-first = Początek
web-previous = Poprzedni ruch
web-next = Następny ruch
web-last = Koniec
web-play = Odtwarzaj
web-pause = Pauza
web-moment = Ruch

## The rulebook

web-rulebook = Zasady
web-search = Szukaj zasad i kart
web-rules-found = { $rules ->
    [0] Brak wyników.
    [one] { $rules } wynik
    [few] { $rules } wyniki
   *[many] { $rules } wyników
}
web-cards = Karty
web-no-such-rule = Nie ma takiej zasady.
web-book-evolution = Ewolucja
web-book-evo = EVO
web-book-dinosaurs = Bogowie kochają dinozaury
web-tip = Jak to wykorzystać
web-source = Źródło: { $sources }.
web-book-table = Zasady tego stołu
web-book-choose = Pokaż zasady dla
web-book-whole = Wszystkie zasady gry
web-book-different = Czym różni się ten stół
web-book-instead = Zastępuje { $rules }.
web-book-alters = Częściowo zmienia { $rules }.
web-book-altered = Przy tym stole sprawdź też { $rules }.
web-book-gone = Ta zasada nie obowiązuje przy tym stole. Zamiast niej: { $rules }.
web-book-absent = Ta zasada nie dotyczy tego stołu.
web-book-some = Przy niektórych stołach jest inaczej: { $rules }.
web-book-no-table = Nie ma takiego stołu; oto wszystkie zasady gry.
web-no-name = Pomiń: graj bez imienia
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-all = Dopasuj do ekranu

## The way to the lessons

web-way-learn = Nauka
lesson-first-time = Pierwszy raz tutaj?
lesson-in-minutes = Naucz się w pięć minut
lesson-no-thanks = Nie, dziękuję
lesson-before = Nie znasz tej gry? Naucz się jej w kilka minut.
