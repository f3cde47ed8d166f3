### The sentences of the command line.

## Errors

cli-wrong = beagle: { $error }
cli-wrong-use = beagle: { $error } (zob. { $command } --help)
cli-too-many = to nie należy do polecenia: { $text }
cli-no-command = nie ma polecenia „{ $text }”
cli-no-option = nie ma opcji { $text }
cli-meant = czy chodziło o { $meant }?
# $kind: number, flag, or other
cli-bad-value = „{ $value }” nie pasuje do { $option }{ $kind ->
    [number] : potrzebna jest liczba
    [flag] : potrzebne jest true albo false
   *[other] {""}
}
cli-no-value = brakuje parametru albo jego wartości: { $option }
cli-twice = { $option } podano dwa razy
cli-misused = nie można zrozumieć polecenia: { $text }
cli-no-game = nie ma gry „{ $text }”; są: { $games }
cli-no-language = nie ma języka „{ $text }”; są: { $languages }
cli-cannot-go-on = nie można zapisać wyniku: { $reason }
cli-extra = do tego potrzebny jest pakiet { $package }, którego nie zainstalowano: { $install }
cli-cannot-read = nie można odczytać { $file }: { $reason }
cli-cannot-write = nie można zapisać { $file }: { $reason }
cli-dataset-bad = nie można użyć pliku { $file }: { $reason }
cli-dataset-exists = plik { $file } już istnieje, nie został nadpisany
cli-dataset-made = { $file }: gry: { $games }, decyzje: { $steps }, bajty: { $bytes }
cli-dataset-no-episode = nie ma gry o numerze { $number }
cli-no-folder = nie ma takiego folderu
cli-not-text = { $file } nie jest tekstem
cli-not-a-record = { $file } istnieje i nie jest zapisem gry, więc pozostaje bez zmian
cli-resume-seats = { $file } to gra dla { $seats } graczy: podaj tyle samo w --seats
cli-resume-older = Gra zaczęła się według wersji { $was } zasad. Wszystkie jej ruchy są poprawne także w wersji { $now }: gra toczy się dalej według niej.
cli-resume-from-there = Gra toczy się dalej od tego miejsca, według wersji { $now } zasad.
cli-resume-kept = Zapis według starszych zasad zachowano jako { $file }.
cli-empty-seat = w „{ $seats }” jedno z miejsc nie ma nazwy; nazwy rozdziela się przecinkami, na przykład me,greedy
cli-no-first = „{ $first }” nie może zacząć: podaj miejsce od A do { $last }, imię, które ma tylko jeden z graczy, albo lot (los)
cli-resume-alone = --resume wznawia rozpoczętą grę: --first i --rematch są dla nowej
cli-no-bot = nie ma bota „{ $name }”; czy chodziło o { $meant }?
cli-level-unmeasured = Nie zmierzono jeszcze, jak silne są poziomy botów przy takim stole: grają według pierwszego oszacowania.
cli-level-near = Poziomy botów zmierzono przy innym stole ({ $ruleset }, liczba miejsc: { $seats }); tutaj różnice między nimi mogą być inne.
cli-no-seat = nie ma miejsca { $seat }; są miejsca od A do { $last } oraz spectator
cli-seed = ziarno musi wynosić co najmniej 0, a nie { $seed }
cli-replay-to = --to musi wynosić co najmniej 0, a nie { $to }
cli-perft-depth = głębokość musi wynosić co najmniej 1, a nie { $depth }
cli-perft-empty = pozycja jest pusta
cli-perft-no-file = „{ $text }” nie jest ani plikiem, ani pozycją (pozycja zaczyna się tak: evolution base@gift …)
cli-bench-games = liczba gier musi wynosić co najmniej 1, a nie { $games }
cli-cases-what = podaj pliki z przypadkami do sprawdzenia
cli-cases-empty = w folderze { $folder } nie ma pliku *.case
cli-cases-old-name = Polecenie `beagle check` nazywa się teraz `beagle cases`.

## Playing

