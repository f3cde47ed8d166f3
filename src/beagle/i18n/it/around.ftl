### A table before and after its game, and its menu: loaded with these.

web-host = gestisce il tavolo
web-rules-short = Le regole in breve
web-people = Al tavolo
web-host-did = Che cosa ha fatto chi gestisce il tavolo
web-host-note = Tutti al tavolo vedono quello che fai qui.
web-host-acts = { $name }: che cosa puoi fare
web-rename = Rinomina il tavolo
web-rename-save = Salva
web-make-host = Affida la gestione a { $name }
web-propose-end = Chiudi senza risultato, se tutti sono d'accordo
web-replaced-link = Link per la nuova persona (posto { $letter })
web-place = Posizione { $place }
web-tie-at = Parità a { $points }
web-once-more = Un'altra partita, con le stesse persone?
web-again-opened = Il prossimo tavolo è aperto.
web-again-go = Vai al prossimo tavolo
web-again-said-yes = sì
web-again-not-yet = non ancora
web-again-no = Non ora
web-again-some-no = { $people ->
    [one] Una persona dice: non ora.
   *[other] { $people } persone dicono: non ora.
}
web-again-yes-with = Sì, un'altra (con { $names })
web-again-empty = Un posto vuoto
web-again-bot = va a un bot
web-again-out = viene tolto
web-again-about = Si comincia quando tutti i presenti hanno risposto. Ognuno passa al posto successivo.
web-again-waits = Si aspettano gli altri.
web-gathering = Il tavolo è pronto
web-opened-by = aperto da { $name }
web-sit-down = Siediti
web-stand-up = Alzati
web-invite = Invita
web-invite-title = Invita un giocatore
web-invite-about = Il primo che apre questo link prende il posto; poi non vale più per nessun altro. Mandalo a una persona sola.
web-new-links = Nuovi link dei posti
web-new-links-about = Per chi ha perso il suo link. Quello vecchio non vale più, e tutti al tavolo vengono avvisati. Il primo che apre quello nuovo vede le carte di quel posto.
web-new-link = Nuovo link per { $name }
web-share-table = Condividi il tavolo
web-share-about = Chi apre questo link può prendere un posto aperto.
web-qr = Codice QR del link
web-copy-link = Copia il link
web-kick = Allontana
web-to-bot = Fai giocare un bot
web-missing = { $seats ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $seats } giocatori.
}
web-complete = Ci siete tutti.
web-start = Comincia
web-close-table = Chiudi il tavolo
web-kick-name = Allontana { $name }
web-absent = Giocatori assenti
web-absent-about = Si può allontanare chi è sostituito da un bot oppure, senza orologio, chi manca da due minuti. Un bot gioca al suo posto.
web-close-about = Se hai allontanato qualcuno, o se a qualcuno è scaduto il tempo, chiudere il tavolo equivale ad arrendersi.
web-alike = Somiglia al nome di un altro giocatore: { $name }
web-watching = { $people ->
    [one] { $people } spettatore
   *[other] { $people } spettatori
}
web-standing = Risposte in anticipo
web-standing-about = Le vedi solo tu. Una risposta in anticipo impiega il tempo di una vera, così nessuno se ne accorge.
web-typed = Scrivi una mossa in notazione
web-typed-play = Gioca
web-keys = Tastiera
web-copy-watch-link = Copia il link per gli spettatori
web-save-picture = Salva l'immagine
web-going = Lascia il tavolo
web-leave = Esci (continua un bot)
web-resign = Arrenditi
web-really = Confermi?
web-winner = vince
web-rematch = Sì, un'altra
web-continues-link = il tavolo precedente
web-see-table = Vedi il tavolo
web-fair = La distribuzione è stata regolare?
web-fair-about = Il primo numero è stato mostrato prima di dare la prima carta. È l'hash del secondo, da cui derivano tutte le carte e tutti i dadi. «beagle verify» confronta la registrazione con entrambi.
web-secret = Il segreto:
web-key-go = vai a chi è di turno, o all'animale attaccato
web-key-choose = la scelta con quel numero; 1 è «{ web-do-it }»
web-key-mine = rivedi tutto dopo la tua mossa
web-key-text = testo della carta selezionata
web-key-pass = passa; «{ web-not-this }»
web-key-last = rivedi l'ultima mossa
web-key-back = un passo indietro
web-key-log = apri la cronaca
web-key-undo = annulla la mossa
web-commit = Hash della distribuzione:
web-commit-dice = Hash di dadi e pescate:
leaving-leave = al tuo posto giocherà un bot
leaving-resign = ti arrenderai
leaving-close = nessuno potrà continuare
