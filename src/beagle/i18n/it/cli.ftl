### The sentences of the command line.

## Errors

cli-wrong = beagle: { $error }
cli-wrong-use = beagle: { $error } (vedi: { $command } --help)
cli-too-many = argomento inatteso: { $text }
cli-no-command = il comando «{ $text }» non esiste
cli-no-option = l'opzione { $text } non esiste
cli-meant = forse { $meant }?
# $kind: number, flag, or other
cli-bad-value = «{ $value }» non va bene per { $option }{ $kind ->
    [number] : serve un numero
    [flag] : serve true o false
   *[other] {""}
}
cli-no-value = manca un valore: { $option }
cli-twice = { $option } è indicato due volte
cli-misused = comando incomprensibile: { $text }
cli-no-game = il gioco «{ $text }» non esiste; ci sono: { $games }
cli-no-language = la lingua «{ $text }» non esiste; ci sono: { $languages }
cli-cannot-go-on = impossibile scrivere l'output: { $reason }
cli-extra = serve il pacchetto { $package }, che non è installato: { $install }
cli-cannot-read = impossibile leggere { $file }: { $reason }
cli-cannot-write = impossibile scrivere { $file }: { $reason }
cli-dataset-bad = impossibile usare { $file }: { $reason }
cli-dataset-exists = { $file } esiste già e non è stato sovrascritto
cli-dataset-made = { $file }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $steps ->
    [one] { $steps } decisione
   *[other] { $steps } decisioni
}, { $bytes } byte
cli-dataset-no-episode = la partita { $number } non c'è
cli-no-folder = la cartella non esiste
cli-not-text = { $file } non è un testo
cli-not-a-record = { $file } esiste e non è la registrazione di una partita, quindi resta com'è
cli-resume-seats = { $file } è una partita per { $seats }: indica altrettanti nomi con --seats
cli-resume-older = La partita è cominciata con la versione { $was } delle regole. Tutte le sue mosse valgono anche con la versione { $now }: continua con questa.
cli-resume-from-there = La partita continua da lì, con la versione { $now } delle regole.
cli-resume-kept = La registrazione con le regole precedenti è conservata come { $file }.
cli-empty-seat = un posto non ha nome in «{ $seats }»; i nomi si separano con virgole, come me,greedy
cli-no-first = «{ $first }» non può cominciare: indica un posto da A a { $last }, il nome di un solo giocatore, oppure lot
cli-resume-alone = --resume continua una partita già iniziata: --first e --rematch servono per una nuova
cli-no-bot = il bot «{ $name }» non esiste; forse { $meant }?
cli-level-unmeasured = La forza dei livelli dei bot a questo tavolo non è stata misurata: giocano secondo una prima stima.
cli-level-near = I livelli dei bot sono stati misurati a un altro tavolo ({ $ruleset }, posti: { $seats }); qui le distanze tra l'uno e l'altro possono cambiare.
cli-no-seat = il posto { $seat } non esiste; ci sono quelli da A a { $last }, e spectator
cli-seed = un seme è un numero da 0 in su, non { $seed }
cli-replay-to = --to dev'essere 0 o più, non { $to }
cli-perft-depth = la profondità è un numero da 1 in su, non { $depth }
cli-perft-empty = la posizione è vuota
cli-perft-no-file = «{ $text }» non è né un file né una posizione (una posizione comincia così: evolution base@gift …)
cli-bench-games = il numero di partite è da 1 in su, non { $games }
cli-cases-what = indica i file di casi da eseguire
cli-cases-empty = nessun file *.case in { $folder }
cli-cases-old-name = Il comando `beagle check` ora si chiama `beagle cases`.

## Playing

