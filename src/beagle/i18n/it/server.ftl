### What the server says: refusals, lines of the chat, seats, clocks and tables.
### $seat is the name of the player who sits there; $error is a remark about notation, in English.

## Refusals

server-bad-message = Il server non ha capito. Ricarica la pagina; se succede ancora, faccelo sapere.
server-old-client = Questa pagina è più vecchia del server. Ricaricala.
server-new-client = Questa pagina è più recente del server. Ricaricala più tardi.
server-bad-origin = Questa pagina non può parlare con questo server.
server-bad-host = Il server non è configurato per questo indirizzo.
server-bad-name = Un nome deve avere almeno un carattere visibile.
server-long-name = { $most ->
    [one] Un nome può avere al massimo { $most } carattere.
   *[other] Un nome può avere al massimo { $most } caratteri.
}
server-bad-text = È vuoto.
server-bad-link = Questo link non funziona più. Chiedine uno nuovo a chi ha aperto il tavolo.
server-old-link = Questo link è già stato usato. Chiedine uno nuovo a chi ha aperto il tavolo.
server-bad-code = Questo codice non funziona. Controlla ogni lettera.
server-bad-seats = Questo gioco non ammette questo numero di giocatori.
server-bad-clock = Questo orologio non esiste.
server-too-fast = Non così in fretta: aspetta un momento e riprova.
server-too-long = È troppo lungo.
server-no-such-page = A questo indirizzo non c'è nulla.
server-no-such-table = Questo tavolo non esiste, o non è aperto a te.
server-no-such-seat = A questo tavolo quel posto non esiste.
server-nobody-next = Non c'è un giocatore successivo: qui i dadi decidono chi comincia, oppure non si è giocata nessuna partita.
server-no-such-bot = Questo bot non esiste.
server-bot-not-measured = Il bot { $bot } qui non è disponibile: nessuno ha ancora misurato la sua forza in questo gioco.
server-bot-too-slow = Il bot { $bot } non è disponibile su questo server: qui impiega troppo tempo a scegliere.
server-no-such-game = Questo gioco non esiste.
server-no-such-ruleset = Questo gioco non ha queste regole.
server-bad-option = L'opzione «{ $option }» vale solo per tavoli da { $least } a { $most } giocatori.
server-no-such-phrase = Questa frase non esiste.
server-no-such-answer = Qui non si può impostare una risposta in anticipo.
server-not-yours = Questo posto non è tuo.
server-not-asked = Non tocca a te.
server-not-owner = Può farlo solo chi ha aperto il tavolo.
server-not-a-move = Questa non è una mossa: { $error }
server-nothing-with-this = Ora con questo non si può fare nulla.
server-not-a-record = Questa non è né la registrazione di una partita né una posizione: { $error }
# Where a typed move, or a pasted text, stops making sense. $expected is in English: it quotes the notation.
server-misread = riga { $line }, colonna { $column }: ci vuole { $expected }, ma c'è { $found }
    .found = «{ $found }»
    .end = la fine
