### What --help says in the terminal. A message is a command, its attributes are its options and arguments.
###   $games        the names of the games
###   $languages    the short names of the languages

## The frame

help-usage = Użycie: { $usage }
    .command = POLECENIE
    .options = OPCJE
    .args = ARGUMENTY
help-commands = Polecenia
help-parameters = Parametry
help-options = Opcje
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.
help-default = domyślnie: { $value }
help-required = wymagane
help-choices = do wyboru: { $values }
help-exit-codes = Kody wyjścia: 0 – wszystko w porządku, 1 – znaleziono błąd, 2 – złe użycie.

## Options of several commands

help-any =
    .lang = Język: { $languages }. Domyślnie język systemu (LC_ALL, LC_MESSAGES, LANG).
    .game = Gra: { $games }.
    .rules = Zestaw zasad; ich listę pokazuje `beagle games`. Domyślnie pierwszy w grze.
    .data = Folder danych serwera. Domyślnie BEAGLE_DATA albo zwykłe miejsce.
    .json = Wypisz JSON.

## Commands

help-beagle = Gry planszowe o ewolucji: graj w terminalu, szukaj zasad, odtwarzaj partie.
help-serve =
    Udostępnij stoły ludziom w przeglądarkach, botom i widzom. Ctrl+C zatrzymuje serwer; nic nie ginie.

    Każde ustawienie można też podać w środowisku, jako BEAGLE_PORT i tak dalej.
    .host = Adres, na którym serwer nasłuchuje; domyślnie połączyć się można tylko z tego komputera.
    .port = Port; przy 0 wybiera go system.
    .data = Folder bazy danych.
    .database = Adres bazy PostgreSQL zamiast folderu: postgresql://user@host/database. Domyślnie DATABASE_URL.
    .origins = Inne źródła, których strony mogą łączyć się z serwerem: a,b,c.
    .hosts = Nazwy tego serwera oprócz nazwy komputera: a,b,c.
    .root-path = Ścieżka, pod którą serwer jest widoczny za proxy, na przykład /beagle.
    .trusted-proxy = Ufaj nagłówkom X-Forwarded od proxy przed serwerem.
    .log-format = console dla ludzi, json dla programów.
    .compile-rules = Kompiluj w tle interpretowane zasady.
    .lan = Nasłuchuj w sieci lokalnej i pokaż adres z kodem QR dla telefonów.
    .open = Otwórz przeglądarkę, gdy serwer będzie gotowy.
help-play =
    Graj w tym terminalu z botami albo ze sobą nawzajem.

    Gdy przy jednej klawiaturze siedzi kilka osób, karty są zasłonięte, kiedy przechodzi ona z rąk do rąk.
    .seats = Kto gra, po jednej nazwie na miejsce: random, greedy i pięć poziomów (covington, martens, anning, fitzroy, darwin) to boty, hungry.py to twój własny bot, każda inna nazwa to osoba przy tej klawiaturze.
    .first = Kto zaczyna: miejsce (A, B …), nazwa z --seats albo lot (los).
    .seed = Ta sama liczba rozdaje tę samą partię.
    .record = Na koniec gry zapisz jej przebieg w tym pliku.
    .resume = Wróć do zapisanej partii.
    .rematch = Zagraj jeszcze raz z zasadami i miejscami z tego zapisu; zaczyna następny gracz w kolejności.
    .json = Wypisz wynik jako JSON.
help-games =
    Pokaż gry, ich zestawy zasad i opcje albo skład talii.

    Te nazwy przyjmują --game i --rules; opcje pisze się po zestawie zasad: --rules 'base+fly@gift half-deck'.
    .game = Tylko ta gra: { $games }.
    .deck = Pokaż, z czego składa się talia tego zestawu zasad.
    .seats = Dla tylu graczy; talia może od tego zależeć.
help-rules =
    Szukaj zasad i kart.

    Po numerach zasad i rozdziałów, ilu chcesz, albo po słowach, które muszą wystąpić wszystkie. Bez nich pokazuje listę rozdziałów. Jeśli zasada ma przykład, jest o tym mowa; pokazuje go --example. Z --rules to instrukcja jednego stołu: jego zasady i karty oraz to, co różni go od innych stołów.
    .words = Numery zasad (EV-DEV-05) lub rozdziałów (EV-DEV) albo szukane słowa.
    .example = Pokaż krok po kroku przykład o tej nazwie.
    .game = Gra: { $games }. Domyślnie evolution.
    .rules = Tylko zasady jednego stołu; ich listę pokazuje `beagle games`.
