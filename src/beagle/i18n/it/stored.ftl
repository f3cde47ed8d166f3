### What is stored about people: the page that the About page links to. $days is a number of days.

stored-first = Per giocare qui basta un nome: niente account, password o indirizzo e-mail. Ecco che cosa il server conserva di te, e per quanto tempo.
stored-for-ever = Resta finché chi gestisce il server non lo cancella.

stored-name = Il tuo nome
    .about = Il nome che hai scelto, un hash del tuo codice di ritorno, e la data della prima e dell'ultima visita.
stored-name-days = { $days ->
    [one] Viene cancellato { $days } giorno dopo l'ultima visita, a meno che un tuo tavolo non sia ancora conservato.
   *[other] Viene cancellato { $days } giorni dopo l'ultima visita, a meno che un tuo tavolo non sia ancora conservato.
}
stored-devices = I tuoi dispositivi
    .about = Per ogni dispositivo un hash del suo cookie, e quando è stato aggiunto e usato l'ultima volta. Tutto sparisce con il nome, o quando disconnetti il dispositivo.
stored-seats = I tuoi posti
    .about = A quali tavoli hai preso posto e con quale nome, gli hash dei link dei posti, di chi hai silenziato la chat e chi è stato allontanato da un tavolo. Tutto sparisce con il tavolo.
stored-games = Le partite
    .about = Ogni mossa con la sua ora, le carte e i dadi. Altri possono guardare le partite finite se il tavolo ammette spettatori.
stored-games-days = { $days ->
    [one] Le partite finite vengono cancellate dopo { $days } giorno.
   *[other] Le partite finite vengono cancellate dopo { $days } giorni.
}
stored-closed-days = { $days ->
    [0] Anche i tavoli chiusi prima della fine vengono conservati.
    [one] I tavoli chiusi prima della fine vengono cancellati dopo { $days } giorno.
   *[other] I tavoli chiusi prima della fine vengono cancellati dopo { $days } giorni.
}
stored-chat = La chat
    .about = Le ultime 200 righe di ogni tavolo, con nome e ora. Spariscono con il tavolo.
stored-blocks = Chi hai bloccato
    .about = Chi blocchi non viene avvisato. L'elenco sparisce con il nome.
stored-notices = Le notifiche
    .about = Se le vuoi: l'indirizzo del browser presso il suo servizio push o il tuo indirizzo e-mail, le ore di silenzio e quando ti è arrivata una notifica. Gli indirizzi spariscono quando li togli, il resto con il nome.
stored-days = I giorni di pausa
    .about = Le date e quanti ne hai presi quest'anno. Spariscono con il nome.
stored-reports = Le segnalazioni
    .about = Chi ha segnalato quale tavolo e perché, i nomi a quel tavolo e le ultime 20 righe della chat. Può leggerle solo chi gestisce il server.
stored-reports-days = { $days ->
    [one] Le segnalazioni vengono cancellate dopo { $days } giorno.
   *[other] Le segnalazioni vengono cancellate dopo { $days } giorni.
}
stored-bans = Le esclusioni
    .about = Chi è stato escluso dal server, quando, e una nota di chi lo gestisce. Un'esclusione resta finché non viene tolta o il nome non viene cancellato.

stored-not = Che cosa non viene conservato
stored-not-addresses = Il tuo indirizzo di rete. Resta in memoria per un po', per limitare le richieste da uno stesso indirizzo, e non viene mai scritto. Un proxy davanti al server può tenere un registro proprio.
stored-not-log = Nomi, chat e carte nel registro del server: dice solo che cosa è successo e quando. Se una pagina incontra un errore, vengono scritti soltanto il tipo di errore e il punto del nostro codice.
stored-not-others = Dati per terzi: niente pubblicità, niente tracciamento, nessuna richiesta ad altri server.
stored-not-browser = Le impostazioni di questo browser: la lingua, il tema e i tuoi link dei posti sono nel browser stesso, e spariscono quando ne cancelli i dati.

stored-you = Che cosa puoi fare
stored-you-about = Nella pagina delle impostazioni puoi cambiare nome, disconnettere altri dispositivi, scaricare tutte le tue partite ed eliminare il tuo nome. Se vuoi eliminare una partita prima del tempo, chiedilo a chi gestisce questo server.