cli-you = Ty
cli-and = i
cli-welcome = Witaj na pokładzie! Wpisz numer, aby wybrać, albo ?, aby uzyskać pomoc. (Ziarno { $seed })
cli-hand-over = Klawiaturę przejmuje { $name }. { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
cli-left = Wychodzisz z gry przed jej końcem.
cli-left-kept = Aby grać dalej: beagle play --resume { $file }
cli-options = { $options ->
    [one] { $options } możliwość
    [few] { $options } możliwości
   *[many] { $options } możliwości
}
cli-back = Enter: powrót do wszystkich możliwości
cli-only = Enter: potwierdź
cli-no-such-number = Wpisz numer od 1 do { $options }, ruch albo ?, aby uzyskać pomoc.
cli-no-such-option = Żadna możliwość nie zawiera „{ $text }”.
cli-legal = Ruch { $move } jest zgodny z zasadami.
cli-bot-plays = { $name }: na tym miejscu gra teraz { $bot }. Wpisz back przy następnym pytaniu, żeby wrócić do gry.
cli-bot-which = Który bot? Jeden z tych: { $bots }
cli-is-back = { $name }: z powrotem przy stole.
cli-nobody-away = Nikogo nie zastępuje tu bot.
cli-why-what = Który ruch? Na przykład: why { $move }
cli-not-a-move = „{ $text }” to ani ruch, ani polecenie. (? – pomoc)
cli-misread = Znak { $column }, oczekiwano: { $expected }; jest: { $found }. (? – pomoc)
cli-wanted-animal = zwierzę
cli-wanted-there = zwierzę na stole ({ $there })
cli-wanted-trait = cecha
cli-wanted-card = karta
cli-wanted-cell = współrzędne pola
cli-wanted-place = obszar
cli-wanted-track = miejsce na torze
cli-wanted-move = ruch
cli-wanted-end = koniec ruchu
cli-wanted-more = dalszy ciąg ruchu
cli-wanted-sign = { $number ->
    [1] znak { $signs }
   *[other] jeden ze znaków { $signs }
}
cli-too-narrow = { $columns ->
    [one] Plansza ma { $columns } znak szerokości; ten terminal jest węższy.
    [few] Plansza ma { $columns } znaki szerokości; ten terminal jest węższy.
   *[many] Plansza ma { $columns } znaków szerokości; ten terminal jest węższy.
}
cli-save-where = Gdzie zapisać? Na przykład: save moja.game
cli-saved = Zapisano w { $file }, ze wszystkimi zakrytymi kartami: nie podglądaj.
cli-winners = { $winners ->
    [one] Zwycięstwo: { $names }!
    [few] Wspólne zwycięstwo: { $names }!
   *[many] Wspólne zwycięstwo: { $names }!
}
cli-help =
    numer         wybierz tę możliwość
    /SŁOWA        pokaż tylko możliwości z tymi słowami
    Enter         weź jedyną możliwość albo znów pokaż wszystkie
    ruch          w notacji podanej obok każdej możliwości; pas to -
    why RUCH      czy ten ruch jest dozwolony, a jeśli nie, która zasada go zabrania?
    hint          podpowiedź, w treningu z botami: gdzie patrzeć, potem dlaczego, potem ruch
    bot [NAZWA]   odtąd gra za ciebie bot: greedy albo ten, którego podasz; kończy to back, które może wpisać każdy
    cards         co jest wydrukowane na twoich kartach
    answers [N]   twoje odpowiedzi na zapas; answers N włącza lub wyłącza jedną
    table, moves  pokaż znów stół albo możliwości
    log [N]       co się wydarzyło, ostatnie N wierszy
    rules SŁOWA   szukaj zasad i kart; rules { $rule } pokazuje jedną
    save PLIK     zapisz grę do pliku; beagle play --resume PLIK ją wznawia
    quit          wyjdź
## Evolution's table
cli-answers-on = wł.
cli-answers-off = wył.
cli-answers-how = answers N włącza lub wyłącza tę odpowiedź na zapas.
cli-answers-none = W tej grze nie ma odpowiedzi na zapas.

cli-evolution-turn = Runda { $turn }
cli-evolution-bank = baza { $tokens }
cli-evolution-place = { $place } { $tokens }
cli-evolution-deck = talia { $cards }
cli-evolution-middle = odkryte na środku: { $cards }
cli-evolution-hand = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
cli-evolution-discarded = odrzucone: { $cards }
cli-evolution-points = { $points ->
    [one] na razie { $points } punkt
    [few] na razie { $points } punkty
   *[many] na razie { $points } punktów
}
cli-evolution-first = pierwszy gracz
cli-evolution-no-animals = brak zwierząt
cli-evolution-need = potrzeby { $tokens }
cli-evolution-fed = nakarmione
cli-evolution-hungry = głodne
cli-evolution-used = użyta
cli-evolution-rested = odpoczywa w tej rundzie
cli-evolution-fresh = od następnej rundy
cli-evolution-poisoned = zatrute
cli-evolution-paralysed = sparaliżowane
cli-evolution-swims = pływa bez karty
cli-evolution-from-fat = pokarm z tłuszczu
cli-evolution-remains = do odtworzenia
cli-evolution-joined = { $trait }
cli-evolution-directed = { $trait }: symbiontem zwierzęcia { $animal } jest { $partner }
cli-evolution-your-hand = Twoja ręka:
cli-evolution-hand-title = { $cards ->
    [0] Nie masz kart na ręce.
    [one] Masz na ręce { $cards } kartę:
    [few] Masz na ręce { $cards } karty:
   *[many] Masz na ręce { $cards } kart:
}
cli-evolution-discard-title = { $cards ->
    [0] Nie masz kart odrzuconych.
   *[other] Twoje karty odrzucone ({ $cards }):
}
cli-evolution-animal = Zwierzę { $animal }
cli-evolution-animals = zwierzęta
cli-evolution-traits = cechy
cli-evolution-needs = dodatkowe żetony pokarmu
cli-evolution-ocean = w Oceanie
cli-evolution-earlier = wcześniejsze rundy
cli-evolution-total = punkty
cli-evolution-discard = karty odrzucone

## Rules

cli-games-seats = --seats wymaga --deck: dla ilu graczy jest talia?
cli-games-options = Opcje: { $options }
cli-left-out-game = Gry „{ $name }” z pakietu { $package } nie można użyć: { $reason }
cli-left-out-bot = Bota „{ $name }” z pakietu { $package } nie można użyć: { $reason }
cli-plain-notation = Ruch zapisz tak, jak pokazuje go lista.
cli-plain-cards = W tej grze nie ma kart do obejrzenia.
cli-rules-count = { $rules ->
    [one] ({ $rules } zasada)
    [few] ({ $rules } zasady)
   *[many] ({ $rules } zasad)
}
cli-rules-none = Żadna zasada i żadna karta nie zawiera wszystkich słów: { $words }
cli-rules-no-id = Nie ma zasady ani rozdziału { $id }. Rozdziały wypisze `beagle rules`.
cli-example-pointer = Przykład: { $title } (`beagle rules --example { $id }`)
cli-example-none = nie ma przykładu „{ $id }”; są: { $ids }
cli-example-prompt = Enter: dalej · b: wstecz · q: koniec
cli-rules-source = Część: { $module }. Źródło: { $sources }.

## Replays, cases, counting

cli-replay-unfinished = { $moves ->
    [one] Po { $moves } ruchu wybiera { $name }.
    [few] Po { $moves } ruchach wybiera { $name }.
   *[many] Po { $moves } ruchach wybiera { $name }.
}
cli-replay-undo = { $name } cofa ruch.
cli-replay-resign = { $name } poddaje grę.
cli-replay-bot = { $name }: dalej gra bot.
cli-replay-return = { $name } wraca do gry.
cli-replay-cut = Zapis się urywa: jest wynik, ale nie ma ruchów, które do niego prowadzą.
cli-replay-rest = { $moves ->
    [one] Potem wykonano jeszcze { $moves } ruch:
    [few] Potem wykonano jeszcze { $moves } ruchy:
   *[many] Potem wykonano jeszcze { $moves } ruchów:
}
cli-replay-stood = Punkty na końcu, według tamtych zasad: { $points }
cli-replay-ended = { $how ->
    [resigned] Grę poddano
   *[abandoned] Grę porzucono
} { $moves ->
    [one] po { $moves } ruchu.
    [few] po { $moves } ruchach.
   *[many] po { $moves } ruchach.
}
cli-cases-summary = { $failed ->
    [0] Zaliczone: { $passed }.
   *[other] Zaliczone: { $passed }, niezaliczone: { $failed }.
}
cli-perft = { $sequences ->
    [one] głębokość { $depth }: { $sequences } ciąg ruchów
    [few] głębokość { $depth }: { $sequences } ciągi ruchów
   *[many] głębokość { $depth }: { $sequences } ciągów ruchów
}
cli-perft-counting = liczenie


## beagle serve

cli-serving = Beagle działa pod adresem { $address }
cli-serving-lan = W tej sieci: { $address }
cli-serving-stop = Zatrzymasz go przez Ctrl+C; gdy uruchomisz go ponownie, gry potoczą się dalej.
cli-serving-host = Strona prowadzącego: { $address }  Token: { $token }
cli-serving-host-set = Strona prowadzącego: { $address }  Token jest w BEAGLE_HOST_TOKEN.
cli-no-server = w { $folder } nie ma wpisu o działającym serwerze; uruchom go poleceniem `beagle serve` albo podaj folder przez --data
cli-several-servers = działa tu kilka serwerów: { $addresses }; wybierz jeden przez --port
cli-no-answer = serwer { $address } nie odpowiada
cli-failed = serwer nie mógł tego zrobić
cli-host-version = Beagle { $version }, Python { $python }, zasady { $rules ->
    [compiled] skompilowane
   *[interpreted] interpretowane
}
cli-host-here = Połączenia tutaj: { $connected }, osoby z imieniem: { $people }, stoły w pamięci: { $live }
cli-host-tables = Stoły: w grze { $playing }, czekają na graczy { $gathering }, zakończone { $over }, zamknięte { $closed }
cli-host-stored = Zapisane: { $size } MB, goście: { $visitors }
cli-host-reports = Zgłoszenia: { $reports }
cli-host-nodes = Serwery: { $nodes }
cli-host-said = Ogłoszone wszystkim: { $text }
cli-tables-none = Nie ma takich stołów.
cli-people-none = Nie ma takich gości.
cli-people-banned = blokada
cli-list-more = Pokazano tylko najnowsze: { $count }.
cli-errors-none = Od uruchomienia nie było ostrzeżeń ani błędów.
cli-drain-on = Nie można tu już otwierać nowych stołów; gry trwają, dopóki serwer nie zostanie zatrzymany.
cli-drain-given = Stoły przechodzą na inne serwery. Ten można zatrzymać.
cli-drain-off = Można tu znowu otwierać stoły.
cli-announced = Ogłoszono wszystkim: { $text }
cli-announced-nothing = Ogłoszenie wycofane.
cli-serving-compiling = Zasady kompilują się w tle. Następne uruchomienie będzie szybsze.
cli-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $reason }

