### Calling people to their tables: what a notice says, its e-mails, the settings of it, days off.
###   $table     the name of a table
###   $game      the name of a game
###   $left      a time: «14 hours»

## Notices

call-move = Twój ruch: { $table }
call-short = Kończy się czas: { $table }
call-over = Koniec gry: { $table }
call-left = { $game }. Pozostało: { $left }.
call-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
call-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
call-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
call-test = Powiadomienia z Beagle działają
    .about = Tak wygląda powiadomienie. Nigdy nie ma w nim kart.

## E-mails

call-mail-confirm = Ktoś chce dostawać od Beagle e-maile na ten adres, gdy jest jego ruch. Jeśli to ty, otwórz link i potwierdź:
    .subject = Beagle: czy to twój adres?
call-mail-ignore = Jeśli to nie ty, nic nie rób. Więcej nie napiszemy.
call-mail-stop = Nie chcę więcej e-maili: { $link }

## Refusals

server-no-push = Ten serwer nie wysyła powiadomień do przeglądarek.
server-no-mail = Ten serwer nie wysyła e-maili.
server-bad-push-address = { $why ->
    [https] Adres usługi powiadomień musi zaczynać się od https.
    [unknown] Nie znaleziono usługi powiadomień.
    [keys] Nie można użyć kluczy tej przeglądarki.
   *[other] Nie można użyć tego adresu usługi powiadomień.
}
server-bad-mail-address = To nie jest adres e-mail.
server-too-many-channels = Nie można dodać więcej urządzeń z powiadomieniami. Najpierw usuń jedno.
server-no-such-channel = Już to usunięto.
server-mail-failed = Nie udało się wysłać e-maila. Spróbuj później.
server-bad-days-off = Możesz wziąć od 1 do { $most } dni wolnych.
server-no-days-off = { $left ->
    [0] W tym roku nie masz już dni wolnych.
    [one] W tym roku masz jeszcze { $left } dzień wolny.
    [few] W tym roku masz jeszcze { $left } dni wolne.
   *[many] W tym roku masz jeszcze { $left } dni wolnych.
}

## The settings

web-call = Powiadomienia
    .about = Jedno na stół, dopóki nie zajrzysz. Podaje stół, grę i pozostały czas, nigdy karty.
web-call-off = Ten serwer nie wysyła powiadomień.
web-call-unsupported = Ta przeglądarka nie odbiera powiadomień. Na iPhonie najpierw dodaj Beagle do ekranu początkowego.
web-call-blocked = Przeglądarka blokuje powiadomienia z Beagle. Możesz to zmienić w jej ustawieniach.
web-call-here = Powiadamiaj na tym urządzeniu, gdy jest mój ruch
web-call-offer = Możemy powiadamiać cię na tym urządzeniu, gdy jest twój ruch, nawet gdy Beagle jest zamknięty.
    .yes = Tak, powiadamiaj
    .done = Gotowe. Powiadomienia będą przychodzić na to urządzenie. Zmienisz to w ustawieniach.
web-call-failing = Ostatnie powiadomienie nie dotarło.
web-call-device = Inne urządzenie
web-call-unconfirmed = jeszcze niepotwierdzony
web-call-remove = Usuń
web-call-mail = Twój adres e-mail
web-call-mail-add = Dodaj adres
web-call-mail-sent = Wysłaliśmy link na ten adres. Otwórz go, żeby potwierdzić.
web-call-move = Mój ruch
web-call-short = Została mi jedna czwarta czasu
web-call-over = Koniec gry
web-call-quiet = Godziny ciszy
    .about = Powiadomienia czekają, aż się skończą.
web-call-from = Od
web-call-to = do
web-call-test = Wyślij próbne
web-call-tested = { $sent ->
    [0] Próbne powiadomienie nigdzie nie dotarło.
    [one] Wysłano na { $sent } urządzenie lub adres.
    [few] Wysłano na { $sent } urządzenia lub adresy.
   *[many] Wysłano na { $sent } urządzeń lub adresów.
}
web-off = Dni wolne
    .about = W tym czasie twoje zegary z godzinami lub dniami na ruch stoją. Wszyscy przy twoich stołach widzą, do kiedy.
web-off-until = Masz dni wolne do: { $date }.
web-off-back = Jestem z powrotem
web-off-left = { $days ->
    [one] W tym roku został { $days } dzień.
    [few] W tym roku zostały { $days } dni.
   *[many] W tym roku zostało { $days } dni.
}
web-off-days = Ile dni
web-off-take = Weź dni wolne
web-mail-confirm = Powiadomienia e-mailem
    .about = Czy Beagle ma pisać na ten adres, gdy jest twój ruch?
    .do = Tak, to mój adres
    .done = Potwierdzono. Dostaniesz e-mail, gdy będzie twój ruch.
web-mail-stop = Koniec e-maili
    .about = Beagle przestanie pisać na ten adres.
    .do = Nie wysyłajcie e-maili
    .done = Gotowe. Nie będzie więcej e-maili.
