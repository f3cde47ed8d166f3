### What is stored about people: the page that the About page links to. $days is a number of days.

stored-first = Aby tu grać, wystarczy imię: bez konta, hasła i adresu e-mail. Oto co serwer o tobie przechowuje i jak długo.
stored-for-ever = Te dane są przechowywane, dopóki prowadzący serwer ich nie usunie.

stored-name = Twoje imię
    .about = Wybrane imię, skrót kodu powrotu oraz czas pierwszej i ostatniej wizyty.
stored-name-days = { $days ->
    [one] Usuwane { $days } dzień po ostatniej wizycie, chyba że przechowywany jest jeszcze jakiś twój stół.
    [few] Usuwane { $days } dni po ostatniej wizycie, chyba że przechowywany jest jeszcze jakiś twój stół.
    [many] Usuwane { $days } dni po ostatniej wizycie, chyba że przechowywany jest jeszcze jakiś twój stół.
   *[other] Usuwane { $days } dnia po ostatniej wizycie, chyba że przechowywany jest jeszcze jakiś twój stół.
}
stored-devices = Twoje urządzenia
    .about = Dla każdego urządzenia skrót jego pliku cookie oraz czas dodania i ostatniego użycia. Te dane znikają razem z imieniem albo po wylogowaniu urządzenia.
stored-seats = Twoje miejsca
    .about = Przy których stołach i pod jakim imieniem siedzisz, skróty linków do miejsc, czyje wypowiedzi wyciszasz i kogo wyproszono od stołu. Te dane znikają razem ze stołem.
stored-games = Gry
    .about = Każdy ruch z czasem, karty i rzuty kostką. Zakończone gry mogą oglądać inni, jeśli stół dopuszcza widzów.
stored-games-days = { $days ->
    [one] Zakończone gry są usuwane po { $days } dniu.
    [few] Zakończone gry są usuwane po { $days } dniach.
    [many] Zakończone gry są usuwane po { $days } dniach.
   *[other] Zakończone gry są usuwane po { $days } dnia.
}
stored-closed-days = { $days ->
    [0] Stoły zamknięte przed końcem gry też są przechowywane.
    [one] Stoły zamknięte przed końcem gry są usuwane po { $days } dniu.
    [few] Stoły zamknięte przed końcem gry są usuwane po { $days } dniach.
    [many] Stoły zamknięte przed końcem gry są usuwane po { $days } dniach.
   *[other] Stoły zamknięte przed końcem gry są usuwane po { $days } dnia.
}
stored-chat = Czat
    .about = Ostatnie 200 wierszy każdego stołu, z imieniem i czasem. Znikają razem ze stołem.
stored-blocks = Osoby, które blokujesz
    .about = Zablokowane osoby się o tym nie dowiadują. Lista znika razem z imieniem.
stored-notices = Powiadomienia
    .about = Jeśli je włączysz: adres przeglądarki w usłudze push albo adres e-mail, godziny ciszy i czas wysłania powiadomień. Adresy znikają, gdy je usuniesz, reszta razem z imieniem.
stored-days = Dni wolne
    .about = Ich daty i liczba dni wykorzystanych w tym roku. Znikają razem z imieniem.
stored-reports = Zgłoszenia
    .about = Kto i dlaczego zgłosił który stół, imiona przy tym stole i ostatnie 20 wierszy czatu. Może je czytać tylko prowadzący serwer.
stored-reports-days = { $days ->
    [one] Zgłoszenia są usuwane po { $days } dniu.
    [few] Zgłoszenia są usuwane po { $days } dniach.
    [many] Zgłoszenia są usuwane po { $days } dniach.
   *[other] Zgłoszenia są usuwane po { $days } dnia.
}
stored-bans = Zablokowany dostęp
    .about = Komu i kiedy zablokowano dostęp do serwera oraz notatka prowadzącego. Wpis zostaje, dopóki blokada nie zostanie zdjęta albo imię usunięte.

stored-not = Czego się nie przechowuje
stored-not-addresses = Twojego adresu sieciowego. Przez chwilę jest w pamięci, by ograniczyć liczbę zapytań z jednego adresu, i nigdy nie jest zapisywany. Serwer pośredniczący może prowadzić własny dziennik.
stored-not-log = Imion, czatu i kart w dzienniku serwera: jest tam tylko to, co i kiedy się stało. Gdy strona natrafi na błąd, zapisywany jest jedynie jego rodzaj i miejsce w naszym kodzie.
stored-not-others = Niczego dla osób trzecich: nie ma reklam, śledzenia ani zapytań do innych serwerów.
stored-not-browser = Ustawień tej przeglądarki: język, wygląd strony i linki do miejsc są w samej przeglądarce i znikają, gdy wyczyścisz jej dane.

stored-you = Co możesz zrobić
stored-you-about = Na stronie ustawień możesz zmienić imię, wylogować inne urządzenia, pobrać wszystkie swoje gry i usunąć swoje imię. Jeśli chcesz usunąć grę przed czasem, poproś prowadzącego ten serwer.