## beagle bot

cli-bot-games = liczba gier musi wynosić co najmniej 1, a nie { $games }
cli-bot-over = Koniec gry. Punkty: { $points }. Zwycięstwo: { $winners }.

## hint

cli-hint-practice = Podpowiedzi służą do treningu: dostajesz je tylko wtedy, gdy wszyscy pozostali to boty.
cli-hint-where = Spójrz tutaj: { $what }. Wpisz hint jeszcze raz, żeby dowiedzieć się dlaczego.
cli-hint-between = W grę wchodzą dwa ruchy: { $one } – albo: { $other }. Wpisz hint jeszcze raz, żeby dowiedzieć się dlaczego.
cli-hint-equal = Wszystkie twoje ruchy są mniej więcej równe. Wpisz hint jeszcze raz, żeby dowiedzieć się więcej.
cli-hint-only = Jest tylko jeden ruch.
cli-hint-wins = Ten ruch od razu wygrywa grę.
cli-hint-points = Ten ruch od razu daje ci punkty: { $number }. Tak jest niezależnie od tego, co mają inni (sprawdzone rozdania: { $worlds }).
cli-hint-harm = Ten ruch od razu kosztuje innych punkty: { $number }. Tak jest niezależnie od tego, co mają (sprawdzone rozdania: { $worlds }).
cli-hint-tried = Ten ruch wypadł najlepiej w wypróbowanych kontynuacjach (ich liczba: { $number }). Uwzględniono tylko to, co możesz wiedzieć. Wpisz hint jeszcze raz, żeby zobaczyć ruch.
cli-hint-move = { $words } ({ $move })

