### The pages: labels, and what a screen reader says. Names of traits, phases and places come from the other files.


## Every page

web-name = Beagle
web-motto = I giochi da tavolo sull'evoluzione, attorno a un solo tavolo
web-language = Lingua
web-theme = Luce
web-theme-system = Come il sistema
web-theme-light = Giorno
web-theme-dark = Notte
web-about = Informazioni
web-failed = Non è stato possibile caricare la pagina. Riprova.

# The language names itself, in its own words.
web-this-language = Italiano


## Credits

web-made = I giochi e i loro autori
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
web-loading = Un momento…
web-copied = Copiato
web-unreachable = Il server non risponde. La rete c'è?
web-tries-again = La pagina riprova da sola. Intanto puoi leggere:
web-lost-request = La connessione è caduta prima della fine. Riprova.
web-to-tables = Ai tavoli
web-lost-page = Forse nell'indirizzo manca una lettera, o è di un altro server.
web-lost-table = Un link non vale più quando il posto è dato a qualcun altro, e un tavolo a cui nessuno torna viene chiuso. Chiedi un nuovo link a chi ti ha invitato.
web-old-link-about = Il link di un posto vale solo per chi lo apre per primo, così nessun altro vede le carte. Se il posto è tuo, apri il tavolo sul dispositivo con cui hai preso posto.
web-way-lobby = Tavoli
web-way-paste = Registrazioni
web-way-rules = Regole
web-way-settings = Impostazioni
web-way-about = Informazioni
web-version = Versione { $version }
web-newer = C'è una nuova versione.
web-reload = Ricarica
web-install = Su questo dispositivo
    .about = Beagle avrà un'icona e una finestra sue. Per giocare serve la rete.
web-install-do = Installa Beagle


## Who one is

web-who = Come ti chiamiamo?
web-who-opens = Chi apre questo tavolo?
web-who-sits = Chi si siede?
web-name-about = Basta un nome: niente account, niente password.
web-thats-me = Ecco il mio nome
web-have-code = Ho un codice di ritorno da un altro dispositivo
web-am-new = È la mia prima volta qui
web-come-back = Rientra
web-code-about = Scrivi il codice di ritorno che l'altro dispositivo mostra nelle impostazioni.
web-code-is = Il tuo codice di ritorno:
web-code-keep = Annotalo: porta i tuoi tavoli su un altro dispositivo. Puoi crearne uno nuovo nelle impostazioni.
web-code-noted = Annotato
web-code-why = Un codice di ritorno porta i tuoi tavoli su un altro dispositivo. Ogni codice vale una volta sola.
web-code-new = Mostra un nuovo codice di ritorno
web-sign-out-others = Disconnetti tutti gli altri dispositivi
web-signed-out-others = Ora solo questo dispositivo ti conosce e i vecchi codici di ritorno non valgono più.
# $at: a date and a time
web-device-added = Un altro dispositivo è entrato con il tuo nome: { $at }.
web-device-mine = Ero io
web-you = Tu
web-change-name = Cambia
web-name-changed = D'ora in poi ti chiami così.
web-no-name = Non ora: siediti senza nome


## Games and rulesets

web-game-evolution = Evolution
    .about = Fai crescere gli animali una caratteristica alla volta, nutrili, mangia i vicini
web-game-evo = EVO
    .about = I dinosauri comprano geni, lottano e si moltiplicano mentre il clima gira, finché cade il meteorite
web-game-dinosaurs = Gods Love Dinosaurs
    .about = Costruisci un ecosistema e lascia che i dinosauri lo attraversino
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
web-bot-greedy = affamato
    .about = gioca per vincere
web-pace = Ritmo
web-pace-none = Senza orologio
    .about = Ciascuno con i propri tempi, anche giorni.
web-pace-quick = 10 min
    .about = 10 minuti a testa per l'intera partita, più 5 secondi a ogni mossa.
web-pace-calm = 30 min
    .about = 30 minuti a testa per l'intera partita, più 10 secondi a ogni mossa.
web-pace-move = Una mossa in 90 s
    .about = 90 secondi per mossa.
web-pace-days = Due giorni a mossa
    .about = Due giorni per mossa: una partita per corrispondenza.
web-who-may-watch = Chi può venire a guardare
web-watch-nobody = Nessuno
    .about = Lo vede solo chi siede al tavolo.
web-watch-link = Con il link
    .about = Chi ha l'indirizzo può guardare; il tavolo non compare in nessun elenco.
web-watch-all = Tutti
    .about = Il tavolo compare nell'elenco della prima pagina. I posti aperti sono per chiunque.
web-open-table = Apri il tavolo
web-open-needs-name = Prima scrivi qui sopra come ti chiami.


## The first page

