### Calling people to their tables: what a notice says, its e-mails, the settings of it, days off.
###   $table     the name of a table
###   $game      the name of a game
###   $left      a time: «14 hours»

## Notices

call-move = Tocca a te: { $table }
call-short = Il tempo sta per scadere: { $table }
call-over = La partita è finita: { $table }
call-left = { $game }. Tempo rimasto: { $left }.
call-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
call-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
call-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
call-test = Le notifiche di Beagle arrivano
    .about = Una notifica è fatta così. Non nomina mai una carta.

## E-mails

call-mail-confirm = Qualcuno vuole che Beagle scriva a questo indirizzo quando tocca a lui. Se sei tu, apri il link e conferma:
    .subject = Beagle: è il tuo indirizzo?
call-mail-ignore = Altrimenti non fare nulla. Non ti scriveremo più.
call-mail-stop = Niente più e-mail: { $link }

## Refusals

server-no-push = Questo server non manda notifiche ai browser.
server-no-mail = Questo server non manda e-mail.
server-bad-push-address = { $why ->
    [https] L'indirizzo del servizio di notifica deve iniziare con https.
    [unknown] Il servizio di notifica non è stato trovato.
    [keys] Le chiavi del browser non vanno bene.
   *[other] L'indirizzo del servizio di notifica non va bene.
}
server-bad-mail-address = Questo non è un indirizzo e-mail.
server-too-many-channels = Non puoi aggiungere altri dispositivi con notifiche. Prima togline uno.
server-no-such-channel = È già stato tolto.
server-mail-failed = L'e-mail non è partita. Riprova più tardi.
server-bad-days-off = Puoi prendere da 1 a { $most } giorni di pausa.
server-no-days-off = { $left ->
    [0] Quest'anno non hai più giorni di pausa.
    [one] Quest'anno hai ancora { $left } giorno di pausa.
   *[other] Quest'anno hai ancora { $left } giorni di pausa.
}

## The settings

web-call = Notifiche
    .about = Una per tavolo, finché non lo guardi. Indica il tavolo, il gioco e il tempo rimasto, mai una carta.
web-call-off = Questo server non manda notifiche.
web-call-unsupported = Questo browser non riceve notifiche. Su iPhone aggiungi prima Beagle alla schermata Home.
web-call-blocked = Il browser blocca le notifiche di Beagle. Puoi cambiarlo nelle sue impostazioni.
web-call-here = Avvisami su questo dispositivo quando tocca a me
web-call-offer = Possiamo avvisarti su questo dispositivo quando tocca a te, anche se Beagle è chiuso.
    .yes = Sì, avvisami
    .done = Fatto. Riceverai le notifiche su questo dispositivo. Puoi cambiarlo nelle impostazioni.
web-call-failing = L'ultima notifica non è arrivata.
web-call-device = Un altro dispositivo
web-call-unconfirmed = non ancora confermato
web-call-remove = Togli
web-call-mail = Il tuo indirizzo e-mail
web-call-mail-add = Aggiungi l'indirizzo
web-call-mail-sent = Abbiamo mandato un link a questo indirizzo. Aprilo per confermare.
web-call-move = Tocca a me
web-call-short = Mi resta un quarto del tempo
web-call-over = La partita è finita
web-call-quiet = Ore di silenzio
    .about = Le notifiche aspettano che finiscano.
web-call-from = Dalle
web-call-to = alle
web-call-test = Manda una prova
web-call-tested = { $sent ->
    [0] La prova non è arrivata da nessuna parte.
    [one] Mandata a { $sent } dispositivo o indirizzo.
   *[other] Mandata a { $sent } dispositivi o indirizzi.
}
web-off = Giorni di pausa
    .about = I tuoi orologi con ore o giorni per mossa si fermano. Ai tuoi tavoli tutti vedono fino a quando.
web-off-until = Sei in pausa fino a { $date }.
web-off-back = Sono di nuovo qui
web-off-left = { $days ->
    [one] Quest'anno ti resta { $days } giorno.
   *[other] Quest'anno ti restano { $days } giorni.
}
web-off-days = Quanti giorni
web-off-take = Prendi giorni di pausa
web-mail-confirm = Notifiche per e-mail
    .about = Vuoi che Beagle scriva a questo indirizzo quando tocca a te?
    .do = Sì, è il mio indirizzo
    .done = Confermato. Riceverai un'e-mail quando tocca a te.
web-mail-stop = Niente più e-mail
    .about = Beagle non scriverà più a questo indirizzo.
    .do = Ferma le e-mail
    .done = Fatto. Non riceverai altre e-mail.