cli-you = Tu
cli-and = e
cli-welcome = Si salpa! Scrivi un numero per scegliere, ? per l'aiuto. (Seme { $seed })
cli-hand-over = Passa la tastiera a { $name }. { $name }, premi Invio quando nessun altro guarda.
cli-left = Hai lasciato la partita prima della fine.
cli-left-kept = Per continuarla: beagle play --resume { $file }
cli-options = { $options ->
    [one] { $options } scelta
   *[other] { $options } scelte
}
cli-back = Invio: torna a tutte le scelte
cli-only = Invio: conferma
cli-no-such-number = Scrivi un numero da 1 a { $options }, una mossa, o ? per l'aiuto.
cli-no-such-option = Nessuna scelta contiene «{ $text }».
cli-legal = La mossa { $move } è permessa.
cli-bot-plays = Ora { $bot } gioca al posto di { $name }. Scrivi back alla prossima domanda per tornare a giocare di persona.
cli-bot-which = Quale bot? Uno di questi: { $bots }
cli-is-back = { $name } è di nuovo al tavolo.
cli-nobody-away = Qui nessun bot gioca al posto di qualcuno.
cli-why-what = Quale mossa? Per esempio: why { $move }
cli-not-a-move = «{ $text }» non è né una mossa né un comando. (? per l'aiuto)
cli-misread = Carattere { $column }: ci vuole { $expected }; invece c'è { $found }. (? per l'aiuto)
cli-wanted-animal = un animale
cli-wanted-there = un animale sul tavolo ({ $there })
cli-wanted-trait = una caratteristica
cli-wanted-card = una carta
cli-wanted-cell = un esagono (le sue coordinate)
cli-wanted-place = una zona
cli-wanted-track = un posto sul tracciato
cli-wanted-move = una mossa
cli-wanted-end = la fine della mossa
cli-wanted-more = il seguito della mossa
cli-wanted-sign = { $number ->
    [1] il segno { $signs }
   *[other] uno dei segni { $signs }
}
cli-too-narrow = { $columns ->
    [one] Il disegno è largo { $columns } carattere
   *[other] Il disegno è largo { $columns } caratteri
}: questo terminale è più stretto.
cli-save-where = Dove salvare? Per esempio: save mia.game
cli-saved = Salvata in { $file }, con tutte le carte nascoste: non sbirciare.
cli-winners = { $winners ->
    [one] Vittoria: { $names }!
   *[other] Vittoria condivisa: { $names }!
}
cli-help =
    un numero     fai quella scelta
    /PAROLE       mostra solo le scelte con queste parole
    Invio         prendi l'unica scelta, o mostrale di nuovo tutte
    una mossa     nella notazione accanto a ogni scelta; passare è -
    why MOSSA     questa mossa è permessa, e se no, quale regola la vieta?
    hint          un suggerimento, giocando contro i bot: dove guardare, poi perché, poi la mossa
    bot [NOME]    d'ora in poi gioca un bot al posto tuo: greedy, o quello che dici; back, scritto da chiunque sia qui, lo ferma
    cards         che cosa è stampato sulle tue carte
    answers [N]   le tue risposte in anticipo; answers N ne attiva o disattiva una
    table, moves  mostra di nuovo il tavolo o le scelte
    log [N]       che cosa è successo, le ultime N righe
    rules PAROLE  cerca regole e carte; rules { $rule } ne mostra una
    save FILE     scrivi la partita in un file; beagle play --resume FILE la continua
    quit          esci
## Evolution's table
cli-answers-on = sì
cli-answers-off = no
cli-answers-how = answers N attiva o disattiva quella risposta in anticipo.
cli-answers-none = Questo gioco non ha risposte in anticipo.

cli-evolution-turn = Turno { $turn }
cli-evolution-bank = riserva { $tokens }
cli-evolution-place = { $place } { $tokens }
cli-evolution-deck = mazzo { $cards }
cli-evolution-middle = scoperte al centro: { $cards }
cli-evolution-hand = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
cli-evolution-discarded = scarti: { $cards }
cli-evolution-points = { $points ->
    [one] { $points } punto finora
   *[other] { $points } punti finora
}
cli-evolution-first = primo giocatore
cli-evolution-no-animals = nessun animale
cli-evolution-need = richiede { $tokens }
cli-evolution-fed = nutrito
cli-evolution-hungry = affamato
cli-evolution-used = carta usata
cli-evolution-rested = riposa in questo turno
cli-evolution-fresh = dal prossimo turno
cli-evolution-poisoned = avvelenato
cli-evolution-paralysed = paralizzato
cli-evolution-swims = nuota senza carta
cli-evolution-from-fat = cibo dal grasso
cli-evolution-remains = da far rinascere
cli-evolution-joined = { $trait }
cli-evolution-directed = { $trait }: l'animale { $partner } è il simbionte dell'animale { $animal }
cli-evolution-your-hand = La tua mano:
cli-evolution-hand-title = { $cards ->
    [0] Non hai carte in mano.
    [one] Hai in mano { $cards } carta:
   *[other] Hai in mano { $cards } carte:
}
cli-evolution-discard-title = { $cards ->
    [0] Non hai scartato nulla.
    [one] Hai scartato { $cards } carta:
   *[other] Hai scartato { $cards } carte:
}
cli-evolution-animal = Animale { $animal }
cli-evolution-animals = animali
cli-evolution-traits = caratteristiche
cli-evolution-needs = fabbisogno in più
cli-evolution-ocean = nell'Oceano
cli-evolution-earlier = turni precedenti
cli-evolution-total = punti
cli-evolution-discard = pila degli scarti

