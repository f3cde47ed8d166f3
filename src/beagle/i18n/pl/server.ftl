### What the server says: refusals, lines of the chat, seats, clocks and tables.
### $seat is the name of the player who sits there; $error is a remark about notation, in English.

## Refusals

server-bad-message = Serwer tego nie zrozumiał. Odśwież stronę; jeśli to się powtórzy, daj nam znać.
server-old-client = Ta strona jest starsza niż serwer. Odśwież ją.
server-new-client = Ta strona jest nowsza niż serwer. Odśwież ją później.
server-bad-origin = Ta strona nie może łączyć się z tym serwerem.
server-bad-host = Serwer nie obsługuje tego adresu.
server-bad-name = Imię musi mieć przynajmniej jeden widoczny znak.
server-long-name = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
}
server-bad-text = Tu nic nie ma.
server-bad-link = Ten link już nie działa. Poproś właściciela stołu o nowy.
server-old-link = Ten link został już użyty. Poproś właściciela stołu o nowy.
server-bad-code = Ten kod nie działa. Sprawdź każdą literę.
server-bad-seats = W tę grę nie da się grać w tyle osób.
server-bad-clock = Nie ma takiego zegara.
server-too-fast = Nie tak szybko: odczekaj chwilę i spróbuj ponownie.
server-too-long = To jest za długie.
server-no-such-page = Pod tym adresem nic nie ma.
server-no-such-table = Nie ma takiego stołu albo nie masz do niego dostępu.
server-no-such-seat = Przy tym stole nie ma takiego miejsca.
server-nobody-next = Nie ma następnej osoby w kolejności: o tym, kto zaczyna, decydują tu kostki albo nie było jeszcze gry.
server-no-such-bot = Nie ma takiego bota.
server-bot-not-measured = Bot { $bot } nie jest tu dostępny: nikt jeszcze nie zmierzył, jak dobrze gra w tę grę.
server-bot-too-slow = Bot { $bot } nie jest dostępny na tym serwerze: jego ruchy trwają tu zbyt długo.
server-no-such-game = Nie ma takiej gry.
server-no-such-ruleset = Ta gra nie ma takich zasad.
server-bad-option = Opcja „{ $option }” jest dla { $least }–{ $most } graczy.
server-no-such-phrase = Nie ma takiego zwrotu.
server-no-such-answer = Na to pytanie nie można odpowiedzieć na zapas.
server-not-yours = To nie jest twoje miejsce.
server-not-asked = To nie twój ruch.
server-not-owner = Może to zrobić tylko właściciel stołu.
server-not-a-move = To nie jest ruch: { $error }
server-nothing-with-this = Nic z tym teraz nie zrobisz.
server-not-a-record = To nie jest ani zapis gry, ani pozycja: { $error }
# Where a typed move, or a pasted text, stops making sense. $expected is in English: it quotes the notation.
server-misread = wiersz { $line }, znak { $column }: oczekiwano: { $expected }, jest: { $found }
    .found = „{ $found }”
    .end = koniec
