### What the server says: refusals, phrases of the chat, seats, clocks, tables, and what happens at a table.
### $seat is the name of whoever sits there; $error is a remark about notation, in English.

## Refusals

server-bad-message = Il server non ha capito. Ricarica la pagina; se succede ancora, faccelo sapere.
server-old-client = Questa pagina è più vecchia del server. Ricaricala.
server-new-client = Questa pagina è più recente del server. Ricaricala più tardi.
server-bad-origin = Questa pagina non può parlare con questo server.
server-bad-host = Il server non si riconosce sotto questo indirizzo.
server-bad-name = Un nome ha bisogno di almeno un carattere visibile.
server-long-name = Un nome può avere al massimo { $most } caratteri.
server-bad-text = Non c'è nulla da leggere.
server-bad-link = Questo link non funziona più. Chiedine uno nuovo a chi ha aperto il tavolo.
server-old-link = Questo link è già stato usato. Chiedine uno nuovo a chi ha aperto il tavolo.
server-bad-code = Nessun codice di ritorno corrisponde a questo. Controlla che ogni lettera sia giusta.
server-bad-seats = Questo gioco non è per così tanti giocatori, o per così pochi.
server-bad-clock = Non esiste un orologio così.
server-too-fast = Non così in fretta: aspetta un momento e riprova.
server-too-long = È troppo lungo.
server-no-such-page = A questo indirizzo non c'è nulla.
server-no-such-table = Questo tavolo non esiste, o non è aperto a te.
server-no-such-seat = A questo tavolo non c'è un posto così.
server-nobody-next = Non c'è un prossimo di turno: qui decidono i dadi chi comincia, oppure non si è ancora giocato.
server-no-such-bot = Questo bot non esiste.
server-no-such-game = Questo gioco non esiste.
server-no-such-ruleset = Per questo gioco non ci sono regole così.
server-bad-option = L'opzione «{ $option }» è per { $least }–{ $most } giocatori.
server-no-such-phrase = Questa frase non esiste.
server-no-such-answer = A questo non si può rispondere in anticipo.
server-not-yours = Questo posto non è tuo.
server-not-asked = Non tocca a te.
server-not-owner = Può farlo solo chi ha aperto il tavolo.
server-not-a-move = Questa non è una mossa: { $error }
server-nothing-with-this = Ora con questo non si può fare nulla.
server-not-a-record = Questa non è né la registrazione di una partita né una posizione: { $error }
server-not-json = Il server accetta solo JSON.
server-illegal = Le regole non lo permettono.
server-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi scegli.
server-over = Questa partita è finita.
server-closed = Questo tavolo è chiuso.
server-not-older = Questo tavolo non è stato chiuso per via delle regole.
server-older-rules = Questa partita è di regole precedenti, e quelle di oggi non la seguono fin lì.
server-not-started = La partita non è cominciata.
server-already-started = La partita è già cominciata.
server-seat-taken = Qui c'è già qualcuno.
server-seat-not-free = Questo posto non è aperto a tutti.
server-seats-missing = Manca qualcuno: aspetta, o dai ai bot i posti vuoti.
server-no-spectators = A questo tavolo nessuno può guardare.
server-others-play = Qui altri stanno ancora giocando.
server-still-here = È ancora in partita. Durante la partita si può allontanare solo chi è già sostituito da un bot oppure, se non c'è un orologio, chi manca da due minuti.
server-sent-away = Chi ha aperto il tavolo ti ha allontanato.
server-one-seat = Hai già un posto a questo tavolo.
server-banned = Chi gestisce questo server ti ha escluso.
server-no-such-person = Lì non siede nessuno con un nome, quindi non c'è nessuno da bloccare. Puoi silenziare il posto.
server-nothing-to-undo = Non c'è nulla da annullare.
server-undo-pending = Qualcuno ha chiesto di annullare una mossa; prima va data risposta.
server-no-undo = Nessuno chiede di annullare una mossa.
server-undo-away = Qualcuno è assente e non può rispondere. Finché non torna puoi annullare solo la tua ultima mossa, e solo se non è stato rivelato nulla.
server-too-many-tables = Hai già aperto tutti i tavoli che puoi. Prima finiscine o chiudine uno.
server-too-many-connections = Il server è pieno, o dal tuo indirizzo arrivano troppe connessioni. Chiudi altre finestre o riprova più tardi.
server-too-many-options = Questa posizione offre più mosse di quante un tavolo possa mostrare. In una partita normale non succede.
server-too-many-devices = Questo nome è in uso su troppi dispositivi. Su uno di essi disconnetti gli altri, nelle impostazioni; il codice resta valido.
server-busy = Il server ha troppo da fare. Riprova tra un momento.
server-full = Il server è pieno e non conserva nulla di nuovo. Avvisa chi lo gestisce.
server-cannot-read = Il server non riesce più a leggere questa partita. Avvisa chi lo gestisce.
server-cannot-write = Il server non è riuscito a registrarlo, quindi non vale. Riprova tra un momento.

## Quick phrases

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna a tutti!
phrase-thinking = Fammi pensare…
phrase-your-turn = Tocca a te.
phrase-well-played = Bella mossa!
phrase-ouch = Ahi!
phrase-sorry = Scusa!
phrase-one-moment = Un momento, torno subito.
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
phrase-rematch = Un'altra?
phrase-must-go = Devo andare.
# A line of the chat that the server writes. $seat: the letter of a seat
notice-given = Questa partita comincia da una posizione preparata. Chi ha aperto il tavolo può conoscere le carte nascoste: non sono state distribuite qui.
notice-rules = Le regole sono cambiate ({ $seat }). Tutto ciò che è stato giocato finora vale anche con le nuove, quindi la partita continua con quelle.
notice-new-link = Chi ha aperto il tavolo ha creato un nuovo link per il posto { $seat }: il primo che lo usa vede le carte di quel posto.
notice-old-link = Qualcuno ha usato un vecchio link per il posto { $seat } e non è stato fatto entrare.
notice-link-used = Qualcuno è arrivato con il nuovo link per il posto { $seat } e vede le carte di quel posto.

## Seats

server-seat-open = Aperto
    .about = può sedersi chiunque
server-seat-invited = Su invito
    .about = per chi ha il link
server-seat-local = Su questo dispositivo
    .about = ve lo passate
server-seat-bot = Bot
    .about = gioca un programma

## Clocks

server-clock-none = Senza orologio
    .about = ciascuno con i propri tempi
server-clock-move = Tempo per mossa
    .about = { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    } per mossa
server-clock-total = Tempo per l'intera partita
    .about = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } in tutto, più { $increment ->
        [one] { $increment } secondo
       *[other] { $increment } secondi
    } a ogni mossa
server-clock-days = Giorni per mossa
    .about = { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } per mossa

## Tables

server-status-gathering = in attesa di giocatori
server-status-playing = in corso
server-status-over = partita finita
server-status-closed = tavolo chiuso

## What happens at a table beside the moves

server-log-undo = { $seat }: mossa annullata.
server-log-resign = { $seat } si arrende; continua un bot.
server-log-bot = Al posto di { $seat } gioca un bot.
server-log-return = { $seat } è di nuovo qui.
server-log-started = La partita comincia.
server-log-undo-asked = { $seat } vorrebbe annullare una mossa.
server-log-undo-refused = La mossa di { $seat } resta.
