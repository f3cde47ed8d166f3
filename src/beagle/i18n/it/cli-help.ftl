### What --help says in the terminal. A message is a command, its attributes are its options and arguments.
###   $games        the names of the games
###   $languages    the short names of the languages

## The frame

help-usage = Uso: { $usage }
    .command = COMANDO
    .options = OPZIONI
    .args = ARGOMENTI
    .text = TESTO
    .number = NUMERO
    .path = PERCORSO
help-commands = Comandi
help-parameters = Parametri
help-options = Opzioni
help-help = Mostra questo aiuto.
help-version = Mostra la versione.
help-default = predefinito: { $value }
help-required = obbligatorio
help-choices = a scelta: { $values }
help-exit-codes = Codici di uscita: 0 tutto bene, 1 trovato un errore, 2 uso sbagliato.

## Options of several commands

help-any =
    .lang = La lingua: { $languages }. Se manca, quella del sistema (LC_ALL, LC_MESSAGES, LANG).
    .game = Il gioco: { $games }.
    .rules = Le regole; `beagle games` le elenca. Se mancano, le prime del gioco.
    .data = La cartella dei dati del server. Se manca, BEAGLE_DATA o la cartella predefinita.
    .database = L'indirizzo del database PostgreSQL del server, al posto di una cartella.
    .port = La porta del server, se qui ce n'è più di uno.
    .json = Stampa JSON.

## Commands

help-beagle = Giochi da tavolo sull'evoluzione: gioca nel terminale, cerca le regole, rivedi le partite.
help-serve =
    Ospita tavoli per persone nel browser, bot e spettatori. Si ferma con Ctrl+C; niente va perso.

    Ogni impostazione si può dare anche con una variabile d'ambiente: BEAGLE_PORT e così via.
    .host = L'indirizzo su cui ascoltare; se manca, si può collegare solo questo computer.
    .port = La porta; con 0 la sceglie il sistema.
    .data = La cartella del database.
    .database = L'indirizzo di un database PostgreSQL al posto di una cartella: postgresql://user@host/database. Se manca, DATABASE_URL.
    .nodes = Anche altri server usano lo stesso database: ogni tavolo appartiene a uno di loro. Va impostato su tutti.
    .origins = Altre origini le cui pagine possono parlare con questo server: a,b,c.
    .hosts = Nomi di questo server oltre a quello del computer: a,b,c.
    .root-path = Il percorso sotto cui un proxy pubblica il server, come /beagle.
    .docs = La cartella della documentazione, creata da ./run docs: il server la mostra su /docs.
    .trusted-proxy = Fidati delle intestazioni X-Forwarded del proxy che sta davanti.
    .notices-contact = Come ti contattano i servizi di notifica: mailto:host@example.org. Attiva le notifiche nei browser.
    .smtp = Il server di posta: smtps://name:password@mail.example.org. Attiva le notifiche per e-mail.
    .mail-from = Il mittente delle e-mail: beagle@example.org.
    .log-format = console per le persone, json per i programmi.
    .compile-rules = Compila in sottofondo le regole interpretate.
    .lan = Ascolta sulla rete locale e mostra l'indirizzo con un codice QR per i telefoni.
    .open = Apri un browser quando il server è pronto.
help-play =
    Gioca in questo terminale, contro i bot o tra di voi.

    Con più persone alla stessa tastiera, le carte restano nascoste mentre la tastiera passa dall'una all'altra.
    .seats = Chi gioca, un nome per posto: random, greedy e i cinque livelli (covington, martens, anning, fitzroy, darwin) sono bot, hungry.py è un bot tuo, ogni altro nome è una persona a questa tastiera.
    .first = Chi comincia: un posto (A, B …), un nome di --seats, oppure lot (a sorte).
    .seed = Lo stesso seme dà la stessa distribuzione.
    .record = Alla fine della partita, scrivi la sua registrazione in questo file.
    .resume = Riprendi una partita salvata.
    .rematch = Gioca ancora con le regole e i posti di questa registrazione; comincia il giocatore successivo.
    .json = Stampa il risultato in JSON.
