### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.

## Every page

web-name = Beagle
web-motto = I giochi da tavolo sull'evoluzione, attorno a un solo tavolo
web-language = Lingua
web-theme = Tema
web-theme-system = Sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-failed = Non è stato possibile caricare la pagina. Riprova.

## Credits

web-made = I giochi e chi li ha creati
web-made-evolution = Evolution: D. Knorre e S. Machin, nella serie «Pravilnye igry» (Right Games).
web-made-evo = EVO: ideato da Philippe Keyaerts, illustrazioni di Stéphane Poinot e Stéphane Gantiez, Asmodee; edizione polacca REBEL.pl, traduzione di Krzysztof Koschany.
web-made-dinosaurs = Gods Love Dinosaurs: ideato da Kasper Lapp, sviluppo di Alex Cutler, illustrazioni di Gica Tam, grafica di Stevo Torres, © 2020 Pandasaurus Games, LLC; edizione russa Evrikus.
web-independent = Beagle è una realizzazione indipendente delle regole. Gli autori e gli editori di questi giochi non l'hanno creata, approvata o sostenuta. I nomi e i marchi dei giochi appartengono a loro.
web-credits = Realizzato con
web-credit = { $what } di { $who }
web-licence = licenza { $licence }

## Ways and general words

web-ways = Pagine
web-menu = Menu
web-close = Chiudi
web-announced = Da chi gestisce il server:
web-loading = Un momento…
web-copied = Copiato
web-unreachable = Il server non risponde. Controlla la connessione.
web-tries-again = La pagina continua a riprovare. Intanto puoi leggere:
web-lost-request = La connessione è caduta prima che il server rispondesse. Riprova.
web-to-tables = Torna ai tavoli
web-lost-page = Controlla che l'indirizzo sia scritto bene. Potrebbe anche essere di un altro server.
web-way-lobby = Tavoli
web-way-paste = Registrazioni
web-way-rules = Regole
web-way-settings = Impostazioni
web-way-about = Informazioni
web-version = Versione { $version }
web-newer = È disponibile una nuova versione.
web-reload = Ricarica
web-install = Su questo dispositivo
    .about = Beagle avrà un'icona e una finestra proprie. Per giocare serve comunque la connessione.
web-install-do = Installa Beagle

## Who one is

web-who = Come ti chiami?
web-who-opens = Chi apre questo tavolo?
web-who-sits = Chi si siede qui?
web-name-about = Basta un nome: niente account, niente password.
web-thats-me = Sono io
web-have-code = Ho un codice di ritorno da un altro dispositivo
web-am-new = È la prima volta che vengo qui
web-come-back = Accedi
web-code-about = Inserisci il codice di ritorno che trovi nelle impostazioni dell'altro dispositivo.
web-code-is = Il tuo codice di ritorno:
web-code-keep = Annotalo: apre i tuoi tavoli su un altro dispositivo. Puoi crearne uno nuovo nelle impostazioni.
web-code-copy = Copia il codice
web-code-qr = QR con il codice di ritorno
web-code-noted = Fatto
web-code-why = Un codice di ritorno apre i tuoi tavoli su un altro dispositivo. Ogni codice vale una volta sola.
web-code-new = Mostra un nuovo codice di ritorno
web-sign-out-others = Disconnetti tutti gli altri dispositivi
web-signed-out-others = Gli altri dispositivi sono disconnessi e i vecchi codici di ritorno non valgono più.
# $at: a date and a time
web-device-added = Un altro dispositivo ha effettuato l'accesso con il tuo nome ({ $at }).
web-device-mine = Ero io
web-you = Tu
web-change-name = Cambia
web-name-changed = Nome cambiato.
web-no-name = Salta: gioca senza nome

## Games and rulesets

web-game-evolution = Evolution
    .about = Fai crescere gli animali una caratteristica alla volta, nutrili, mangia i vicini
web-game-evo = EVO
    .about = Compra geni, combatti e moltiplicati mentre il clima cambia, finché non cade il meteorite
web-game-dinosaurs = Gods Love Dinosaurs
    .about = Costruisci un ecosistema e manda i dinosauri ad attraversarlo
web-players = da { $least } a { $most } giocatori
web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }

## Setting up a table

web-seats = Posti
web-seats-allowed = da { $least } a { $most } con questa scelta
web-seat-number = Posto { $letter }
web-seat-me = { $name } (tu)
web-seat-you = Tu
web-seat-bot = Bot: { $bot }
web-seat-name = Nome per il posto { $letter }
web-name-optional = Nome
web-remove-seat = Togli il posto { $letter }
web-add-seat = Aggiungi un posto
web-bot-random = giocherellone
    .about = gioca a caso: facile da battere
    .against = Gioca contro il bot giocherellone
