### What --help says in the terminal. A message is a command, its attributes are its options and arguments.
###   $games        the names of the games
###   $languages    the short names of the languages

## The frame

help-usage = Użycie: { $usage }
    .command = POLECENIE
    .options = OPCJE
    .args = ARGUMENTY
    .text = TEKST
    .number = LICZBA
    .path = ŚCIEŻKA
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
    .rules = Zestaw zasad; listę zestawów pokazuje `beagle games`. Domyślnie pierwszy w grze.
    .data = Folder danych serwera. Domyślnie BEAGLE_DATA albo standardowy folder.
    .database = Adres bazy PostgreSQL serwera zamiast folderu.
    .port = Port serwera, jeśli działa ich tu kilka.
    .json = Wypisz JSON.

## Commands

help-beagle = Gry planszowe o ewolucji: graj w terminalu, szukaj zasad, odtwarzaj gry.
help-serve =
    Udostępnij stoły ludziom w przeglądarkach, botom i widzom. Ctrl+C zatrzymuje serwer; nic nie ginie.

    Każde ustawienie można też podać w zmiennej środowiskowej: BEAGLE_PORT i tak dalej.
    .host = Adres, na którym serwer nasłuchuje; domyślnie połączyć się można tylko z tego komputera.
    .port = Port; przy 0 wybiera go system.
    .data = Folder bazy danych.
    .database = Adres bazy PostgreSQL zamiast folderu: postgresql://user@host/database. Domyślnie DATABASE_URL.
    .nodes = Z tej samej bazy korzystają też inne serwery: każdy stół należy do jednego z nich. Tę opcję trzeba podać na każdym z nich.
    .origins = Inne źródła, których strony mogą łączyć się z serwerem: a,b,c.
    .hosts = Nazwy tego serwera oprócz nazwy komputera: a,b,c.
    .root-path = Ścieżka, pod którą serwer jest widoczny za proxy, na przykład /beagle.
    .docs = Folder z dokumentacją, utworzony przez ./run docs: serwer pokazuje ją pod /docs.
    .trusted-proxy = Ufaj nagłówkom X-Forwarded od proxy przed serwerem.
    .notices-contact = Jak usługi powiadomień mają się z tobą kontaktować: mailto:host@example.org. Włącza powiadomienia w przeglądarkach.
    .smtp = Serwer poczty: smtps://name:password@mail.example.org. Włącza powiadomienia e-mailem.
    .mail-from = Nadawca e-maili: beagle@example.org.
    .log-format = console dla ludzi, json dla programów.
    .compile-rules = Kompiluj w tle interpretowane zasady.
    .lan = Nasłuchuj w sieci lokalnej i pokaż adres z kodem QR dla telefonów.
    .open = Otwórz przeglądarkę, gdy serwer będzie gotowy.
help-play =
    Graj w tym terminalu z botami albo z innymi osobami.

    Gdy przy jednej klawiaturze gra kilka osób, karty są zasłonięte, dopóki klawiatury nie przejmie następna osoba.
    .seats = Kto gra, po jednej nazwie na miejsce: random, greedy i pięć poziomów (covington, martens, anning, fitzroy, darwin) to boty, hungry.py to twój własny bot, każda inna nazwa to osoba przy tej klawiaturze.
    .first = Kto zaczyna: miejsce (A, B …), nazwa z --seats albo lot (los).
    .seed = To samo ziarno daje to samo rozdanie.
    .record = Na koniec gry zapisz jej przebieg w tym pliku.
    .resume = Wróć do zapisanej gry.
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

    Podaj dowolnie wiele numerów zasad lub rozdziałów albo szukane słowa: znajdzie się to, co zawiera je wszystkie. Bez argumentów pojawia się lista rozdziałów. Przy zasadzie podany jest jej przykład, jeśli go ma; pokazuje go --example. Z --rules to instrukcja jednego stołu: jego zasady i karty oraz to, co różni go od innych stołów.
    .words = Numery zasad (EV-DEV-05) lub rozdziałów (EV-DEV) albo szukane słowa.
    .example = Pokaż krok po kroku przykład o tej nazwie.
    .game = Gra: { $games }. Domyślnie evolution.
    .rules = Tylko zasady jednego stołu; listę zestawów zasad pokazuje `beagle games`.