## beagle arena

cli-arena-what = podaj boty, po jednym na miejsce: beagle arena hungry.py random
cli-arena-number = { $name } musi wynosić co najmniej 1, a nie { $number }
cli-arena-seats = na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
 } potrzeba co najmniej tylu botów, a jest ich { $bots }
cli-arena-other = w pliku { $file } są gry innego turnieju (różnica: { $what }); podaj inny plik w --keep
cli-arena-bot = bot
cli-arena-rating = ranking
cli-arena-odds = szanse
cli-arena-about = Ranking: skala Elo, średnia to 0. Szanse: ile razy częściej bot kończy wyżej niż następny. ms: milisekundy na decyzję. ± i nawiasy: 95-procentowe przedziały ufności liczone na podstawie rozdań.
cli-arena-playing = gry trwają
cli-arena-title = { $bot } kontra { $others }
cli-arena-games = gier
cli-arena-compiled = zasady skompilowane
cli-arena-interpreted = zasady interpretowane
cli-arena-won = wygranych
cli-arena-points = punktów
cli-arena-best-other = najlepszy z pozostałych
cli-arena-ahead = przewaga
cli-arena-choice = na decyzję

## beagle ladder

cli-ladder-none = dla tego stołu nie zmierzono poziomów; beagle ladder pokaże te, które zmierzono
cli-ladder-table = { $game }, { $ruleset }, miejsc: { $seats }
cli-ladder-over = { $stronger } kontra { $weaker }
cli-ladder-step = stopień
cli-ladder-odds = szanse
cli-ladder-interval = 95%
cli-ladder-about = Szanse: ile razy częściej silniejszy kończy wyżej niż słabszy. Zmierzone w grach, każde rozdanie z każdego miejsca; przedział ufności liczony na podstawie rozdań.