help-replay =
    Opowiedz zapisaną partię słowami.

    Jeśli w zapisie jest błąd, wiadomo, przy którym ruchu, a kod wyjścia to 1. Partia zapisana według starszych zasad jest odtwarzana według dzisiejszych; tam, gdzie się rozchodzą, podane są obie wersje i zasady, pozostałe ruchy są wypisane tak, jak je zapisano, a kod wyjścia to 3.
    .file = Zapis z `play --record` albo `save`.
    .seat = Pokaż tylko to, co widać z tego miejsca: A, B, … albo spectator (widz). Domyślnie wszystko.
    .to = Zatrzymaj się po tylu ruchach.
help-verify =
    Sprawdź, czy zapis jest poprawny, a los był uczciwy.

    Ruchy są dozwolone, wynik się zgadza; a jeśli zapis ujawnia swój sekret: to jest ten obiecany i to on rozdał karty i rzucał kostkami. Kod wyjścia to 1, jeśli coś się nie zgadza; z --commit także wtedy, gdy w zapisie brakuje danych do sprawdzenia skrótu.

    Partia zapisana według starszych zasad jest odtwarzana według dzisiejszych. Jeśli prowadzą gdzie indziej, nie da się stwierdzić, czy zapis jest poprawny: jest o tym mowa, a kod wyjścia to 3.
    .file = Zapis.
    .commit = Skrót, który pokazano ci przed grą; zapis musi się z nim zgadzać.
    .all = Odtwórz i sprawdź wszystkie partie z bazy danych serwera.
    .data = Z --all: folder danych serwera. Domyślnie BEAGLE_DATA albo zwykłe miejsce.
    .database = Adres bazy PostgreSQL serwera zamiast folderu.
help-backup =
    Skopiuj bazę danych serwera do pliku.

    Serwer może działać: kopia pokazuje stan z jednej chwili i zostaje sprawdzona. Zawiera sekrety trwających partii, więc trzymaj ją tam, gdzie tylko ty możesz ją przeczytać. Z --rescue kod wyjścia to 1, jeśli którejś partii nie dało się odczytać.
    .file = Dokąd trafia kopia. Starsza kopia zostaje zastąpiona, żaden inny plik nie.
    .rescue = Dla uszkodzonej bazy: skopiuj wszystkie partie, które da się odczytać, i wypisz pozostałe.
    .database = Adres bazy PostgreSQL serwera zamiast folderu.
help-restore =
    Przywróć kopię bazy danych serwera.

    Nie można tego zrobić, gdy serwer tam działa; a gdy baza nie jest pusta, trzeba podać --force.
    .file = Kopia z `backup`.
    .force = Przywróć, nawet jeśli baza już istnieje. Dotychczasowa zostaje pod inną nazwą.
    .database = Adres bazy PostgreSQL serwera zamiast folderu.
help-migrate =
    Przenieś gry serwera do PostgreSQL albo stamtąd do folderu.

    Nie wtedy, gdy działa serwer. Przenoszenie można przerwać: następne uruchomienie zacznie tam, gdzie skończyło się poprzednie. Na koniec każdy stół jest porównywany i odtwarzany, a stary magazyn zostaje oznaczony i żaden serwer już go nie otworzy.
    .to = Dokąd: postgresql://user@host/database albo folder. Musi być pusty.
    .data = Folder danych serwera. Domyślnie BEAGLE_DATA albo zwykłe miejsce.
    .database = Adres bazy PostgreSQL, z której przenieść gry.
help-tidy =
    Usuń stare dane z bazy serwera i oddaj miejsce na dysku.

    Działający serwer robi to sam, po trochu; to polecenie robi wszystko naraz, gdy żaden serwer tam nie działa. Trwające partie i stoły, przy których zbierają się gracze, zostają zawsze. Najpierw zrób kopię.
    .finished-days = Usuń zakończone partie starsze niż tyle dni; 0: żadnych. Domyślnie według ustawień.
    .closed-days = Usuń niedokończone stoły zamknięte tyle dni temu; 0: żadnych. Domyślnie według ustawień.
    .visitors-days = Usuń gości, których nie było od tylu dni, chyba że zostaje jakiś ich stół; 0: żadnych.
    .dry-run = Tylko policz. Serwer może działać.
    .database = Adres bazy PostgreSQL serwera zamiast folderu.
