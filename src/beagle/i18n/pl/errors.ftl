### What is wrong with something that was typed, pasted or configured: tables, bots, settings, files.
### These sentences come after a colon and end without a full stop.
###   $least, $most, $seats     numbers of seats
###   $where                    where a setting was given: --port, BEAGLE_PORT

## Tables

error-no-table = nie ma zestawu zasad „{ $table }”; są: { $tables }
error-no-table-own = nie ma zestawu zasad „{ $table }”; są: { $tables }, a z własnymi elementami { $own }
error-no-option = { $known ->
    [0] zestaw { $table } nie ma opcji, więc nie ma też „{ $option }”
   *[other] zestaw { $table } nie ma opcji „{ $option }”; ma: { $options }
}
error-seats = { $table }: może być od { $least } do { $most } miejsc, a nie { $seats }
error-option-seats = opcja { $option }: może być od { $least } do { $most } miejsc, a nie { $seats }
error-only-one = przy stole może być tylko jedna z tych opcji: { $options }
error-no-ruleset = zestaw zasad ma nazwę, na przykład base@gift

## Bots

error-no-bot = nie ma bota „{ $name }”; są: { $bots }; dla własnego bota podaj jego plik, na przykład hungry.py
error-bot-file = { $file }: nie ma takiego pliku
error-bot-none = { $file }: nie ma w nim bota; bot to klasa z metodami { $methods } (docs/bots.md)
error-bot-several = { $file }: jest w nim kilka botów, wybierz jednego: { $bots }
error-bot-other = { $file }: nie ma w nim bota „{ $name }”; są: { $bots }
error-bot-no-settings = { $bot }: ustawienia ma tylko { $greedy }
error-bot-settings = { $bot }: ustawienia zapisuje się tak: greedy:trials=20,danger=0

## Settings of the server

error-setting = „{ $value }” nie pasuje do { $where }
error-setting-number = „{ $value }” nie pasuje do { $where }: potrzebna jest liczba
error-setting-least = „{ $value }” nie pasuje do { $where }: potrzebne jest co najmniej { $limit }
error-setting-most = „{ $value }” nie pasuje do { $where }: potrzebne jest co najwyżej { $limit }
error-setting-flag = „{ $value }” nie pasuje do { $where }: potrzebne jest yes albo no
error-setting-delay = „{ $value }” nie pasuje do { $where }: najpierw krótsze opóźnienie, na przykład 1-3
error-setting-log-format = „{ $value }” nie pasuje do { $where }: potrzebne jest console albo json
error-setting-root-path = „{ $value }” nie pasuje do { $where }: potrzebna jest ścieżka jak /beagle, bez / na końcu
error-setting-docs = „{ $value }” nie pasuje do { $where }: potrzebny jest folder utworzony przez ./run docs
error-setting-metrics-token = ta wartość nie pasuje do { $where }: potrzeba od 16 do 200 liter, cyfr lub symboli, bez spacji
error-setting-host-token = ta wartość nie pasuje do { $where }: potrzeba od 16 do 200 liter, cyfr lub symboli, bez spacji
error-setting-database = ta wartość nie pasuje do { $where }: potrzebny jest adres jak postgresql://beagle@db/beagle
error-setting-hosts = „{ $value }” nie pasuje do { $where }: potrzebna jest nazwa jak games.local
error-setting-origins = „{ $value }” nie pasuje do { $where }: potrzebny jest adres jak https://games.example.org
error-setting-notices-contact = „{ $value }” nie pasuje do { $where }: potrzebny jest adres jak mailto:host@example.org
error-setting-mail-from = „{ $value }” nie pasuje do { $where }: potrzebny jest adres jak beagle@example.org
error-setting-smtp = ta wartość nie pasuje do { $where }: potrzebny jest adres jak smtps://name:password@mail.example.org
error-setting-mail = e-maile wymagają jeszcze BEAGLE_MAIL_FROM (nadawca) i BEAGLE_ORIGINS (dokąd prowadzą linki)
error-setting-notices-extra = powiadomienia wymagają dodatkowych pakietów: { $install }

## Files and addresses: what the system says

error-no-such-file = nie ma takiego pliku ani folderu
error-not-allowed = brak uprawnień
error-is-a-folder = to jest folder
error-not-a-folder = część ścieżki nie jest folderem
error-exists = już istnieje
error-long-name = nazwa jest za długa
error-disk-full = dysk jest pełny
error-read-only = dysk jest tylko do odczytu
error-disk = błąd odczytu lub zapisu na dysku
error-too-many-files = otwarto zbyt wiele plików
error-port-taken = tego portu używa inny program
error-no-such-address = ten komputer nie ma takiego adresu
error-system = system zgłasza: { $name }

## Bazy danych i pliki serwera

error-no-database = { $path }: nie ma tu bazy danych
error-not-a-database = { $path }: to nie jest baza danych
error-server-runs = { $folder }: w tym folderze działa już inny serwer
error-no-visitor = żaden gość z imieniem nie ma identyfikatora { $visitor }; identyfikatory pokazuje `beagle reports`
error-no-seat = przy stole { $table } nie ma miejsca { $seat }
error-not-banned = { $visitor }: dostęp nie jest zablokowany
error-no-report = nie ma zgłoszenia o numerze { $number }
error-not-a-dataset = to nie jest zbiór gier Beagle
error-not-a-record = wiersz { $line }: to nie jest zapis gry; zapis zaczyna się od [Game …]