help-games =
    Elenca i giochi, le loro regole e opzioni; oppure le carte di un mazzo.

    I nomi sono quelli che accettano --game e --rules; le opzioni seguono le regole: --rules 'base+fly@gift half-deck'.
    .game = Solo questo gioco: { $games }.
    .deck = Mostra di che cosa è fatto il mazzo con queste regole.
    .seats = Per questo numero di giocatori; il mazzo può dipenderne.
help-rules =
    Cerca regole e carte.

    Indica uno o più numeri di regole o di sezioni, oppure delle parole: si trovano i testi che le contengono tutte. Senza argomenti, elenca le sezioni. Se una regola ha un esempio, è indicato; --example lo mostra. Con --rules mostra il regolamento di un tavolo: le sue regole e carte, e in che cosa è diverso dagli altri tavoli.
    .words = Numeri di regole (EV-DEV-05) o di sezioni (EV-DEV), oppure parole da cercare.
    .example = Mostra passo per passo l'esempio con questo nome.
    .game = Il gioco: { $games }. Se manca, evolution.
    .rules = Solo le regole di un tavolo; `beagle games` le elenca.
help-replay =
    Racconta a parole una partita registrata.

    Se la registrazione è sbagliata, dice a quale mossa, e il codice di uscita è 1. Se è stata giocata con regole precedenti, viene rigiocata con quelle di oggi; se a un certo punto non è più valida, sono indicate le due versioni e le regole cambiate, le mosse restanti sono elencate come sono scritte, e il codice di uscita è 3.
    .file = Una registrazione, come la scrivono `play --record` e `save`.
    .seat = Mostra solo ciò che si vede da questo posto: A, B, … o spectator (spettatore). Se manca, tutto.
    .to = Fermati dopo questo numero di mosse.
help-verify =
    Controlla che una registrazione sia corretta e che il sorteggio sia stato regolare.

    Controlla che le mosse siano valide e il risultato giusto; e, se la registrazione rivela il suo segreto, che sia quello promesso e che le carte e i tiri di dado derivino da quello. Il codice di uscita è 1 se qualcosa non va; con --commit anche se nella registrazione manca ciò che serve per controllare l'hash.

    Una partita giocata con regole precedenti viene rigiocata con quelle di oggi. Se queste portano altrove, non si può dire se sia corretta o no: il comando lo segnala, e il codice di uscita è 3.
    .file = Una registrazione.
    .commit = L'hash che ti è stato mostrato prima della partita; la registrazione deve corrispondere.
    .all = Rigioca tutte le partite del database di un server.
    .data = Con --all: la cartella dei dati del server. Se manca, BEAGLE_DATA o la cartella predefinita.
help-backup =
    Copia il database del server in un file.

    Il server può restare acceso: la copia corrisponde a un solo istante, e viene controllata. Contiene i segreti delle partite in corso, quindi tienila dove solo tu puoi leggerla. Con --rescue il codice di uscita è 1 se una partita non si è potuta leggere.
    .file = Dove va la copia. Una copia più vecchia viene sostituita; nessun altro file.
    .rescue = Per un database danneggiato: copia tutte le partite che si possono leggere, ed elenca le altre.
help-restore =
    Rimetti al suo posto una copia del database del server.

    Nessun server deve essere acceso su quei dati. Il database deve essere vuoto, a meno che non si usi --force.
    .file = Una copia, come la fa `backup`.
    .force = Ripristina anche se c'è già un database. Quello esistente resta con un altro nome.
help-migrate =
    Sposta le partite di un server in PostgreSQL, o da lì in una cartella.

    Il server non deve essere acceso. Lo spostamento si può interrompere: la volta dopo riprende da dove era arrivato. Alla fine ogni tavolo viene confrontato e rigiocato, e il vecchio database viene segnato, così nessun server lo apre più.
    .to = Dove: postgresql://user@host/database, o una cartella. La destinazione deve essere vuota.
    .data = La cartella dei dati del server. Se manca, BEAGLE_DATA o la cartella predefinita.
    .database = L'indirizzo del database PostgreSQL da cui spostare le partite.