## Rules

cli-games-seats = --seats richiede --deck: per quanti giocatori è il mazzo?
cli-games-options = Opzioni: { $options }
cli-left-out-game = Il gioco { $name } del pacchetto { $package } non è utilizzabile: { $reason }
cli-left-out-bot = Il bot { $name } del pacchetto { $package } non è utilizzabile: { $reason }
cli-plain-notation = Scrivi la mossa come appare nell'elenco.
cli-plain-cards = Questo gioco non ha carte da guardare.
cli-rules-count = { $rules ->
    [one] ({ $rules } regola)
   *[other] ({ $rules } regole)
}
cli-rules-none = Nessuna regola o carta contiene tutte queste parole: { $words }
cli-rules-no-id = Non esiste una regola o sezione { $id }. `beagle rules` elenca le sezioni.
cli-example-pointer = Un esempio: { $title } (`beagle rules --example { $id }`)
cli-example-none = l'esempio «{ $id }» non esiste; ci sono: { $ids }
cli-example-prompt = Invio: avanti · b: indietro · q: fine
cli-rules-source = Parte: { $module }. Fonte: { $sources }.

## Replays, cases, counting

cli-replay-unfinished = { $moves ->
    [one] Dopo { $moves } mossa sceglie { $name }.
   *[other] Dopo { $moves } mosse sceglie { $name }.
}
cli-replay-undo = { $name }: mossa annullata.
cli-replay-resign = { $name }: resa.
cli-replay-bot = { $name }: ora gioca un bot.
cli-replay-return = { $name }: di nuovo in gioco.
cli-replay-cut = La registrazione si interrompe: ha un risultato, ma non le mosse che vi portano.
cli-replay-rest = { $moves ->
    [one] Poi è stata giocata un'altra mossa:
   *[other] Poi sono state giocate altre { $moves } mosse:
}
cli-replay-stood = I punti alla fine, con quelle regole: { $points }
cli-replay-ended = { $how ->
    [resigned] La partita è finita con una resa
   *[abandoned] La partita è stata abbandonata
} { $moves ->
    [one] dopo { $moves } mossa.
   *[other] dopo { $moves } mosse.
}
cli-cases-summary = { $failed ->
    [0] Riusciti: { $passed }.
   *[other] Riusciti: { $passed }, falliti: { $failed }.
}
cli-perft = { $sequences ->
    [one] profondità { $depth }: { $sequences } sequenza
   *[other] profondità { $depth }: { $sequences } sequenze
}
cli-perft-counting = conteggio


## beagle serve

cli-serving = Beagle è su { $address }
cli-serving-lan = In questa rete: { $address }
cli-serving-stop = Fermalo con Ctrl+C; le partite continuano quando riparte.
cli-serving-host = Gestione del server: { $address }  Token: { $token }
cli-serving-host-set = Gestione del server: { $address }  Il token è in BEAGLE_HOST_TOKEN.
cli-no-server = in { $folder } non c'è traccia di un server in funzione; avvialo con `beagle serve` o indica la cartella con --data
cli-several-servers = qui ci sono più server in funzione: { $addresses }; scegline uno con --port
cli-no-answer = il server { $address } non risponde
cli-failed = il server non è riuscito a farlo
cli-host-version = Beagle { $version }, Python { $python }, regole { $rules ->
    [compiled] compilate
   *[interpreted] interpretate
}
cli-host-here = Connessioni qui: { $connected }, persone con un nome: { $people }, tavoli in memoria: { $live }
cli-host-tables = Tavoli: in gioco { $playing }, in attesa di giocatori { $gathering }, finiti { $over }, chiusi { $closed }
cli-host-stored = Salvati: { $size } MB, visitatori: { $visitors }
cli-host-reports = Segnalazioni: { $reports }
cli-host-nodes = Server: { $nodes }
cli-host-said = Annunciato a tutti: { $text }
cli-tables-none = Nessun tavolo di questo tipo.
cli-people-none = Nessun visitatore trovato.
cli-people-banned = escluso
cli-list-more = Sono elencati solo i { $count } più recenti.
cli-errors-none = Nessun avviso e nessun errore dall'avvio.
cli-drain-on = Qui non si aprono più tavoli; le partite continuano finché il server non viene fermato.
cli-drain-given = I tavoli passano agli altri server. Questo si può fermare.
cli-drain-off = Qui si possono di nuovo aprire tavoli.
cli-announced = Annunciato a tutti: { $text }
cli-announced-nothing = L'annuncio è ritirato.
cli-serving-compiling = Le regole vengono compilate in sottofondo. Il prossimo avvio sarà più veloce.
cli-cannot-listen = impossibile mettersi in ascolto su { $host }, porta { $port }: { $reason }