help-reports =
    Pokaż stoły zgłoszone przez gości, z uczestnikami i ostatnimi wierszami czatu.

    Serwer może działać. `beagle ban GOŚĆ` zamyka komuś dostęp do serwera.
    .done = Usuń to zgłoszenie: sprawa jest załatwiona.
help-ban =
    Zablokuj gościowi dostęp do serwera, pokaż blokady albo zdejmij jedną z nich.

    Serwer może działać: w ciągu minuty połączenia gościa się kończą i nie może on otwierać stołów, siadać, pisać ani zgłaszać. Jego publiczne stoły znikają z listy. Blokada dotyczy imienia i jego urządzeń, nie adresu.
    .whom = Gość, tak jak go nazywa `beagle reports`, albo stół i miejsce: abcdefgh:B.
    .why = Notatka dla siebie.
    .lift = Zdejmij blokadę.
    .list = Pokaż, kto jest zablokowany.
help-bot =
    Niech bot zajmie miejsce przy stole przez sieć.

    Gra do końca partii, a po zerwaniu połączenia łączy się znowu; zatrzymuje go Ctrl+C. Weź link w cudzysłów: zawiera znak #.
    .seat-link = Link do miejsca, https://HOST/t/TABLE#TOKEN; z --url wystarczy TABLE#TOKEN.
    .url = Adres serwera, jeśli nie ma go w linku.
    .name = Który bot gra: wbudowany albo plik twojego, na przykład hungry.py.
    .games = Ile partii. Po każdej oprócz ostatniej prosi o rewanż.
help-arena =
    Niech boty grają ze sobą.

    Mierzony jest pierwszy bot: jego udział w zwycięstwach i jego punkty w porównaniu z najlepszym z pozostałych. Każde rozdanie jest rozgrywane z każdego miejsca, żeby nikt nie miał lepszych kart.
    .bots = Po jednym na miejsce, mierzony jest pierwszy: nazwa bota, plik twojego bota albo greedy:trials=20.
    .games = Ile partii.
    .seed = Liczba pierwszego rozdania; następne idą po niej.
    .jobs = Ile partii toczy się jednocześnie. Domyślnie po jednej na rdzeń.
help-dataset =
    Partie dla programów uczących się: liczby rozdań i numery akcji.

    `make` każe grać botom i zapisuje partie; `info` mówi, co jest w pliku; `read` odtwarza jedną partię, decyzja po decyzji.
    .what = make, info albo read.
    .file = Plik z danymi. `make` nigdy nie nadpisuje pliku.
    .bots = make: kto gra, po jednym na miejsce, po przecinku: nazwa bota albo plik twojego bota.
    .games = make: ile partii.
    .seed = make: liczba dla wszystkich rozdań.
    .episode = read: która partia, licząc od 0.
help-cases =
    Sprawdź pliki z przypadkami zasad.

    Po wierszu na każdy, potem podsumowanie; kod wyjścia to 1, jeśli któryś się nie zgadza.
    .files = Pliki z przypadkami albo foldery z plikami *.case.
    .quiet = Tylko błędy i podsumowanie.
help-check = Stara nazwa `beagle cases`.
help-perft =
    Policz ciągi ruchów z pozycji.

    Każdy wynik losu jest ruchem; gra, która kończy się przed tą głębokością, się nie liczy.
    .position = Pozycja jako tekst, z wierszami połączonymi przez ' / ', albo plik, który ją zawiera.
    .depth = Głębokość w ruchach.
    .divide = Policz dla każdego pierwszego ruchu.
help-bench =
    Zmierz, jak szybkie są zasady.

    Losowe partie na jednym rdzeniu: decyzje na sekundę, czas kopii, zasady skompilowane i zwykłe.
    .seats = Ile miejsc.
    .games = Ile partii.
    .against = Inna wersja z gita: zbuduj ją i zmierz obie na zmianę.