web-bot-greedy = affamato
    .about = gioca per vincere
    .against = Gioca contro il bot affamato
web-bot-covington = Covington
    .about = facile: sbaglia spesso e prevede poche mosse
    .against = Gioca contro Covington
web-bot-martens = Martens
    .about = tranquillo: vede le mosse più vicine e ogni tanto sbaglia
    .against = Gioca contro Martens
web-bot-anning = Anning
    .about = medio: sbaglia poco, ottimo per imparare
    .against = Gioca contro Anning
web-bot-fitzroy = FitzRoy
    .about = forte: prevede le mosse e sbaglia di rado
    .against = Gioca contro FitzRoy
web-bot-darwin = Darwin
    .about = il più forte: pensa più a lungo di tutti
    .against = Gioca contro Darwin
web-level-step = { $bot } arriva davanti a { $weaker } in { $share } partite su 100. Partite misurate: { $games }.
web-bot-too-slow = Il bot { $bot } non è disponibile su questo server: qui impiega troppo tempo a scegliere.
web-levels-near = I livelli dei bot sono stati misurati a un altro tavolo, { $ruleset }, posti: { $seats }; qui le distanze tra l'uno e l'altro possono cambiare.
web-pace = Ritmo
web-pace-none = Senza orologio
    .about = Prenditi il tempo che vuoi, anche giorni.
web-pace-quick = 10 min
    .about = 10 minuti a testa per l'intera partita, più 5 secondi a ogni mossa.
web-pace-calm = 30 min
    .about = 30 minuti a testa per l'intera partita, più 10 secondi a ogni mossa.
web-pace-move = 90 s per mossa
    .about = 90 secondi per ogni mossa.
web-pace-hours = 12 ore per mossa
    .about = 12 ore per ogni mossa.
web-pace-days = Due giorni per mossa
    .about = Due giorni per ogni mossa, come una partita per corrispondenza.
web-time-out = Se a qualcuno scade il tempo, gioca il bot { $bot } fino al suo ritorno.
web-time-off = L'orologio di chi è in pausa si ferma.
web-presence-off = in pausa fino a { $date }
web-who-may-watch = Chi può guardare
web-watch-nobody = Nessuno
    .about = Vede la partita solo chi gioca al tavolo.
web-watch-link = Con il link
    .about = Chiunque abbia il link può guardare; il tavolo non compare in nessun elenco.
web-watch-all = Tutti
    .about = Il tavolo compare nell'elenco della prima pagina. Chiunque può prendere un posto aperto.
web-open-table = Apri il tavolo
web-open-needs-name = Prima scrivi qui sopra il tuo nome.

## The first page