help-replay =
    Opisz słowami przebieg zapisanej gry.

    Jeśli w zapisie jest błąd, podany jest ruch, przy którym wystąpił, a kod wyjścia to 1. Gra zapisana według starszych zasad jest odtwarzana według dzisiejszych; tam, gdzie przestaje do nich pasować, podane są obie wersje i zasady, pozostałe ruchy są wypisane tak, jak je zapisano, a kod wyjścia to 3.
    .file = Zapis z `play --record` albo `save`.
    .seat = Pokaż tylko to, co widać z tego miejsca: A, B, … albo spectator (widz). Domyślnie wszystko.
    .to = Zatrzymaj się po tylu ruchach.
help-verify =
    Sprawdź, czy zapis jest poprawny, a losowanie było uczciwe.

    Sprawdzane jest, czy ruchy są dozwolone, a wynik się zgadza; jeśli zapis ujawnia sekret, także czy to ten obiecany i czy wynikają z niego rozdane karty i rzuty kostkami. Kod wyjścia to 1, jeśli coś się nie zgadza; z --commit także wtedy, gdy w zapisie brakuje danych do sprawdzenia skrótu.

    Gra zapisana według starszych zasad jest odtwarzana według dzisiejszych. Jeśli potoczyłaby się według nich inaczej, nie da się stwierdzić, czy zapis jest poprawny: pojawia się taka informacja, a kod wyjścia to 3.
    .file = Zapis.
    .commit = Skrót, który pokazano ci przed grą; zapis musi się z nim zgadzać.
    .all = Odtwórz i sprawdź wszystkie gry z bazy danych serwera.
    .data = Z --all: folder danych serwera. Domyślnie BEAGLE_DATA albo standardowy folder.
help-backup =
    Skopiuj bazę danych serwera do pliku.

    Serwer może działać: kopia pokazuje stan z jednej chwili i zostaje sprawdzona. Zawiera sekrety trwających gier, więc trzymaj ją tam, gdzie tylko ty możesz ją przeczytać. Z --rescue kod wyjścia to 1, jeśli którejś gry nie dało się odczytać.
    .file = Dokąd trafia kopia. Starsza kopia zostaje zastąpiona, żaden inny plik nie.
    .rescue = Dla uszkodzonej bazy: skopiuj wszystkie gry, które da się odczytać, i wypisz pozostałe.
help-restore =
    Przywróć kopię bazy danych serwera.

    Nie można tego zrobić, gdy serwer tam działa; a gdy baza nie jest pusta, trzeba podać --force.
    .file = Kopia z `backup`.
    .force = Przywróć, nawet jeśli baza już istnieje. Dotychczasowa zostaje pod inną nazwą.
help-migrate =
    Przenieś gry serwera do PostgreSQL albo stamtąd do folderu.

    Nie można tego zrobić, gdy serwer działa. Przenoszenie można przerwać: następne uruchomienie podejmie je tam, gdzie skończyło poprzednie. Na koniec każdy stół jest porównywany i odtwarzany, a dotychczasowa baza zostaje oznaczona i żaden serwer już jej nie otworzy.
    .to = Dokąd: postgresql://user@host/database albo folder. Miejsce docelowe musi być puste.
    .data = Folder danych serwera. Domyślnie BEAGLE_DATA albo standardowy folder.
    .database = Adres bazy PostgreSQL, z której mają zostać przeniesione gry.
help-tidy =
    Usuń stare dane z bazy serwera i zwolnij miejsce na dysku.

    Działający serwer robi to sam, po trochu; to polecenie robi wszystko naraz, gdy żaden serwer tam nie działa. Trwające gry i stoły, przy których zbierają się gracze, zostają zawsze. Najpierw zrób kopię.
    .finished-days = Usuń zakończone gry starsze niż tyle dni; 0 – nie usuwaj. Domyślnie według ustawień.
    .closed-days = Usuń stoły zamknięte przed końcem gry co najmniej tyle dni temu; 0 – nie usuwaj. Domyślnie według ustawień.
    .visitors-days = Usuń gości, których nie było od tylu dni, chyba że zostaje jakiś ich stół; 0 – nie usuwaj.
    .dry-run = Tylko policz. Serwer może działać.