server-not-json = Il server accetta solo JSON.
server-illegal = Le regole non lo permettono.
server-stale = La partita è andata avanti. Guarda di nuovo, poi scegli.
server-over = Questa partita è finita.
server-closed = Questo tavolo è chiuso.
server-not-older = Questo tavolo non è stato chiuso per via delle regole.
server-older-rules = Questa partita è stata giocata con regole precedenti, e quelle di oggi non riescono a seguirla fin qui.
server-not-started = La partita non è cominciata.
server-already-started = La partita è già cominciata.
server-seat-taken = Quel posto è occupato.
server-seat-not-free = Questo posto non è aperto a tutti.
server-seats-missing = Alcuni posti sono vuoti: aspetta dei giocatori, o affidali ai bot.
server-no-spectators = Questo tavolo non ammette spettatori.
server-no-pictures = Questo server non disegna immagini delle partite. Chi lo gestisce può installare ciò che manca: beagle-games[pictures].
server-not-over = Questa partita non è ancora finita.
server-no-reviews = Questo server non analizza le partite.
server-review-used-up = Il tempo di calcolo per questa partita è esaurito: ogni tavolo ha il suo limite.
server-not-reviewable = Questa partita non può essere analizzata.
server-others-play = Qui c'è ancora chi sta giocando.
server-not-practice = Un tavolo di allenamento è solo per te e per i bot.
server-still-here = Durante la partita si può allontanare solo chi è già sostituito da un bot oppure, se non c'è un orologio, chi manca da due minuti.
server-sent-away = Chi ha aperto il tavolo ti ha allontanato.
server-one-seat = Hai già un posto a questo tavolo.
server-banned = Chi gestisce questo server ti ha escluso.
server-other-name = Non è il tuo nome. Scrivilo esattamente come appare.
server-no-such-device = Questo dispositivo non è più connesso con il tuo nome.
server-host-only = Può farlo solo chi gestisce il server. Inserisci prima il token.
server-bad-token = Non è il token di questo server.
server-draining = Questo server sta per fermarsi, quindi non si possono aprire nuovi tavoli. Riprova tra qualche minuto.
server-no-backup = Le partite sono in PostgreSQL: fai la copia con pg_dump.
server-no-such-report = Questa segnalazione non c'è più.
server-no-such-visitor = Nessun visitatore ha questo nome o questo id, oppure non è escluso.
server-no-such-person = Lì non siede nessuno con un nome, quindi non c'è nessuno da bloccare. Puoi silenziare il posto.
server-nothing-to-undo = Non c'è nulla da annullare.
server-undo-pending = Qualcuno ha chiesto di annullare una mossa: prima bisogna rispondere.
server-no-undo = Nessuno chiede di annullare una mossa.
server-undo-away = Qualcuno è assente e non può rispondere. Finché non torna puoi annullare solo la tua ultima mossa, e solo se non ha rivelato nulla.
server-undo-shown = Dopo la tua ultima scelta è stato rivelato qualcosa: non si può annullare.
server-too-many-tables = Hai raggiunto il limite di tavoli aperti. Prima finiscine o chiudine uno.
server-too-many-connections = Il server è pieno, o dalla tua rete arrivano troppe connessioni. Chiudi altre finestre o riprova più tardi.
server-too-many-options = Questa posizione offre più mosse di quante un tavolo possa mostrare. In una partita con le carte distribuite qui non succede mai.
server-too-many-devices = Questo nome è in uso su troppi dispositivi. Disconnetti gli altri dalle impostazioni di uno di questi; il codice resta valido.
server-busy = Il server è occupato. Riprova tra un momento.
server-full = Il server è pieno e non può salvare nulla di nuovo. Avvisa chi lo gestisce.
server-cannot-read = Il server non riesce più a leggere questa partita. Avvisa chi lo gestisce.
server-cannot-write = Il server non è riuscito a salvare l'azione, quindi non vale. Riprova tra un momento.
server-in-doubt = In quel momento il server ha perso il collegamento con il database e non sa se il salvataggio è riuscito. Guarda di nuovo il tavolo.

## Lines of the chat

# A line of the chat that the server writes. $seat: the letter of a seat
notice-given = Questa partita comincia da una posizione preparata. Chi ha aperto il tavolo può conoscere le carte nascoste: non sono state distribuite qui.
notice-rules = Le regole sono cambiate ({ $seat }). Tutto ciò che è stato giocato finora vale anche con le nuove, quindi la partita continua con quelle.
notice-new-link = Chi ha aperto il tavolo ha creato un nuovo link per il posto { $seat }: il primo che lo usa vede le carte di quel posto.
notice-old-link = Qualcuno ha provato un vecchio link per il posto { $seat } e non è entrato.
notice-link-used = Qualcuno ha usato il nuovo link per il posto { $seat } e vede le carte di quel posto.

## Seats

server-seat-open = Aperto
    .about = può sedersi chiunque
server-seat-invited = Su invito
    .about = per chi ha il link
server-seat-local = Su questo dispositivo
    .about = vi passate il dispositivo
server-seat-bot = Bot
    .about = gioca un programma

## Clocks

server-clock-none = Senza orologio
    .about = ognuno si prende il suo tempo
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
server-clock-hours = Ore per mossa
    .about = { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    } per mossa
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
