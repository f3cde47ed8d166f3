### What is wrong with something that was typed, pasted or configured: tables, bots, settings, files.
### These sentences come after a colon and end without a full stop.
###   $least, $most, $seats     numbers of seats
###   $where                    where a setting was given: --port, BEAGLE_PORT

## Tables

error-no-table = le regole «{ $table }» non esistono; ci sono: { $tables }
error-no-table-own = le regole «{ $table }» non esistono; ci sono: { $tables }, e con componenti tuoi { $own }
error-no-option = { $known ->
    [0] { $table } non ha opzioni, quindi neanche «{ $option }»
   *[other] { $table } non ha l'opzione «{ $option }»; ha: { $options }
}
error-seats = { $table } è da { $least } a { $most } posti, non da { $seats }
error-option-seats = l'opzione { $option } è per tavoli da { $least } a { $most } posti, non da { $seats }
error-only-one = un tavolo può avere solo una di queste: { $options }
error-no-ruleset = le regole hanno un nome, per esempio base@gift

## Bots

error-no-bot = il bot «{ $name }» non esiste; ci sono: { $bots }; per un bot tuo indica il file, per esempio hungry.py
error-bot-file = { $file }: questo file non esiste
error-bot-none = { $file }: non contiene nessun bot; un bot è una classe con { $methods } (docs/bots.md)
error-bot-several = { $file }: contiene più bot, scegline uno: { $bots }
error-bot-other = { $file }: non contiene il bot «{ $name }»; ci sono: { $bots }
error-bot-no-settings = { $bot }: solo { $greedy } ha impostazioni
error-bot-settings = { $bot }: le impostazioni si scrivono così: greedy:trials=20,danger=0

## Settings of the server

error-setting = «{ $value }» non va bene per { $where }
error-setting-number = «{ $value }» non va bene per { $where }: serve un numero
error-setting-least = «{ $value }» non va bene per { $where }: serve almeno { $limit }
error-setting-most = «{ $value }» non va bene per { $where }: al massimo { $limit }
error-setting-flag = «{ $value }» non va bene per { $where }: serve yes o no
error-setting-delay = «{ $value }» non va bene per { $where }: prima l'attesa più breve, per esempio 1-3
error-setting-log-format = «{ $value }» non va bene per { $where }: serve console o json
error-setting-root-path = «{ $value }» non va bene per { $where }: serve un percorso come /beagle, senza / alla fine
error-setting-docs = «{ $value }» non va bene per { $where }: serve la cartella creata da ./run docs
error-setting-metrics-token = il valore non va bene per { $where }: servono da 16 a 200 lettere, cifre o segni, senza spazi
error-setting-host-token = il valore non va bene per { $where }: servono da 16 a 200 lettere, cifre o segni, senza spazi
error-setting-database = il valore non va bene per { $where }: serve un indirizzo come postgresql://beagle@db/beagle
error-setting-hosts = «{ $value }» non va bene per { $where }: serve un nome come games.local
error-setting-origins = «{ $value }» non va bene per { $where }: serve un indirizzo come https://games.example.org
error-setting-notices-contact = «{ $value }» non va bene per { $where }: serve un indirizzo come mailto:host@example.org
error-setting-mail-from = «{ $value }» non va bene per { $where }: serve un indirizzo come beagle@example.org
error-setting-smtp = il valore non va bene per { $where }: serve un indirizzo come smtps://name:password@mail.example.org
error-setting-mail = per le e-mail servono anche BEAGLE_MAIL_FROM, il mittente, e BEAGLE_ORIGINS, dove portano i link
error-setting-notices-extra = per le notifiche servono altri pacchetti: { $install }

## Files and addresses: what the system says

error-no-such-file = non esiste un file o una cartella con questo nome
error-not-allowed = non hai i permessi
error-is-a-folder = è una cartella
error-not-a-folder = una parte del percorso non è una cartella
error-exists = esiste già
error-long-name = il nome è troppo lungo
error-disk-full = il disco è pieno
error-read-only = il disco è di sola lettura
error-disk = errore di lettura o scrittura sul disco
error-too-many-files = ci sono troppi file aperti
error-port-taken = questa porta è usata da un altro programma
error-no-such-address = questo computer non ha quell'indirizzo
error-system = il sistema segnala { $name }

## Database e file di un server

error-no-database = { $path }: qui non c'è nessun database
error-not-a-database = { $path }: questo non è un database
error-server-runs = { $folder }: in questa cartella è già in funzione un altro server
error-no-visitor = nessun visitatore con un nome ha l'id { $visitor }; gli id si vedono con `beagle reports`
error-no-seat = al tavolo { $table } non c'è il posto { $seat }
error-not-banned = { $visitor } non è escluso
error-no-report = non c'è nessuna segnalazione con il numero { $number }
error-not-a-dataset = questa non è una raccolta di partite di Beagle
error-not-a-record = riga { $line }: questa non è una registrazione; una registrazione comincia con [Game …]