## Checking records and stored games

cli-verify-what = podaj zapis gry do sprawdzenia albo sprawdź wszystkie przechowywane gry przez --all
cli-verify-bad-commit = --commit to skrót z początku gry: 64 cyfry szesnastkowe
cli-verify-moves = każdy ruch jest zgodny z zasadami
cli-verify-commit = sekret jest tym, który obiecano
cli-verify-deal = pozycja początkowa wynika z sekretu
cli-verify-chances = każdy rzut kostką zgadza się z sekretem
cli-verify-result = wynik się zgadza
cli-verify-start = tego zapisu nie da się odtworzyć: { $detail }
cli-verify-illegal = ruch { $move }: { $detail }
cli-verify-other-position = ruch { $move }, { $detail }: nie prowadzi do pozycji z zapisu
cli-verify-other-commit = zapis podaje inny skrót niż ten, który ci pokazano: { $detail }
cli-verify-other-secret = obiecano inny sekret: skrót tego to { $detail }
cli-verify-other-deal = z sekretu wynika inna pozycja początkowa; w zapisie jest: { $detail }
cli-verify-no-deal = z sekretu nie wynika żadne rozdanie: { $detail }
cli-verify-other-chance = ruch { $move }: { $detail }: w nawiasie rzut wynikający z sekretu
cli-verify-other-result = wynik nie zgadza się z ruchami, które dają { $detail }
cli-verify-over = według zapisu gra została przerwana ({ $detail }), ale rozegrano ją do końca
cli-verify-cut = zapis ma wynik, ale jego ruchy nie prowadzą do końca gry
cli-verify-row = przechowywany stół: { $detail }
cli-verify-asked-no-secret = skrótu nie da się porównać z tym zapisem: nie ujawnia on sekretu
cli-verify-asked-given = skrótu nie da się porównać z tym zapisem: według niego pozycję początkową ktoś ustawił
cli-verify-no-secret = (nie sprawdzono: zapis nie ujawnia sekretu)
cli-verify-no-commit = (nie sprawdzono: niczego nie obiecano; jeśli pokazano ci skrót, podaj go przez --commit)
cli-verify-given = (nie sprawdzono: gra zaczęła się od ustawionej pozycji)
cli-verify-continued = (nie sprawdzono: gra jest dalszym ciągiem wcześniejszej)
cli-verify-not-by-these = (nie sprawdzono: grę rozegrano według starszych zasad)
cli-verify-none = (nie było żadnych)
cli-verify-going-on = (nie sprawdzono: gra jeszcze trwa)
cli-verify-no-result = (nie sprawdzono: zapis nie podaje wyniku)
cli-verify-not-reached = (nie sprawdzono: ruchy tam nie prowadzą)
cli-verify-true = Zapis jest poprawny, o ile da się to sprawdzić.
cli-verify-fair = Zapis jest poprawny, a losowanie było uczciwe.
cli-verify-unheld = Zapis nie dowodzi, że losowano tak, jak obiecano.
cli-verify-false = Zapis nie jest poprawny.
cli-verify-older = Starsze zasady: od czasu tej gry zasady się zmieniły, więc nie da się wykazać ani że zapis jest poprawny, ani że nie jest.
cli-verify-all-older = { $older ->
    [one] { $older } grę rozegrano według starszych zasad i nie da się jej odtworzyć do końca.
    [few] { $older } gry rozegrano według starszych zasad i nie da się ich odtworzyć do końca.
   *[many] { $older } gier rozegrano według starszych zasad i nie da się ich odtworzyć do końca.
}
cli-verify-replaying = odtwarzanie
cli-verify-all = { $games ->
    [one] { $games } przechowywana gra
    [few] { $games } przechowywane gry
   *[many] { $games } przechowywanych gier
}: { $wrong ->
    [0] wszystko się zgadza.
    [one] { $wrong } nie jest poprawna.
    [few] { $wrong } nie są poprawne.
   *[many] { $wrong } nie jest poprawnych.
}
cli-verify-all-none = Nie zaczęła się tu jeszcze żadna gra.