web-your-tables = I tuoi tavoli
web-your-move-at = { $tables ->
    [one] Tocca a te in { $tables } tavolo
   *[other] Tocca a te in { $tables } tavoli
}
web-open-tables = Tavoli aperti
web-open-tables-none = Nessuno sta aspettando. Apri un tavolo e alla voce «{ web-who-may-watch }» scegli «{ web-watch-all }»: apparirà qui.
web-running-tables = Partite da guardare
web-running-tables-none = Al momento nessuna partita è aperta al pubblico. Chi apre un tavolo decide chi può guardare.
web-finished-tables = Partite finite
web-nobody-yet = Un tavolo vuoto
web-free-seats = { $seats ->
    [one] { $seats } posto libero
   *[other] { $seats } posti liberi
}
web-won-by = { $winners ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
# $ago is like "5 minuti fa".
web-your-move-since = tocca a te, ultima mossa { $ago }
web-move-of-since = tocca a { $name }, ultima mossa { $ago }
web-table-sit = Siediti
web-table-watch = Guarda
web-table-look = Dai un'occhiata
web-table-answer = Tocca a te
web-table-gather = Raggiungi
web-table-replay = Rivedi


## Settings

web-look = Aspetto
web-at-table = Al tavolo
web-speed = Velocità delle animazioni
web-speed-is = { $speed ->
    [0] Subito
    [1] Normale
   *[other] { $speed } ×
}
web-step = Una cosa alla volta
    .about = ogni evento aspetta che tu lo abbia visto
web-step-next = Avanti
web-step-skip = Mostra subito il resto
web-confirm = Chiedi conferma prima di una mossa
web-confirm-never = Mai
web-confirm-grave = Prima di carte, dadi e attacchi
web-confirm-always = Sempre
web-title = Titolo
    .about = «{ web-title-your-move }» prima dei nomi nella scheda del browser
web-sound = Suono
    .about = due note leggere quando tocca a te
web-notify = Notifiche
    .about = finché una nostra pagina è aperta da qualche parte dietro le altre
web-notify-forbidden = Il browser non permette le notifiche. Puoi cambiarlo nelle sue impostazioni.


## A table that gathers

web-gathering = Il tavolo è pronto
web-opened-by = aperto da { $name }
web-is-here = è qui
web-is-away = al momento non c'è
web-sit-down = Siediti
web-stand-up = Alzati
web-invite = Invita
web-invite-title = Un posto per qualcuno
web-invite-about = Il primo che apre questo link ha il posto; poi non vale più per nessun altro. Mandalo a una persona sola.
web-new-links = Nuovi link dei posti
web-new-links-about = Per chi ha perso il suo link. Quello vecchio non vale più e tutti al tavolo lo vengono a sapere. Il primo che apre quello nuovo vede le carte di quel posto.
web-new-link = Nuovo link per { $name }
web-share-table = Condividi il tavolo
web-share-about = Chi apre questo indirizzo può prendere un posto aperto.
web-qr = Codice QR del link
web-copy-link = Copia il link
web-kick = Manda via
web-to-bot = Fai giocare un bot
web-missing = { $seats ->
    [one] Manca ancora una persona, poi si comincia.
   *[other] Mancano ancora { $seats } persone, poi si comincia.
}
web-complete = Ci siete tutti.
web-start = Comincia
web-close-table = Chiudi il tavolo
web-commit = Mazzo onesto, sigillo:
web-commit-dice = Dadi e pescate, sigillo:
web-given = da una posizione preparata


## A table that is played

web-title-your-move = Tocca a te
web-reconnecting = La connessione è caduta. La ristabiliamo…
web-question = La domanda
web-all-choices = { $choices ->
    [one] { $choices } scelta
   *[other] Tutte le { $choices } scelte in elenco
}
web-back = Indietro
web-do-it = Conferma
web-not-this = Non questo
web-reveals = Questa mossa scopre qualcosa di nascosto o tira i dadi. Dopo si può annullare solo se gli altri sono d'accordo.
web-possible-otherwise = Si può fare, ma scegli dall'elenco: non è chiaro in che modo.
web-undo = Annulla la mossa
web-undo-ask = Chiedi di annullare
web-undo-yes = Va bene
web-undo-no = La mossa resta
web-undo-waiting = Stiamo chiedendo agli altri.
web-log = Cronaca
web-log-earlier = Tutta la partita
web-since-you-left = Da quando non c'eri
web-since-moves = { $moves ->
    [one] Mentre non c'eri: { $moves } mossa
   *[other] Mentre non c'eri: { $moves } mosse
}
web-since-list = Che cosa è successo
web-since-play = Falle vedere
web-go-to = Vai: { $name }
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Di' qualcosa
web-chat-send = Invia
web-way-stored = Che cosa viene conservato
web-kick-name = Allontana { $name }
web-absent = Chi non c’è
web-absent-about = Si può allontanare chi è sostituito da un bot oppure, senza orologio, chi manca da due minuti. Un bot gioca al suo posto.
web-close-about = Se l’orologio o tu avete tolto il posto a qualcuno, chiudere il tavolo significa abbandonare la partita.
web-block = Blocca { $name }
web-unblock = Sblocca { $name }
web-alike = Somiglia al nome di un altro giocatore: { $name }
web-alike-pair = { $one } e { $other } si somigliano, ma sono due giocatori diversi.
web-report = Segnala il tavolo
web-report-title = Segnala il tavolo
web-report-what = Che cosa non va?
web-report-name = Un nome
web-report-chat = Ciò che qualcuno scrive
web-report-play = Il modo di giocare
web-report-other = Altro
web-report-text = Con parole tue, se vuoi
web-report-about = Chi gestisce il server vede la segnalazione, i nomi al tavolo e le ultime righe della chat. I giocatori non vengono avvisati.
web-report-send = Invia la segnalazione
web-report-sent = Grazie. Chi gestisce il server può già leggerla.
web-mute = Silenzia { $name }
web-unmute = Ascolta di nuovo { $name }
web-watching = { $people ->
    [one] { $people } persona guarda
   *[other] { $people } persone guardano
}
web-standing = Risposte in anticipo
web-standing-about = Le vedi solo tu. Una risposta in anticipo ci mette quanto quella di chiunque altro.
web-answered = Risposta al posto tuo: { $answer }
web-typed = Scrivi una mossa in notazione
web-typed-play = Gioca
web-keys = Tasti
web-key-choose = la scelta con quel numero; «{ web-do-it }»
web-key-pass = passare; «{ web-not-this }»
web-key-back = un passo indietro
web-key-go = da chi agisce, o da chi è attaccato
web-key-text = il testo della carta selezionata
web-this-table = Questo tavolo
web-copy-watch-link = Copia il link per guardare
web-watch-from-start = Guarda dall'inizio
web-download-record = Scarica la registrazione
web-going = Andare via
web-leave = Lascia: continua un bot
web-resign = Arrenditi
web-really = Davvero?
web-return = Torna a giocare
web-to-result = Al risultato


## A device that is passed on

web-curtain = Passa il dispositivo a { $name }
web-curtain-about = Prima non si vedono le carte di nessuno.
web-curtain-wait = Giocano gli altri
web-lift = Eccomi, sono { $name }


## The end

web-winners = { $winners ->
    [0] Non vince nessuno
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
web-winner = vince
web-rematch = Rigioca, stessi posti
web-rules-changed = Le regole sono cambiate
web-rules-changed-closed = Questo tavolo è chiuso. Ciò che è stato giocato si può rivedere fino alla fine; questi sono i punti com'erano.
web-rules-changed-over = Il risultato resta quello che era.
web-play-on-table = Continua da lì a un nuovo tavolo
web-continues = continua da un tavolo le cui regole sono cambiate
web-continues-link = il tavolo precedente
web-see-table = Guarda il tavolo
web-fair = Il mazzo era onesto?
web-fair-about = Il primo numero è stato mostrato prima di dare la prima carta. È il sigillo del secondo, da cui derivano tutte le carte e tutti i dadi. «beagle verify» confronta la registrazione con entrambi.
web-secret = Il segreto:

web-ahead = Che cosa ne verrebbe:


## Replays

web-replay = Rivedere la partita
web-to-table = Al tavolo
web-paste = Una registrazione o una posizione
web-paste-about = Incolla il testo di una partita o di una posizione, come li scrive Beagle: la vedi mossa per mossa, e puoi continuare a giocare da qualsiasi punto.
web-paste-show = Mostra
web-eyes = Con gli occhi di chi
web-eyes-all = Come la vedono tutti
web-eyes-of = Con gli occhi di { $name }
web-copy-moment = Copia un link a questa mossa
web-play-on = Continua a giocare da qui
web-first = All'inizio
web-previous = Indietro di una
web-next = Avanti di una
web-last = Alla fine
web-play = Avvia
web-pause = Ferma
web-moment = Mossa


## The rulebook

web-rulebook = Le regole
web-search = Cerca tra regole e carte
web-rules-found = { $rules ->
    [0] Niente contiene queste parole.
    [one] { $rules } voce
   *[other] { $rules } voci
}
web-cards = Carte
web-no-such-rule = Questa regola non esiste.
web-book-evolution = Evolution
web-book-evo = EVO
web-book-dinosaurs = Gods Love Dinosaurs
web-tip = Come usarlo
web-source = Fonte: { $sources }.
web-book-table = Le regole di questo tavolo
web-book-choose = Mostra le regole di
web-book-whole = Tutte le regole del gioco
web-book-different = Che cosa cambia qui
web-book-instead = Al posto di { $rules }.
web-book-alters = Cambia in parte { $rules }.
web-book-altered = A questo tavolo vedi anche { $rules }.
web-book-gone = A questo tavolo questa regola non vale; al suo posto: { $rules }.
web-book-absent = A questo tavolo questa regola non serve.
web-book-some = Ad alcuni tavoli è diverso: { $rules }.
web-book-no-table = Non c'è un tavolo così; queste sono tutte le regole del gioco.
web-zoom-in = Avvicina
web-zoom-out = Allontana
web-zoom-all = Mostra tutto


## The way to the lessons

web-way-learn = Impara
lesson-first-time = È la prima volta?
lesson-in-minutes = Impara in cinque minuti
lesson-no-thanks = No, grazie
lesson-before = Non conosci questo gioco? Imparalo in pochi minuti.