server-not-json = Serwer przyjmuje tylko JSON.
server-illegal = Zasady na to nie pozwalają.
server-stale = Gra potoczyła się dalej. Spójrz jeszcze raz i wybierz.
server-over = Ta gra jest skończona.
server-closed = Ten stół jest zamknięty.
server-not-older = Ten stół nie został zamknięty z powodu zasad.
server-older-rules = Tę grę rozegrano według starszych zasad i obecne nie pozwalają odtworzyć jej tak daleko.
server-not-started = Gra się jeszcze nie zaczęła.
server-already-started = Gra już się zaczęła.
server-seat-taken = To miejsce jest już zajęte.
server-seat-not-free = To miejsce nie jest otwarte dla wszystkich.
server-seats-missing = Są wolne miejsca: zaczekaj na graczy albo oddaj je botom.
server-no-spectators = Tego stołu nie można oglądać.
server-no-pictures = Ten serwer nie rysuje obrazków z gier. Osoba, która go prowadzi, może doinstalować to, czego brakuje: beagle-games[pictures].
server-not-over = Ta gra jeszcze się nie skończyła.
server-no-reviews = Ten serwer nie analizuje gier.
server-review-used-up = Czas na analizę tej gry został już wykorzystany: każdy stół ma swój limit.
server-not-reviewable = Tej gry nie można przeanalizować.
server-others-play = Inni wciąż tu grają.
server-not-practice = Stół treningowy jest tylko dla ciebie i botów.
server-still-here = Ten gracz wciąż jest w grze. W trakcie gry można wyprosić tylko gracza, za którego już gra bot, albo – w grze bez zegara – gracza, którego nie ma przy stole od dwóch minut.
server-sent-away = Właściciel wyprosił cię od tego stołu.
server-one-seat = Masz już miejsce przy tym stole.
server-banned = Prowadzący ten serwer zablokował ci dostęp.
server-other-name = To nie jest twoje imię. Wpisz je dokładnie tak, jak jest pokazane.
server-no-such-device = Tamto urządzenie nie jest już zalogowane pod twoim imieniem.
server-host-only = To może zrobić tylko prowadzący serwer. Najpierw podaj token.
server-bad-token = To nie jest token tego serwera.
server-draining = Ten serwer zaraz się zatrzyma, więc nie można tu otworzyć nowego stołu. Spróbuj ponownie za kilka minut.
server-no-backup = Gry są w PostgreSQL: kopię zrób poleceniem pg_dump.
server-no-such-report = Nie ma już takiego zgłoszenia.
server-no-such-visitor = Nie ma takiego gościa z imieniem albo nie jest zablokowany.
server-no-such-person = Nie siedzi tam nikt z imieniem, więc nie ma kogo zablokować. Możesz wyciszyć to miejsce.
server-nothing-to-undo = Nie ma czego cofnąć.
server-undo-pending = Ktoś prosi o cofnięcie ruchu; najpierw odpowiedz na tę prośbę.
server-no-undo = Nikt nie prosi o cofnięcie ruchu.
server-undo-away = Kogoś nie ma przy stole i nie można go zapytać. Dopóki nie wróci, możesz cofnąć tylko swój ostatni ruch, i tylko jeśli nic nie zostało odkryte.
server-undo-shown = Po twoim ostatnim wyborze coś zostało odkryte, więc nie można go cofnąć.
server-too-many-tables = Masz już tyle otwartych stołów, ile wolno. Najpierw dokończ lub zamknij któryś z nich.
server-too-many-connections = Serwer jest pełny albo z twojej sieci jest zbyt wiele połączeń. Zamknij inne okna lub spróbuj później.
server-too-many-options = W tej pozycji jest więcej ruchów, niż stół może pokazać. W rozdanej grze to się nie zdarza.
server-too-many-devices = To imię jest używane na zbyt wielu urządzeniach. Na jednym z nich wyloguj pozostałe (w ustawieniach); kod pozostaje ważny.
server-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
server-full = Serwer jest pełny i nie zapisze niczego nowego. Daj znać osobie, która go prowadzi.
server-cannot-read = Serwer nie potrafi już odczytać tej gry. Daj znać osobie, która go prowadzi.
server-cannot-write = Serwer nie zdołał tego zapisać, więc to się nie liczy. Spróbuj ponownie za chwilę.
server-in-doubt = Serwer stracił w tej chwili połączenie z bazą danych i nie wie, czy to się zapisało. Otwórz stół jeszcze raz.

## Lines of the chat

# A line of the chat that the server writes. $seat: the letter of a seat
notice-given = Ta gra zaczyna się od ustawionej pozycji. Osoba, która otworzyła stół, może znać zakryte karty, bo nie rozdano ich tutaj.
notice-rules = Zasady się zmieniły ({ $seat }). Wszystko, co dotąd zagrano, pozostaje ważne, więc gra toczy się dalej według nowych zasad.
notice-new-link = { $seat ->
    [Ty] Właściciel stołu utworzył nowy link do twojego miejsca: kto pierwszy go użyje, zobaczy karty tego miejsca.
   *[other] Właściciel stołu utworzył nowy link do miejsca ({ $seat }): kto pierwszy go użyje, zobaczy karty tego miejsca.
}
notice-old-link = { $seat ->
    [Ty] Ktoś użył starego linku do twojego miejsca i nie został wpuszczony.
   *[other] Ktoś użył starego linku do miejsca ({ $seat }) i nie został wpuszczony.
}
notice-link-used = { $seat ->
    [Ty] Ktoś użył nowego linku do twojego miejsca i widzi karty tego miejsca.
   *[other] Ktoś użył nowego linku do miejsca ({ $seat }) i widzi karty tego miejsca.
}

## Seats

server-seat-open = Otwarte
    .about = może usiąść każdy
server-seat-invited = Na zaproszenie
    .about = dla osoby, która ma link
server-seat-local = Na tym urządzeniu
    .about = przekazujecie sobie urządzenie
server-seat-bot = Bot
    .about = gra program

## Clocks

server-clock-none = Bez zegara
    .about = każdy gra we własnym tempie
server-clock-move = Czas na ruch
    .about = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } na każdy ruch
server-clock-total = Czas na całą grę
    .about = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } na całą grę plus { $increment ->
        [one] { $increment } sekunda
        [few] { $increment } sekundy
       *[many] { $increment } sekund
    } za każdy ruch
server-clock-hours = Godziny na ruch
    .about = { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
       *[many] { $hours } godzin
    } na każdy ruch
server-clock-days = Dni na ruch
    .about = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    } na każdy ruch

## Tables

server-status-gathering = czeka na graczy
server-status-playing = gra trwa
server-status-over = gra skończona
server-status-closed = zamknięty