## The server's database

cli-serve-damaged = { $error }. Przywróć kopię: beagle restore PLIK --force. Jeśli jej nie ma, beagle backup --rescue PLIK skopiuje to, co da się odczytać, a beagle restore PLIK --force umieści to na miejscu.
cli-serve-unread = Baza danych jest uszkodzona: nie da się odczytać { $count ->
    [one] { $count } gry ({ $tables }), serwer działa bez niej
    [few] { $count } gier ({ $tables }), serwer działa bez nich
    [many] { $count } gier ({ $tables }), serwer działa bez nich
   *[other] { $count } gier ({ $tables }), serwer działa bez nich
 }. Pozostałe gry toczą się dalej. Aby to naprawić, zatrzymaj serwer i przywróć kopię (beagle restore PLIK --force) albo zachowaj to, co da się odczytać: beagle backup --rescue PLIK, a potem beagle restore PLIK --force. Folder danych: { $folder }.
cli-backup-damaged = { $error }. Kopii nie zrobiono. beagle backup --rescue PLIK skopiuje to, co da się odczytać.
cli-backup-lost = { $count ->
    [one] Nie udało się odczytać { $count } stołu, nie ma go w kopii: { $tables }
    [few] Nie udało się odczytać { $count } stołów, nie ma ich w kopii: { $tables }
    [many] Nie udało się odczytać { $count } stołów, nie ma ich w kopii: { $tables }
   *[other] Nie udało się odczytać { $count } stołów, nie ma ich w kopii: { $tables }
 }
cli-backup-done = Skopiowano do { $file }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $entries ->
    [one] { $entries } wpis.
    [few] { $entries } wpisy.
   *[many] { $entries } wpisów.
}
cli-restore-done = Przywrócono do { $folder }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $entries ->
    [one] { $entries } wpis.
    [few] { $entries } wpisy.
   *[many] { $entries } wpisów.
}
cli-restore-before = Poprzednia baza nazywa się teraz { $file }.
cli-restore-taken = { $error }; --force wstawia kopię w to miejsce, a dotychczasową bazę zachowuje obok
cli-migrate-which = Gry przenosi się z folderu do PostgreSQL albo z powrotem: podaj folder i adres bazy, na przykład beagle migrate --to postgresql://user@host/database.
cli-migrate-copying = kopiowanie stołów
cli-migrate-replaying = porównywanie i odtwarzanie
cli-migrate-done = Przeniesiono do { $place }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $entries ->
    [one] { $entries } wpis.
    [few] { $entries } wpisy.
   *[many] { $entries } wpisów.
} Każdy stół został porównany i odtworzony. Od teraz uruchamiaj serwer z nową bazą.
cli-migrate-broken = { $count ->
    [one] Ten stół był uszkodzony już wcześniej i taki pozostał
    [few] Te stoły były uszkodzone już wcześniej i takie pozostały
   *[many] Te stoły były uszkodzone już wcześniej i takie pozostały
}: { $tables }.
cli-backup-database = PostgreSQL ma do tego własny program: pg_dump -Fc --dbname={ $address } --file={ $file }. Potem beagle verify --all --database ADRES odtworzy wszystkie gry przywróconej kopii.
cli-restore-database = PostgreSQL ma do tego własny program: pg_restore --clean --if-exists --dbname={ $address } { $file }. Potem beagle verify --all --database { $address } odtworzy wszystkie gry.
cli-ban-what = podaj gościa, któremu chcesz zablokować dostęp, albo pokaż listę przez --list
cli-ban-done = { $name } ({ $visitor }): dostęp zablokowany.
cli-ban-lifted = { $name } ({ $visitor }): dostęp przywrócony.
cli-ban-none = Nikt nie jest zablokowany.
cli-reports-none = Nie ma zgłoszeń.
cli-reports-head = { $number }. { $day }, stół { $table }: { $why }
cli-reports-owner = właściciel
cli-report-name = imię
cli-report-chat = czat
cli-report-play = czyjeś zachowanie w grze
cli-report-other = coś innego

