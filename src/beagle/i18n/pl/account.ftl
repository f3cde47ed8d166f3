### One’s own name on the settings page: devices, all games in a file, deleting it.

account-keep = Zachowaj imię bez hasła
account-scan = Na drugim urządzeniu wpisz kod albo zeskanuj obrazek.
account-devices = Twoje urządzenia
account-this-device = To urządzenie
account-device = Urządzenie { $number }
account-device-times = Dodane { $made }, ostatnio używane { $seen }
account-sign-out = Wyloguj
account-signed-out = Tamto urządzenie zostało wylogowane, a stare kody powrotu już nie działają. Nowy kod jest powyżej.
account-no-others = Żadne inne urządzenie nie używa twojego imienia.
account-again = Spróbuj ponownie
account-data = Twoje gry i twoje imię
account-games = Pobierz wszystkie moje gry
account-games-about = Jeden plik zip z zapisami twoich gier. Z trwających gier zawiera tylko to, co wolno ci widzieć.
account-games-making = Zbieramy twoje gry…
account-games-saved = Plik jest w pobranych.
account-games-newest = Plik jest w pobranych. Zawiera 1000 najnowszych gier; starszych w nim nie ma.
account-delete = Usuń moje imię
account-gone = To zostanie usunięte:
account-gone-name = twoje imię, kod powrotu, wszystkie urządzenia i lista osób, które blokujesz
account-gone-chat = wszystkie twoje wypowiedzi na czatach
account-gone-tables = { $tables ->
    [one] zamknięty zostanie { $tables } twój stół, przy którym nikt inny nie gra
    [few] zamknięte zostaną { $tables } twoje stoły, przy których nikt inny nie gra
   *[many] zamkniętych zostanie { $tables } twoich stołów, przy których nikt inny nie gra
}
account-stays = To pozostanie:
account-stays-running = { $games ->
    [one] { $games } trwająca gra: bot zagra za ciebie do końca
    [few] { $games } trwające gry: bot zagra za ciebie do końca
   *[many] { $games } trwających gier: bot zagra za ciebie do końca
}
account-stays-finished = { $games ->
    [0] twoje zakończone gry, jeśli jakieś są: na twoim miejscu będzie „gracz”
    [one] { $games } zakończona gra: na twoim miejscu będzie „gracz”
    [few] { $games } zakończone gry: na twoim miejscu będzie „gracz”
   *[many] { $games } zakończonych gier: na twoim miejscu będzie „gracz”
}
account-stays-records = zapisy i obrazki pobrane przez innych oraz kopie zrobione przez prowadzącego serwer
account-stays-reports = { $days ->
    [0] zgłoszenia do prowadzącego, które cię cytują, dopóki ich nie usunie
    [one] zgłoszenia do prowadzącego, które cię cytują, przez { $days } dzień
    [few] zgłoszenia do prowadzącego, które cię cytują, przez { $days } dni
   *[many] zgłoszenia do prowadzącego, które cię cytują, przez { $days } dni
}
account-more = Masz więcej stołów, niż tu policzono.
account-sure = Tego nie da się cofnąć. Aby potwierdzić, wpisz swoje imię: { $name }
account-delete-now = Usuń na zawsze
account-deleting = Usuwanie…
account-keep-name = Zostaw