help-tidy =
    Elimina i dati vecchi dal database del server e libera spazio sul disco.

    Un server acceso lo fa da solo, un po' alla volta; questo comando fa tutto insieme, mentre nessun server è acceso su quei dati. Le partite in corso e i tavoli in attesa di giocatori restano sempre. Prima fai una copia.
    .finished-days = Elimina le partite finite da più di questo numero di giorni; 0: nessuna. Se manca, come configurato.
    .closed-days = Elimina i tavoli non finiti chiusi da più di questo numero di giorni; 0: nessuno. Se manca, come configurato.
    .visitors-days = Elimina i visitatori che non si vedono da più di questo numero di giorni, se non hanno un tavolo che resta; 0: nessuno.
    .dry-run = Conta soltanto. Il server può essere acceso.
help-reports =
    Elenca i tavoli segnalati dai visitatori, con le persone e le ultime righe della chat.

    Il server può essere acceso. `beagle ban VISITATORE` tiene qualcuno fuori dal server.
    .done = Elimina questa segnalazione: è stata risolta.
help-ban =
    Escludi un visitatore dal server, elenca le esclusioni, o togline una.

    Il server può essere acceso: entro un minuto le connessioni del visitatore si chiudono, e non può più aprire tavoli, sedersi, parlare né segnalare. I suoi tavoli pubblici non compaiono più nell'elenco. L'esclusione vale per un nome e i suoi dispositivi, non per un indirizzo.
    .whom = Un visitatore come lo chiama `beagle reports`, oppure un tavolo e un posto: abcdefgh:B.
    .why = Un appunto per te.
    .lift = Togli l'esclusione.
    .list = Elenca chi è escluso.
help-host =
    Mostra dov'è la pagina di gestione di un server in funzione, il suo token e lo stato del server: versioni, persone, dati.

    Il token cambia a ogni avvio, se non è fissato in BEAGLE_HOST_TOKEN. Chi lo ha può gestire il server.
help-tables =
    Elenca i tavoli di un server in funzione, prima gli ultimi usati, e chi ci siede.

    Nessuna carta: di una partita in corso si vede solo quante mosse ha.
    .status = Quali tavoli: playing, gathering, over o closed.
help-people =
    Elenca i visitatori di un server in funzione, a partire dai più recenti.

    `beagle ban VISITATORE` esclude qualcuno dal server.
    .name = Solo i visitatori il cui nome contiene questo testo.
help-errors =
    Elenca gli ultimi avvisi ed errori di un server in funzione, prima i più recenti.

    Dicono che cosa è successo e in quale punto del codice, mai una persona o una carta.
help-drain =
    Svuota un server in funzione prima di fermarlo: non si possono più aprire tavoli.

    Se altri server usano lo stesso database, ricevono i suoi tavoli e le persone si collegano a loro. Se è solo, le partite continuano.
    .off = Permetti di nuovo di aprire tavoli.
help-announce =
    Di' qualcosa a tutti su un server in funzione e su tutti i server con lo stesso database.

    Si vede per un po' in ogni pagina. Senza testo, l'annuncio precedente viene ritirato.
    .text = Che cosa dire.
    .minutes = Per quanti minuti si vede.
help-bot =
    Fai giocare un bot a un posto di un tavolo, attraverso la rete.

    Gioca fino alla fine della partita, si ricollega quando cade la linea, e si ferma con Ctrl+C. Metti il link tra virgolette: contiene un #.
    .seat-link = Il link del posto, https://SERVER/t/TAVOLO#TOKEN; con --url basta TAVOLO#TOKEN.
    .url = L'indirizzo del server, se non è nel link.
    .name = Quale bot gioca: uno incluso, o il file di uno tuo, come hungry.py.
    .games = Quante partite. Dopo ognuna, tranne l'ultima, chiede la rivincita.