cli-tidy-done = Usunięto: { $finished ->
    [one] { $finished } zakończoną grę
    [few] { $finished } zakończone gry
   *[many] { $finished } zakończonych gier
}, { $closed ->
    [one] { $closed } zamknięty stół
    [few] { $closed } zamknięte stoły
   *[many] { $closed } zamkniętych stołów
}, { $visitors ->
    [one] { $visitors } gościa
    [few] { $visitors } gości
   *[many] { $visitors } gości
}.
cli-tidy-would = Zostałyby usunięte: { $finished ->
    [one] { $finished } zakończona gra
    [few] { $finished } zakończone gry
   *[many] { $finished } zakończonych gier
}, { $closed ->
    [one] { $closed } zamknięty stół
    [few] { $closed } zamknięte stoły
   *[many] { $closed } zamkniętych stołów
}, { $visitors ->
    [one] { $visitors } gość
    [few] { $visitors } goście
   *[many] { $visitors } gości
}. Nic nie zmieniono.

## Evolution's notation

cli-evolution-notation =
    Notacja: +swimming nowe zwierzę, swimming:a cecha na a, cooperation:a~b cecha wspólna,
    a* żeton dla a, a>m a atakuje m, a.hibernation użyj cechy, a.piracy>m na m, - pas.
    Zwierzę można też podać z nazwy: A1>B2 to A1 atakuje B2.

## The table of Gods Love Dinosaurs

cli-dinosaurs-notation =
    Notacja: frog1 pierwszy kafel w kolumnie żab, 1,0:2,0 jego pierwsza połowa na 1,0, a druga na 2,0,
    0,-1+-1,0 młode z 0,-1 na -1,0, 0,0>1,0>0,0 przejście, 0,0x niech ginie, hatch wyklucie, - nic więcej.
cli-dinosaurs-turn = Tura { $turn }
cli-dinosaurs-stacks = kafle w stosach: { $tiles }
cli-dinosaurs-marker = ▲ dinozaury
cli-dinosaurs-eggs = { $golden ->
    [0] jaja: { $ordinary }
   *[other] jaja: { $ordinary }, złote: { $golden }
}
cli-dinosaurs-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-dinosaurs-first = pierwszy gracz
cli-dinosaurs-on = { $figure } na polu { $cell }
cli-dinosaurs-beside = na polu { $cell }
cli-dinosaurs-legend = Tereny: L jezioro (żaby), P równina (króliki), F las (szczury), U teren uniwersalny (wszystkie ofiary), M góra, * gniazdo.
cli-dinosaurs-figures = Zwierzęta: f żaba, h królik, r szczur, t tygrys, e orzeł, D dinozaur; ' już po akcji, + właśnie się urodziło.
cli-dinosaurs-golden = złote jaja
cli-dinosaurs-ordinary = jaja
cli-dinosaurs-dinosaurs = dinozaury
cli-dinosaurs-total = punkty

## EVO's table

cli-evo-notation =
    Notacja: 2=3 stawka 3 w kolumnie 2, 0,0>1,0 ruch, 0,0x1,0 atak, 0,0~3,1 przeprawa wodą, 0,0^2,0 przelot,
    +1,0 młode, 0,0+1,0 jeden za drugiego, x1,0 ginie, >1,0 ucieka, @2 miejsce, !terror>1,0 karta, - pas.