web-your-tables = I tuoi tavoli
web-your-move-at = { $tables ->
    [one] Tocca a te a { $tables } tavolo
   *[other] Tocca a te a { $tables } tavoli
}
web-open-tables = Tavoli aperti
web-open-tables-none = Nessuno sta aspettando. Apri un tavolo e alla voce «{ web-who-may-watch }» scegli «{ web-watch-all }»: comparirà qui.
web-running-tables = Partite da guardare
web-running-tables-none = Al momento non ci sono partite da guardare. Chi apre un tavolo decide chi può guardare.
web-finished-tables = Partite finite
web-nobody-yet = Tavolo vuoto
web-free-seats = { $seats ->
    [one] { $seats } posto libero
   *[other] { $seats } posti liberi
}
web-won-by = { $winners ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
# $ago is like "5 minuti fa".
web-your-move-since = tocca a te ({ $ago })
web-your-move-left = tocca a te, restano { $left }
web-move-of-since = tocca a { $name } ({ $ago })
web-table-sit = Siediti
web-table-watch = Guarda
web-table-look = Vedi
web-table-answer = Tocca a te
web-table-gather = Vai al tavolo
web-table-replay = Rivedi
web-table-analyse = Analizza

## Settings

web-look = Aspetto
web-at-table = Al tavolo
web-speed = Velocità delle animazioni
web-speed-is = { $speed ->
    [0] Subito
    [1] Normale
   *[other] { $speed } ×
}
web-step = Passo dopo passo
    .about = ogni evento aspetta che tu lo abbia visto
web-step-next = Avanti
web-step-skip = Vai alla fine
web-confirm = Chiedi conferma delle mosse
web-confirm-never = Mai
web-confirm-grave = Solo prima di una perdita definitiva
web-confirm-always = Sempre
web-title = Titolo della scheda
    .about = mostra «{ web-title-your-move }» nella scheda del browser
web-sound = Suono
web-sound-off = Spento
web-sound-quiet = Basso
web-sound-full = Alto
web-bots = Bot
web-bots-calm = Con calma
web-bots-quick = Veloci
web-bots-at-once = Subito
web-bots-hold = Ferma i bot
web-bots-go = Fai continuare i bot
web-bot-for-you = Un bot gioca al posto tuo.
web-threats = Mostra le minacce
    .about = Sotto i tuoi animali in Evolution: quali carnivori possono attaccarli ora.
web-notify = Notifiche
    .about = mentre Beagle è aperto in un'altra scheda
web-notify-forbidden = Il browser blocca le notifiche. Puoi cambiarlo nelle sue impostazioni.

## A table that gathers

web-is-away = assente
web-given = da una posizione preparata

## A table that is played

web-title-your-move = Tocca a te
web-reconnecting = Connessione persa. Riconnessione in corso…
web-question = Che cosa scegli
web-all-choices = { $choices ->
    [one] { $choices } scelta
   *[other] Elenca tutte le { $choices } scelte
}
web-back = Indietro
web-do-it = Conferma
web-not-this = Annulla
web-undo = Annulla la mossa
web-undo-ask = Chiedi di annullare
# Read aloud: the answers follow, and what was touched for a move.
# Read aloud: so many moves that they are only counted.
web-log = Cronaca
web-rail-close = Chiudi la cronaca
web-unseen = Carte che non hai visto
web-go-to = Vai a { $name }
web-chat = Chat
web-way-stored = Che cosa viene conservato
web-report = Segnala il tavolo
web-report-title = Segnala il tavolo
web-report-what = Che cosa non va?
web-report-name = Un nome
web-report-chat = Qualcosa scritto in chat
web-report-play = Il modo di giocare di qualcuno
web-report-other = Altro
web-report-text = Con parole tue, se vuoi
web-report-about = Chi gestisce il server vede la segnalazione, i nomi al tavolo e le ultime righe della chat. I giocatori non vengono avvisati.
web-report-send = Invia la segnalazione
web-report-sent = Grazie. Chi gestisce il server può già leggerla.
web-this-table = Questo tavolo
web-download-record = Scarica la registrazione
web-to-result = Vedi il risultato

## A device that is passed on

web-lift = Sono { $name }

## The end

web-winners = { $winners ->
    [0] Non vince nessuno
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
web-rules-changed = Le regole sono cambiate
web-continues = continua un tavolo le cui regole sono cambiate

## Replays

web-replay = Rivedi la partita
web-to-table = Vai al tavolo
web-paste = Una registrazione o una posizione
web-paste-about = Incolla il testo di una partita o di una posizione, come lo scrive Beagle: puoi guardarla mossa per mossa e continuare a giocare da qualsiasi punto.
web-paste-show = Mostra
web-eyes = Visuale
web-eyes-all = Come la vedono tutti
web-eyes-of = Come la vede { $name }
web-copy-moment = Copia un link a questa mossa
web-play-on = Continua a giocare da qui
web-first = Inizio
web-previous = Mossa precedente
web-next = Mossa successiva
web-last = Fine
web-play = Avvia
web-pause = Pausa
web-moment = Mossa

## The rulebook

web-rulebook = Le regole
web-search = Cerca tra regole e carte
web-rules-found = { $rules ->
    [0] Nessun risultato.
    [one] { $rules } risultato
   *[other] { $rules } risultati
}
web-cards = Carte
web-no-such-rule = Questa regola non esiste.
web-book-evolution = Evolution
web-book-evo = EVO
web-book-dinosaurs = Gods Love Dinosaurs
web-tip = Come si usa
web-source = Fonte: { $sources }.
web-book-table = Le regole di questo tavolo
web-book-choose = Mostra le regole di
web-book-whole = Tutte le regole del gioco
web-book-different = Che cosa cambia qui
web-book-instead = Sostituisce { $rules }.
web-book-alters = Cambia in parte { $rules }.
web-book-altered = A questo tavolo vedi anche { $rules }.
web-book-gone = A questo tavolo questa regola non vale; al suo posto: { $rules }.
web-book-absent = A questo tavolo questa regola non si usa.
web-book-some = Ad alcuni tavoli è diverso: { $rules }.
web-book-no-table = Questo tavolo non esiste; queste sono tutte le regole del gioco.
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-zoom-all = Adatta allo schermo

## The way to the lessons

web-way-learn = Impara
lesson-first-time = È la prima volta?
lesson-in-minutes = Impara in cinque minuti
lesson-no-thanks = No, grazie
lesson-before = Non conosci questo gioco? Imparalo in pochi minuti.