help-reports =
    Pokaż stoły zgłoszone przez gości, z uczestnikami i ostatnimi wierszami czatu.

    Serwer może działać. `beagle ban GOŚĆ` zamyka komuś dostęp do serwera.
    .done = Usuń to zgłoszenie: sprawa jest załatwiona.
help-ban =
    Zablokuj gościowi dostęp do serwera, pokaż blokady albo zdejmij jedną z nich.

    Serwer może działać: w ciągu minuty gość zostaje rozłączony i nie może otwierać stołów, siadać, pisać ani wysyłać zgłoszeń. Jego publiczne stoły znikają z listy. Blokada dotyczy imienia i urządzeń gościa, nie adresu.
    .whom = Gość, tak jak go nazywa `beagle reports`, albo stół i miejsce: abcdefgh:B.
    .why = Notatka dla siebie.
    .lift = Zdejmij blokadę.
    .list = Pokaż, kto jest zablokowany.
help-host =
    Pokaż, gdzie jest strona prowadzącego działającego serwera, jej token i stan serwera: wersje, osoby, dane.

    Token jest nowy po każdym uruchomieniu, chyba że ustala go BEAGLE_HOST_TOKEN. Kto go ma, zarządza serwerem.
help-tables =
    Wypisz stoły działającego serwera, od ostatnio używanych, i osoby, które przy nich siedzą.

    Bez kart: o trwającej grze widać tylko, ile ma ruchów.
    .status = Które stoły: playing, gathering, over albo closed.
help-people =
    Wypisz gości działającego serwera, od ostatnio obecnych.

    `beagle ban GOŚĆ` blokuje komuś dostęp.
    .name = Tylko goście z tym tekstem w imieniu.
help-errors =
    Wypisz ostatnie ostrzeżenia i błędy działającego serwera, od najnowszych.

    Podają, co się stało i w którym miejscu kodu; nigdy nie wymieniają osób ani kart.
help-drain =
    Opróżnij działający serwer przed zatrzymaniem: nie można na nim już otwierać nowych stołów.

    Jeśli inne serwery używają tej samej bazy danych, przejmują jego stoły i połączenia. Jeśli działa sam, gry trwają dalej.
    .off = Pozwól znowu otwierać stoły.
help-announce =
    Ogłoś coś wszystkim na działającym serwerze i na wszystkich serwerach z tą samą bazą danych.

    Ogłoszenie przez pewien czas widać na każdej stronie. Bez tekstu poprzednie ogłoszenie zostaje wycofane.
    .text = Co ogłosić.
    .minutes = Przez ile minut jest widoczne.
help-bot =
    Posadź bota przy stole w sieci.

    Gra do końca, a po zerwaniu połączenia łączy się znowu; zatrzymuje go Ctrl+C. Weź link w cudzysłów: zawiera znak #.
    .seat-link = Link do miejsca, https://SERWER/t/STÓŁ#TOKEN; z --url wystarczy STÓŁ#TOKEN.
    .url = Adres serwera, jeśli nie ma go w linku.
    .name = Który bot gra: wbudowany albo plik twojego, na przykład hungry.py.
    .games = Ile gier. Po każdej oprócz ostatniej prosi o rewanż.