## beagle bot

cli-bot-games = il numero di partite è da 1 in su, non { $games }
cli-bot-over = La partita è finita. Punti: { $points }. Vittoria: { $winners }.

## hint

cli-hint-practice = I suggerimenti servono per l'allenamento: ci sono solo se tutti gli altri sono bot.
cli-hint-where = Guarda qui: { $what }. Scrivi di nuovo hint per sapere perché.
cli-hint-between = La scelta è tra queste due: { $one } – oppure: { $other }. Scrivi di nuovo hint per sapere perché.
cli-hint-equal = Le tue mosse si equivalgono, più o meno. Scrivi di nuovo hint per saperne di più.
cli-hint-only = C'è una sola mossa.
cli-hint-wins = Vince subito la partita.
cli-hint-points = Ti porta subito dei punti: { $number }. È così qualunque cosa abbiano in mano gli altri (distribuzioni provate: { $worlds }).
cli-hint-harm = Costa subito dei punti agli altri: { $number }. È così qualunque cosa abbiano in mano (distribuzioni provate: { $worlds }).
cli-hint-tried = È andata meglio di tutte nelle continuazioni provate: { $number }. Si usa solo ciò che puoi sapere. Scrivi di nuovo hint per vedere la mossa.
cli-hint-move = { $words } ({ $move })

## beagle arena

cli-arena-what = indica i bot, uno per posto: beagle arena hungry.py random
cli-arena-number = { $name } è un numero da 1 in su, non { $number }
cli-arena-seats = per { $seats } posti servono almeno altrettanti bot, non { $bots }
cli-arena-other = { $file } contiene le partite di un altro torneo (diverso: { $what }); indica un altro file con --keep
cli-arena-bot = bot
cli-arena-rating = Elo
cli-arena-odds = quota
cli-arena-about = Elo: la media è 0. Quota: quante volte più spesso il bot arriva davanti al successivo che dietro. ms: millisecondi per decisione. ± e parentesi: intervalli al 95 % sulle distribuzioni.
cli-arena-playing = partite in corso
cli-arena-title = { $bot } contro { $others }
cli-arena-games = partite
cli-arena-compiled = regole compilate
cli-arena-interpreted = regole interpretate
cli-arena-won = vinte
cli-arena-points = punti
cli-arena-best-other = il migliore degli altri
cli-arena-ahead = vantaggio
cli-arena-choice = per decisione

## beagle ladder

cli-ladder-none = per questo tavolo non sono stati misurati livelli; beagle ladder elenca quelli misurati
cli-ladder-table = { $game }, { $ruleset }, { $seats } posti
cli-ladder-over = { $stronger } contro { $weaker }
cli-ladder-step = gradino
cli-ladder-odds = quota
cli-ladder-interval = 95 %
cli-ladder-about = Quota: quante volte più spesso il più forte arriva davanti al più debole che dietro. Misurata giocando, ogni distribuzione da ogni posto; l'intervallo è sulle distribuzioni.

## Checking records and stored games

