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
# In the title of the page and in the preview of a link
web-title-move-of = Tocca a { $name }
web-nudge = Sollecita { $name }
web-nudged = Il tavolo ti aspetta.
web-give-time = Dai più tempo a { $name }
web-propose-replace = Un'altra persona al posto di { $name }
    .about = Gli altri presenti devono essere d'accordo. Le carte le vede solo la nuova persona.
web-proposal-replace = Un'altra persona può prendere il posto di { $name }?
web-proposal-end = Chiudere la partita senza risultato?
web-proposal-hints = Permettere i suggerimenti a tutti?
web-hint = Suggerimento
web-proposal-waits = In attesa di: { $names }
web-proposal-withdraw = Ritira
web-vote-yes = Va bene
web-vote-no = No

## The end. $names: players.

web-end-length = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}

web-lost-table = Un link non vale più quando il posto passa a qualcun altro, e i tavoli abbandonati vengono chiusi. Chiedi un nuovo link a chi ti ha invitato.
web-old-link-about = Il link di un posto vale solo per chi lo apre per primo, così nessun altro vede le carte. Se il posto è tuo, apri il tavolo sul dispositivo con cui hai preso posto.
web-undo-yes = Va bene
web-undo-no = No
web-undo-waiting = In attesa che gli altri accettino.
web-again = Rivedi
web-replay-last = Rivedi l'ultima mossa
  .short = Ultima mossa
web-replay-mine = Rivedi tutto dopo la mia mossa
  .short = Dopo la mia mossa
web-played-for-you = Giocato al posto tuo: { $move }
web-played-why = Perché?
web-played-forced = È consentita solo questa risposta.
web-played-by = La tua risposta in anticipo: { $answer }
web-stand-in = Fai giocare un bot al posto di { $name }
# Il tavolo aspetta chi non c'è; per chi gestisce il tavolo. $name: chi manca. $bot: il bot che sostituisce
web-missing-turn = Tocca a { $name }, che è assente
web-missing-host = Gestisci tu il tavolo: puoi fare una di queste cose.
web-missing-wait = Aspettare
    .about = La partita riprende quando { $name } ritorna.
    .clock = Il tempo di { $name } scorre.
web-missing-bot = Gioca un bot
    .about = Bot: { $bot }. Gioca finché { $name } non riprende il posto.
web-missing-other = Si siede un'altra persona
web-since-moves = { $moves ->
    [one] Mentre non c'eri: { $moves } mossa
   *[other] Mentre non c'eri: { $moves } mosse
}
web-since-list = Che cosa è successo
web-since-play = Rivedi
web-chat-empty = Ancora nessun messaggio.
web-chat-say = Scrivi qualcosa
web-chat-send = Invia
web-block = Blocca { $name }
web-unblock = Sblocca { $name }
web-alike-pair = { $one } e { $other } si somigliano, ma sono due giocatori diversi.
web-mute = Silenzia { $name }
web-unmute = Riattiva la chat di { $name }
web-watch-from-start = Guarda dall'inizio
web-return = Riprendi il posto
web-rules-changed-closed = Questo tavolo è chiuso. Puoi rivedere la partita fino alla fine; questi sono i punti com'erano.
web-rules-changed-over = Il risultato resta quello che era.
web-play-on-table = Continua da lì a un nuovo tavolo
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna a tutti!
phrase-thinking = Fammi pensare…
phrase-your-turn = Tocca a te!
phrase-well-played = Ben giocato!
phrase-ouch = Ahi!
phrase-sorry = Scusa!
phrase-one-moment = Un momento, torno subito.
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
phrase-rematch = Un'altra?
phrase-must-go = Devo andare.
web-curtain-about = Fino ad allora tutte le carte restano nascoste.
web-curtain = Passa il dispositivo a { $name }
web-curtain-wait = In attesa degli altri
web-clock-left = { $seconds ->
    [one] Sul tuo orologio resta { $seconds } secondo.
   *[other] Sul tuo orologio restano { $seconds } secondi.
}
web-reveals = Questa mossa scopre qualcosa di nascosto o tira i dadi. Dopo si può annullare solo se gli altri sono d'accordo.
web-news-many = { $moves ->
    [one] Da allora { $moves } mossa. Maiusc+R la mostra di nuovo.
   *[other] Da allora { $moves } mosse. Maiusc+R le mostra di nuovo.
}
web-plan-dropped = Il tuo piano non è più possibile: { $plan }
web-picked = Scelta: { $thing }. Possibile ora: { $things }.
web-planned = Quando toccherà a te: { $plan }
web-plan-drop = Lascia perdere il piano
web-answers = { $answers ->
    [one] Una risposta:
   *[other] { $answers } risposte:
}
web-answered = Risposta al posto tuo: { $answer }
web-touch-again = Tocca di nuovo: { $loss }
web-waiting-for = In attesa di: { $names }
web-possible-otherwise = Si può fare in più di un modo. Scegline uno dall'elenco.
server-log-undo-refused = { $seat ->
    [Tu] La tua mossa resta.
   *[other] La mossa di { $seat } resta.
}
server-log-undo-asked = { $seat } vorrebbe annullare una mossa.
server-log-resign = { $seat } si arrende; continua un bot.
server-log-bot = Al posto di { $seat } gioca un bot.
server-log-undo = { $seat }: mossa annullata.
server-log-return = { $seat } è di nuovo qui.
server-log-started = La partita comincia.
web-since-you-left = Mentre non c'eri
web-since-mine = Dalla tua mossa
web-has-gone = { $name } è assente.
web-is-back = { $name } è di nuovo al tavolo.
web-acting-some = { $made } di { $of }
web-acting-thinking = sta pensando
web-acting-done = ha finito
web-log-replay = Rivedi la partita da qui
web-log-earlier = Tutta la partita
web-replay-this = Rivedi questo
web-specimen = Esemplare della partita
web-ahead = Che cosa succederebbe:

## Before something is lost for good, after “Tap again”

## A plan while others act, and what is read aloud. $plan: what is planned; $thing: an animal, $reason: a few words
web-plan-else = altrimenti { $plan }
web-plan-or = Se non si può…
web-plan-or-hint = Tocca cosa fare se il piano non sarà più possibile.
web-plan-or-drop = Elimina l'alternativa
web-picked-not = { $thing } no: { $reason }.
web-undo-by-key = Il tasto Z annulla la mossa.
