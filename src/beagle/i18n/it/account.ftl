### One's own name on the settings page: devices, all games in a file, deleting it.

account-keep = Tienilo, senza password
account-scan = Sull'altro dispositivo scrivi il codice o inquadra l'immagine.
account-devices = I tuoi dispositivi
account-this-device = Questo dispositivo
account-device = Dispositivo { $number }
account-device-times = Aggiunto: { $made }, ultima visita: { $seen }
account-sign-out = Disconnetti
account-signed-out = Quel dispositivo è disconnesso e i vecchi codici di ritorno non valgono più. Il nuovo codice è qui sopra.
account-no-others = Nessun altro dispositivo usa il tuo nome.
account-again = Riprova
account-data = Le tue partite e il tuo nome
account-games = Scarica tutte le mie partite
account-games-about = Un file zip con le registrazioni delle tue partite. Di una partita in corso c'è quello che puoi vedere tu.
account-games-making = Raccolgo le tue partite…
account-games-saved = Il file è tra i tuoi download.
account-games-newest = Il file è tra i tuoi download. Contiene le ultime 1000 partite; quelle più vecchie non ci sono.
account-delete = Elimina il mio nome
account-gone = Questo viene eliminato:
account-gone-name = il tuo nome, il codice di ritorno, tutti i dispositivi e chi hai bloccato
account-gone-chat = tutto quello che hai scritto nelle chat
account-gone-tables = { $tables ->
    [one] viene chiuso { $tables } tuo tavolo dove non gioca nessun altro
   *[other] vengono chiusi { $tables } tuoi tavoli dove non gioca nessun altro
}
account-stays = Questo resta:
account-stays-running = { $games ->
    [one] { $games } partita in corso: un bot gioca al tuo posto fino alla fine
   *[other] { $games } partite in corso: un bot gioca al tuo posto fino alla fine
}
account-stays-finished = { $games ->
    [0] le tue partite finite, se ce ne sono: al tuo posto ci sarà «un giocatore»
    [one] { $games } partita finita: al tuo posto ci sarà «un giocatore»
   *[other] { $games } partite finite: al tuo posto ci sarà «un giocatore»
}
account-stays-records = le registrazioni e le immagini scaricate da altri e le copie fatte da chi gestisce il server
account-stays-reports = { $days ->
    [0] le segnalazioni che ti citano, finché chi gestisce il server non le elimina
    [one] le segnalazioni inviate a chi gestisce il server, se ti citano, per { $days } giorno
   *[other] le segnalazioni inviate a chi gestisce il server, se ti citano, per { $days } giorni
}
account-more = Hai più tavoli di quelli contati qui.
account-sure = Non si può annullare. Per confermare scrivi il tuo nome: { $name }
account-delete-now = Elimina per sempre
account-deleting = Elimino…
account-keep-name = Tienilo