cli-verify-what = indica una registrazione da verificare, o verifica tutte le partite salvate con --all
cli-verify-bad-commit = --commit è l'hash mostrato all'inizio della partita: 64 cifre esadecimali
cli-verify-moves = ogni mossa è permessa
cli-verify-commit = il segreto è quello promesso
cli-verify-deal = la posizione iniziale viene dal segreto
cli-verify-chances = ogni tiro corrisponde al segreto
cli-verify-result = il risultato è giusto
cli-verify-start = la registrazione non si può giocare: { $detail }
cli-verify-illegal = mossa { $move }: { $detail }
cli-verify-other-position = mossa { $move }, { $detail }: non porta alla posizione della registrazione
cli-verify-other-commit = la registrazione riporta un hash diverso da quello che ti è stato mostrato: { $detail }
cli-verify-other-secret = era stato promesso un altro segreto: l'hash di questo è { $detail }
cli-verify-other-deal = dal segreto viene un'altra posizione iniziale; nella registrazione c'è: { $detail }
cli-verify-no-deal = dal segreto non viene nessuna posizione: { $detail }
cli-verify-other-chance = mossa { $move }: { $detail }; tra parentesi il tiro che viene dal segreto
cli-verify-other-result = il risultato non corrisponde alle mosse, che danno { $detail }
cli-verify-over = secondo la registrazione la partita era { $detail }, ma è stata giocata fino in fondo
cli-verify-cut = la registrazione ha un risultato, ma le sue mosse non portano alla fine della partita
cli-verify-row = il tavolo salvato: { $detail }
cli-verify-asked-no-secret = l'hash non si può confrontare con questa registrazione: non svela alcun segreto
cli-verify-asked-given = l'hash non si può confrontare con questa registrazione: dice che la prima posizione è stata preparata
cli-verify-no-secret = (non verificato: la registrazione non svela alcun segreto)
cli-verify-no-commit = (non verificato: nulla era stato promesso; se ti è stato mostrato un hash, indicalo con --commit)
cli-verify-given = (non verificato: la partita è cominciata da una posizione preparata)
cli-verify-continued = (non verificato: la partita ne continua una precedente)
cli-verify-not-by-these = (non verificato: la partita è stata giocata con regole precedenti)
cli-verify-none = (non ce n'erano)
cli-verify-going-on = (non verificato: la partita non è finita)
cli-verify-no-result = (non verificato: la registrazione non riporta alcun risultato)
cli-verify-not-reached = (non verificato: le mosse non portano fin lì)
cli-verify-true = La registrazione è corretta, per quanto si può verificare.
cli-verify-fair = La registrazione è corretta, e il sorteggio è stato regolare.
cli-verify-unheld = La registrazione non dimostra che il sorteggio sia quello che ti era stato promesso.
cli-verify-false = La registrazione non è corretta.
cli-verify-older = Regole precedenti: le regole sono cambiate da quando si è giocata questa partita, quindi non si può dimostrare se sia corretta o no.
cli-verify-all-older = { $older ->
    [one] { $older } è stata giocata con regole precedenti e non si può seguire fino in fondo.
   *[other] { $older } sono state giocate con regole precedenti e non si possono seguire fino in fondo.
}
cli-verify-replaying = verifica delle mosse
cli-verify-all = { $games ->
    [one] { $games } partita salvata
   *[other] { $games } partite salvate
}: { $wrong ->
    [0] tutto corretto.
    [one] { $wrong } non è corretta.
   *[other] { $wrong } non sono corrette.
}
cli-verify-all-none = Qui non è ancora cominciata nessuna partita.

## The server's database

cli-serve-damaged = { $error }. Ripristina una copia: beagle restore FILE --force. Se non ne hai, beagle backup --rescue FILE copia ciò che si può leggere e beagle restore FILE --force lo rimette al suo posto.
cli-serve-unread = Il database è danneggiato: { $count ->
    [one] una partita non si può leggere, e il server è partito senza di essa
   *[other] { $count } partite non si possono leggere, e il server è partito senza di esse
 }: { $tables }. Le altre continuano. Per rimediare ferma il server e ripristina una copia (beagle restore FILE --force), oppure salva ciò che si può leggere: beagle backup --rescue FILE, poi beagle restore FILE --force. La cartella dei dati è { $folder }.
cli-backup-damaged = { $error }. Nessuna copia è stata fatta. beagle backup --rescue FILE copia ciò che si può leggere.
cli-backup-lost = { $count ->
    [one] Un tavolo non si può leggere e non è nella copia: { $tables }
   *[other] { $count } tavoli non si possono leggere e non sono nella copia: { $tables }
 }
cli-backup-done = Copiato in { $file }: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $entries ->
    [one] { $entries } voce.
   *[other] { $entries } voci.
}
cli-restore-done = Ripristinato in { $folder }: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $entries ->
    [one] { $entries } voce.
   *[other] { $entries } voci.
}
cli-restore-before = Il database di prima ora si chiama { $file }.
cli-restore-taken = { $error }; --force mette la copia al suo posto e conserva accanto il database di prima
cli-migrate-which = Si sposta da una cartella a PostgreSQL, o viceversa: tra origine e destinazione indica una cartella e un database, per esempio beagle migrate --to postgresql://user@host/database.
cli-migrate-copying = copia dei tavoli
cli-migrate-replaying = confronto e verifica delle mosse
cli-migrate-done = Spostato in { $place }: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $entries ->
    [one] { $entries } voce.
   *[other] { $entries } voci.
} Ogni tavolo è stato confrontato e rigiocato. D'ora in poi avvia il server con il nuovo database.
cli-migrate-broken = { $count ->
    [one] Questo tavolo era danneggiato già prima, ed è rimasto com'era
   *[other] Questi tavoli erano danneggiati già prima, e sono rimasti com'erano
}: { $tables }.
cli-backup-database = PostgreSQL ha un suo programma per questo: pg_dump -Fc --dbname={ $address } --file={ $file }. Poi beagle verify --all --database INDIRIZZO rigioca tutte le partite di una copia ripristinata.
cli-restore-database = PostgreSQL ha un suo programma per questo: pg_restore --clean --if-exists --dbname={ $address } { $file }. Poi beagle verify --all --database { $address } rigioca tutte le partite.
cli-ban-what = indica il visitatore da escludere, oppure mostra l'elenco con --list
cli-ban-done = { $name } ({ $visitor }) non può più entrare.
cli-ban-lifted = { $name } ({ $visitor }) può entrare di nuovo.
cli-ban-none = Nessuno è escluso.
cli-reports-none = Non ci sono segnalazioni.
cli-reports-head = { $number }. { $day }, tavolo { $table }: { $why }
cli-reports-owner = chi ha aperto il tavolo
cli-report-name = un nome
cli-report-chat = qualcosa scritto in chat
cli-report-play = il modo di giocare di qualcuno
cli-report-other = altro