cli-evo-round = Runda { $round }
cli-evo-terrain = { $terrain }: { $ground }
cli-evo-pile = { $tokens ->
    [one] został { $tokens } żeton klimatu
    [few] zostały { $tokens } żetony klimatu
   *[many] zostało { $tokens } żetonów klimatu
}
cli-evo-next = następny: { $token ->
    [meteor] meteoryt
   *[other] { $token }
}
cli-evo-legend = Y plaża, G równina, B wzgórze, W góra; { $markhot } gorąco, { $markcold } mroźno, { $markdeadly } zabójczo; teraz { $dies } by zginął, { $maydie } mógłby zginąć
cli-evo-holdings = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $dinosaurs ->
    [one] { $dinosaurs } dinozaur
    [few] { $dinosaurs } dinozaury
   *[many] { $dinosaurs } dinozaurów
}
cli-evo-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
cli-evo-active = działa: { $cards }
cli-evo-laboratory = Laboratorium
cli-evo-event-card = karta wydarzenia
cli-evo-no-bid = wolna
cli-evo-bid = { $seat }: stawka { $bid }
cli-evo-dinosaur = Dinozaur na polu { $cell }
cli-evo-column = Kolumna { $column }: { $gene }
cli-evo-column-card = Kolumna { $column }: karta wydarzenia
cli-evo-hand-title = { $cards ->
    [0] Nie masz kart wydarzeń na ręce.
    [one] Masz na ręce { $cards } kartę wydarzenia:
    [few] Masz na ręce { $cards } karty wydarzeń:
   *[many] Masz na ręce { $cards } kart wydarzeń:
}
cli-evo-genes-title = { $cards ->
    [0] Twój gatunek nie ma genów.
   *[other] Geny twojego gatunku:
}
cli-evo-mp = punkty mutacji
cli-evo-dinosaurs = dinozaury

## beagle review

cli-review-counting = liczenie
cli-review-going-on = ta gra jeszcze trwa; analizować można tylko skończoną
cli-review-early = ta gra skończyła się przed czasem; analizować można tylko rozegraną do końca
cli-review-older = tę grę rozegrano według starszych zasad, więc nie można jej przeanalizować
cli-review-short = ta gra jest za krótka, by powiedzieć, co przesądziło o jej wyniku
cli-review-not-fitted = Dla tych zasad szans nie skalibrowano: traktuj je jako przybliżone.
cli-review-luck-is = Szczęście to tyle, ile dały lub zabrały kostki i karty w porównaniu ze średnią ze wszystkich rzutów i kart, które mogły się trafić.
cli-review-seat = gracz
cli-review-start = początek
cli-review-luck = szczęście
cli-review-own = własne decyzje
cli-review-others = decyzje innych
cli-review-end = koniec
cli-review-turning-open = Co przesądziło o wyniku, przy odkrytych kartach
cli-review-turning = { $name ->
    [Ty] Co przesądziło o wyniku, według tego, co było ci wiadomo
   *[other] Co przesądziło o wyniku, według tego, co mógł wiedzieć gracz { $name }
 }
cli-review-no-turning = Żaden pojedynczy krok nie zmienił wiele.
cli-review-move = Ruch { $number }, { $name }: { $move }
cli-review-chance = Ruch { $number }, los: { $move }
cli-review-great = jedyny dobry ruch
cli-review-inaccurate = niedokładność, kosztuje około { $cost } { $cost ->
    [one] szansy
    [few] szans
   *[many] szans
} na 100; lepiej: { $best }
cli-review-mistake = błąd, kosztuje około { $cost } { $cost ->
    [one] szansy
    [few] szans
   *[many] szans
} na 100; lepiej: { $best }
cli-review-lucky = szczęście, około { $number } { $number ->
    [one] szansy
    [few] szans
   *[many] szans
} na 100
cli-review-unlucky = pech, około { $number } { $number ->
    [one] szansy
    [few] szans
   *[many] szans
} na 100
cli-review-about = Szanse pochodzą z kontynuacji, w których za wszystkich gra ten sam gracz. Nikt nie odpowiada za to, czego nie mógł wiedzieć.