help-arena =
    Niech boty grają ze sobą.

    Wszystkie boty dostają ranking według kolejności, w jakiej kończyły gry (model Placketta-Luce’a), z przedziałami ufności liczonymi na podstawie rozdań. Każde rozdanie jest rozgrywane z każdego miejsca, żeby nikt nie miał lepszych kart. Pierwszy bot jest też pokazany osobno: jego udział w zwycięstwach i jego punkty w porównaniu z najlepszym z pozostałych.
    .bots = Po jednym na miejsce, z --seats może być więcej: nazwa bota, plik twojego bota albo greedy:trials=20.
    .seats = Ile miejsc przy stole, jeśli botów jest więcej: każda grupa tylu botów rozgrywa każde rozdanie.
    .games = Ile gier.
    .seed = Ziarno pierwszego rozdania; następne mają kolejne liczby.
    .jobs = Ile gier toczy się jednocześnie. Domyślnie po jednej na rdzeń.
    .keep = Plik na wyniki. Przerwany turniej toczy się dalej od miejsca przerwania; z większym --games będzie dłuższy.
    .ray = Adres klastra Ray, który rozegra gry, albo `local`. Potrzebny jest dodatek ray.
help-ladder =
    Pokaż poziomy botów i to, o ile każdy jest silniejszy od poprzedniego.

    Wszystkie stoły, dla których zmierzono poziomy, albo tylko stoły wybranej gry, wybranego zestawu zasad lub z wybraną liczbą miejsc. Pozostałe stoły korzystają z pomiarów najbliższego.
    .game = Tylko ta gra: { $games }.
    .rules = Tylko ten zestaw zasad.
    .seats = Tylko stoły z tyloma miejscami.
    .svg = Zapisz wykres w tym pliku.
    .markdown = Jako tabela w Markdownie.
help-review =
    Pokaż, co przesądziło o wyniku skończonej gry: szanse, szczęście, decyzje, przełomy.

    Szanse wszystkich graczy na zwycięstwo po każdym ruchu, według tego, co każdy mógł wiedzieć. Liczone są z kontynuacji, w których za wszystkich gra jeden i ten sam gracz. Dla każdego szansa na początku, szczęście, własne decyzje i decyzje innych dają w sumie wynik. Ocena porównuje ruch z najlepszym znalezionym i jest podawana tylko tam, gdzie jest pewna.
    .file = Zapis skończonej gry.
    .eyes = Czyje przełomy: litera miejsca. Domyślnie przy odkrytych kartach.
    .fine = Licz dokładniej: około dziesięć razy więcej obliczeń.
    .seed = Inne ziarno daje inne kontynuacje.
    .svg = Narysuj szanse w tym pliku.
    .keep = Plik na obliczenia. Przerwana analiza ruszy dalej od miejsca przerwania, a skończona pokaże się od razu.
help-dataset =
    Twórz i czytaj zbiory gier do uczenia maszynowego.

    `make` każe grać botom i zapisuje gry jako ziarna rozdań i numery akcji; `info` mówi, co jest w pliku; `read` odtwarza jedną grę, decyzja po decyzji.
    .what = make, info albo read.
    .file = Plik z danymi. `make` nigdy nie nadpisuje pliku.
    .bots = make: kto gra, po jednym na miejsce, po przecinku: nazwa bota albo plik twojego bota.
    .games = make: ile gier.
    .seed = make: ziarno wszystkich rozdań.
    .episode = read: która gra, licząc od 0.
help-cases =
    Sprawdź pliki z przypadkami zasad.

    Po wierszu na każdy, potem podsumowanie; kod wyjścia to 1, jeśli któryś się nie zgadza.
    .files = Pliki z przypadkami albo foldery z plikami *.case.
    .quiet = Tylko błędy i podsumowanie.
help-check = Stara nazwa `beagle cases`.
help-perft =
    Policz ciągi ruchów z pozycji.

    Każdy wynik losowania liczy się jako ruch; gier, które kończą się przed tą głębokością, się nie liczy.
    .position = Pozycja jako tekst, z wierszami połączonymi przez ' / ', albo plik, który ją zawiera.
    .depth = Głębokość w ruchach.
    .divide = Policz dla każdego pierwszego ruchu.
help-bench =
    Zmierz, jak szybkie są zasady.

    Losowe gry na jednym rdzeniu: decyzje na sekundę, czas kopiowania pozycji, zasady skompilowane i interpretowane.
    .seats = Ile miejsc.
    .games = Ile gier.
    .against = Inna wersja z gita: zbuduj ją i zmierz obie na zmianę.