cli-tidy-done = Eliminati: { $finished ->
    [one] { $finished } partita finita
   *[other] { $finished } partite finite
}, { $closed ->
    [one] { $closed } tavolo chiuso
   *[other] { $closed } tavoli chiusi
}, { $visitors ->
    [one] { $visitors } visitatore
   *[other] { $visitors } visitatori
}.
cli-tidy-would = Verrebbero eliminati: { $finished ->
    [one] { $finished } partita finita
   *[other] { $finished } partite finite
}, { $closed ->
    [one] { $closed } tavolo chiuso
   *[other] { $closed } tavoli chiusi
}, { $visitors ->
    [one] { $visitors } visitatore
   *[other] { $visitors } visitatori
}. Non è cambiato nulla.

## Evolution's notation

cli-evolution-notation =
    La notazione: +swimming un nuovo animale, swimming:a una caratteristica su a, cooperation:a~b una di coppia,
    a* un segnalino per a, a>m a attacca m, a.hibernation usa una caratteristica, a.piracy>m su m, - passa.
    Un animale si può indicare anche per nome: A1>B2 vuol dire che A1 attacca B2.

## The table of Gods Love Dinosaurs

cli-dinosaurs-notation =
    La notazione: frog1 la prima tessera della colonna delle rane, 1,0:2,0 la prima metà in 1,0 e la seconda in 2,0,
    0,-1+-1,0 un piccolo di 0,-1 in -1,0, 0,0>1,0>0,0 un cammino, 0,0x lascia morire, hatch fai nascere, - basta.