help-arena =
    Fai giocare i bot tra loro.

    Tutti i bot ricevono una valutazione secondo l'ordine d'arrivo nelle partite (modello di Plackett-Luce), con intervalli sulle distribuzioni. Ogni distribuzione si gioca da ogni posto, così nessuno ha carte migliori. Del primo bot si mostra anche quante partite vince, e i suoi punti rispetto al migliore degli altri.
    .bots = Uno per posto, con --seats anche di più: il nome di un bot, il file di un bot tuo, oppure greedy:trials=20.
    .seats = Posti al tavolo, se i bot sono di più: ogni gruppo di altrettanti bot gioca ogni distribuzione.
    .games = Quante partite.
    .seed = Il seme della prima distribuzione; gli altri seguono.
    .jobs = Quante partite insieme. Se manca, una per core.
    .keep = Un file per i risultati. Un torneo interrotto riprende da dov'era; con più --games diventa più lungo.
    .ray = L'indirizzo di un cluster Ray che gioca le partite, oppure `local`. Serve il componente aggiuntivo ray.
help-ladder =
    Mostra i livelli dei bot, e quanto ognuno è più forte del precedente.

    Tutti i tavoli misurati, oppure quelli di un gioco, di un regolamento o di un numero di posti. Gli altri tavoli usano i livelli del più simile.
    .game = Solo questo gioco: { $games }.
    .rules = Solo questo regolamento.
    .seats = Solo i tavoli con questo numero di posti.
    .svg = Scrivi un grafico in questo file.
    .markdown = Come tabella Markdown.
help-review =
    Mostra che cosa ha deciso una partita finita: probabilità, fortuna, scelte, svolte.

    Le probabilità di vittoria di tutti i giocatori dopo ogni mossa, secondo ciò che ognuno poteva sapere. Sono calcolate su continuazioni in cui lo stesso giocatore gioca per tutti. Per ognuno la probabilità iniziale, la fortuna, le proprie scelte e quelle altrui, sommate, danno il risultato. I giudizi confrontano una mossa con la migliore trovata e sono dati solo dove sono chiari.
    .file = La registrazione di una partita finita.
    .eyes = Per chi mostrare le svolte: la lettera di un posto. Se manca, a carte scoperte.
    .fine = Fa circa dieci volte più calcoli.
    .seed = Con un altro seme si provano altre continuazioni.
    .svg = Disegna le probabilità in questo file.
    .keep = Un file per i calcoli. Un'analisi interrotta riprende da lì, una finita si vede subito.
help-dataset =
    Crea e leggi raccolte di partite per l'apprendimento automatico.

    `make` fa giocare i bot e scrive le partite come semi e numeri di azioni; `info` dice che cosa contiene un file; `read` rigioca una partita, decisione per decisione.
    .what = make, info o read.
    .file = Il file della raccolta. `make` non sovrascrive mai un file.
    .bots = make: i bot che giocano, uno per posto, separati da virgole: il nome di un bot o il file di un bot tuo.
    .games = make: quante partite.
    .seed = make: il seme di tutte le distribuzioni.
    .episode = read: quale partita, contando da 0.
help-cases =
    Esegui i file dei casi di prova delle regole.

    Una riga per ciascuno, poi un riepilogo; il codice di uscita è 1 se uno fallisce.
    .files = File di casi, o cartelle con file *.case.
    .quiet = Solo gli errori e il riepilogo.
help-check = Un vecchio nome di `beagle cases`.
help-perft =
    Conta le sequenze di mosse da una posizione.

    Ogni esito del caso è una mossa; una partita che finisce prima della profondità indicata non conta.
    .position = Una posizione come testo, con le righe unite da ' / ', o un file che la contiene.
    .depth = La profondità in mosse.
    .divide = Conta per ogni prima mossa.
help-bench =
    Misura quanto sono veloci le regole.

    Partite a caso su un core: decisioni al secondo, tempo di una copia, regole compilate e interpretate.
    .seats = Quanti posti.
    .games = Quante partite.
    .against = Un'altra revisione di git: compilala e misura le due versioni a turno.
