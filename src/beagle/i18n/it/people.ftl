### The people at a table: refusals, lines that everybody reads, presence, and what the host can do.

server-not-host = Può farlo solo chi gestisce il tavolo.
server-not-here = Questa persona non c'è.
server-not-yourself = Non puoi farlo a tuo favore.
server-no-clock = A questo tavolo si gioca senza orologio.
server-no-proposal = Non c'è nessuna proposta a cui rispondere.
server-proposal-pending = Prima ritira l'altra proposta.
server-no-hints = I suggerimenti sono per l'allenamento, o per i tavoli dove tutti sono d'accordo.
server-hints-already = Qui i suggerimenti sono già permessi.

# What the host did. $name: the host. $seat: the name of another player, or of the table
notice-host-renamed = { $name } ha dato un nuovo nome al tavolo: { $seat }
notice-host-threats = { $name } permette di nuovo di mostrare le minacce.
notice-host-no-threats = { $name } ha disattivato le minacce per tutti.
notice-host-nudged = { $name } ha sollecitato { $seat }.
notice-host-time = { $name } ha dato più tempo a { $seat }.
notice-host-bot = { $name } fa giocare un bot al posto di { $seat }, fino al suo ritorno.
notice-host-passed = { $name } ha affidato la gestione del tavolo a { $seat }.
notice-host-away = { $name } manca da dieci minuti: ora il tavolo è gestito da { $seat }.
notice-host-proposed-replace = { $name } propone che un'altra persona prenda il posto di { $seat }.
notice-host-proposed-end = { $name } propone di chiudere la partita senza risultato.
notice-host-refused = Qualcuno ha detto di no alla proposta di chi gestisce il tavolo.
notice-host-replaced = Tutti d'accordo: un'altra persona può prendere il posto di { $seat }. Fino ad allora gioca un bot.
notice-host-ended = Tutti d'accordo: la partita finisce senza risultato.
notice-host-proposed-hints = { $name } propone di permettere i suggerimenti.
notice-host-hints = Tutti d'accordo: i suggerimenti sono permessi.
notice-host-substitute = { $name } ha scelto un altro bot per chi è assente.
notice-hint-taken = { $name } ha chiesto un suggerimento.


## People at the table. $ago is like “5 minutes ago”; $name, $names: players.

web-presence-here = presente
web-presence-elsewhere = guarda altrove
web-presence-away = assente ({ $ago })
web-presence-bot = bot
web-presence-held = gioca un bot
web-host = gestisce il tavolo
web-rules-short = Le regole in breve
# In the title of the page and in the preview of a link
web-title-move-of = Tocca a { $name }
web-people = Al tavolo
web-host-did = Che cosa ha fatto chi gestisce il tavolo
web-host-note = Tutti al tavolo vedono quello che fai qui.
web-host-acts = { $name }: che cosa puoi fare
web-rename = Rinomina il tavolo
web-rename-save = Salva
web-nudge = Sollecita { $name }
web-nudged = Il tavolo ti aspetta.
web-give-time = Dai più tempo a { $name }
web-make-host = Affida la gestione a { $name }
web-propose-replace = Un'altra persona al posto di { $name }
    .about = Gli altri presenti devono essere d'accordo. Le carte le vede solo la nuova persona.
web-propose-end = Chiudi senza risultato, se tutti sono d'accordo
web-proposal-replace = Un'altra persona può prendere il posto di { $name }?
web-proposal-end = Chiudere la partita senza risultato?
web-proposal-hints = Permettere i suggerimenti a tutti?
web-hint = Suggerimento
web-proposal-waits = In attesa di: { $names }
web-proposal-withdraw = Ritira
web-vote-yes = Va bene
web-vote-no = No
web-replaced-link = Link per la nuova persona (posto { $letter })


## The end. $names: players.

web-end-length = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
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