cli-dinosaurs-turn = Turno { $turn }
cli-dinosaurs-stacks = tessere nelle pile: { $tiles }
cli-dinosaurs-marker = ▲ dinosauri
cli-dinosaurs-eggs = { $golden ->
    [0] uova: { $ordinary }
   *[other] uova: { $ordinary }, d'oro: { $golden }
}
cli-dinosaurs-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cli-dinosaurs-first = primo giocatore
cli-dinosaurs-on = { $figure } in { $cell }
cli-dinosaurs-beside = in { $cell }
cli-dinosaurs-legend = Terreni: L lago (rane), P pianura (conigli), F foresta (ratti), U terreno universale (tutte le prede), M montagna, * nido.
cli-dinosaurs-figures = Animali: f rana, h coniglio, r ratto, t tigre, e aquila, D dinosauro; ' ha agito, + appena nato.
cli-dinosaurs-golden = uova d'oro
cli-dinosaurs-ordinary = uova
cli-dinosaurs-dinosaurs = dinosauri
cli-dinosaurs-total = punti

## EVO's table

cli-evo-notation =
    La notazione: 2=3 offre 3 nella colonna 2, 0,0>1,0 va, 0,0x1,0 attacca, 0,0~3,1 nuota, 0,0^2,0 vola,
    +1,0 un cucciolo, 0,0+1,0 uno al posto di un altro, x1,0 muore, >1,0 fugge, @2 un posto, !terror>1,0 una carta, - passa.
cli-evo-round = Round { $round }
cli-evo-terrain = { $terrain } { $ground }
cli-evo-pile = { $tokens ->
    [one] { $tokens } gettone clima rimasto
   *[other] { $tokens } gettoni clima rimasti
}
cli-evo-next = il prossimo: { $token ->
    [meteor] il meteorite
   *[other] { $token }
}
cli-evo-legend = Y spiaggia, G pianura, B collina, W montagna; { $markhot } calda, { $markcold } fredda, { $markdeadly } letale; ora { $dies ->
    [one] { $dies } morirebbe
   *[other] { $dies } morirebbero
}, { $maydie } forse
cli-evo-holdings = punti mutazione { $points }, dinosauri { $dinosaurs }
cli-evo-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
cli-evo-active = in vigore: { $cards }
cli-evo-laboratory = Laboratorio
cli-evo-event-card = una carta evento
cli-evo-no-bid = libera
cli-evo-bid = { $seat }: offerta di { $bid }
cli-evo-dinosaur = Il dinosauro in { $cell }
cli-evo-column = Colonna { $column }: { $gene }
cli-evo-column-card = Colonna { $column }: una carta evento
cli-evo-hand-title = { $cards ->
    [0] Non hai carte evento in mano.
    [one] Hai in mano { $cards } carta evento:
   *[other] Hai in mano { $cards } carte evento:
}
cli-evo-genes-title = { $cards ->
    [0] La tua specie non ha geni.
   *[other] I geni della tua specie:
}
cli-evo-mp = punti mutazione
cli-evo-dinosaurs = dinosauri

## beagle review

cli-review-counting = calcolo
cli-review-going-on = questa partita non è finita; si può analizzare solo una partita finita
cli-review-early = questa partita è finita prima del tempo; si può analizzare solo una partita giocata fino alla fine
cli-review-older = questa partita è stata giocata con regole precedenti, quindi non si può analizzare
cli-review-short = questa partita è troppo corta per dire che cosa l'ha decisa
cli-review-not-fitted = Per queste regole le probabilità non sono state tarate: considerale approssimative.
cli-review-luck-is = La fortuna è ciò che dadi e carte hanno dato o tolto rispetto alla media di tutti i dadi e le carte che potevano uscire.
cli-review-seat = giocatore
cli-review-start = inizio
cli-review-luck = fortuna
cli-review-own = scelte proprie
cli-review-others = scelte altrui
cli-review-end = fine
cli-review-turning-open = Che cosa l'ha decisa, a carte scoperte
cli-review-turning = Che cosa l'ha decisa, secondo ciò che { $name } poteva sapere
cli-review-no-turning = Nessun momento, da solo, ha cambiato molto.
cli-review-move = Mossa { $number }, { $name }: { $move }
cli-review-chance = Mossa { $number }, il caso: { $move }
cli-review-great = l'unica mossa buona
cli-review-inaccurate = imprecisione, costa circa { $cost } su 100; meglio: { $best }
cli-review-mistake = errore, costa circa { $cost } su 100; meglio: { $best }
cli-review-lucky = fortuna, circa { $number } su 100
cli-review-unlucky = sfortuna, circa { $number } su 100
cli-review-about = Le probabilità vengono da continuazioni in cui lo stesso giocatore gioca per tutti. A nessuno si imputa ciò che non poteva sapere.
