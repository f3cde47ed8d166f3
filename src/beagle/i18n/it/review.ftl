### What decided a finished game: the end of a game and the page of its analysis. $name: a player. All chances are of 100.

## Pages

review-title = analisi
review-analyse = Analizza la partita
review-link = Link a questa mossa
review-play = Continua
review-eyes = Visuale
review-all-open = Carte scoperte
review-moves = Mosse
review-leaves = Su questa partita
review-tab-move = Questa mossa
review-tab-known = Noto / vero
review-tab-moves = Mosse
review-tab-turning = Svolte
review-tab-luck = Fortuna
review-controls = Scorri la partita
review-turning-before = Svolta precedente
review-turning-after = Svolta successiva
review-as-table = Come tabella

## The river

review-chance = Probabilità di vittoria, su 100
review-band = chiaro: l'intervallo di { $name }
review-band-open = a carte scoperte
review-river = { $seats ->
        [one] La probabilità di { $seats } posto lungo la partita. { $letter } è in basso.
       *[other] Le probabilità di { $seats } posti lungo la partita, una sopra l'altra, in tutto 100. { $letter } è in basso.
    }
review-told = { $what } (su 100: { $chances })
review-chances-now = Prima, su 100:
review-chances-end = Alla fine, su 100:
review-move = Mossa
review-give-or-take = più o meno
review-chance-did = Il caso

## What decided it

review-decided = Che cosa l'ha decisa
review-decided-yours = probabilità di vittoria, su 100; la tua in basso
review-no-turning = Nessun momento, da solo, ha cambiato molto.
review-from-to = { $name } da { $was } a { $now }.
review-step = Mossa { $number }, { $name }
review-step-chance = Mossa { $number }, il caso
review-did = { $name }: { $what }
review-step-named = Mossa { $number }: { $what }

## Luck and choices

review-accounts = Fortuna e scelte
review-accounts-range = punti su 100, più o meno { $range }
review-player = Giocatore
review-start = Inizio
review-luck = Fortuna
review-own = Scelte proprie
review-others = Scelte altrui
review-end = Fine
review-chose-well = { $name }: buone scelte, ma sfortuna.
review-luck-is = La fortuna è ciò che dadi e carte hanno dato o tolto rispetto alla media di tutti i dadi e le carte che potevano uscire.
review-adds-up = Ogni riga parte da circa { $start } e arriva a 100 o 0; una vittoria condivisa si divide.

## Verdicts

review-great = Ottima
    .about = L'unica mossa buona, e un bot di livello 3 non la trova.
review-good = Buona
    .about = Costa meno di 3 su 100 rispetto alla migliore trovata.
review-inaccurate = Imprecisa
review-mistake = Errore
review-forced = Forzata
    .about = Non era permesso altro.
review-lucky = Fortuna
review-unlucky = Sfortuna
review-not-judged = Senza giudizio
review-too-wide = L'intervallo è troppo ampio per giudicare questa mossa.
review-unclear = Un secondo calcolo potrebbe dire altro, quindi niente giudizio.
review-cost = È costata circa { $cost } su 100 (da { $low } a { $high }).
review-cost-about = È costata circa { $cost } su 100.
review-as-known = Calcolato sui modi in cui la partita poteva continuare, secondo ciò che { $name } poteva sapere.
review-move-of = mossa { $number } di { $moves }
review-all-moves = { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
review-the-end = La fine
review-instead = Che altro si poteva fare
review-wins-in = vittorie su 100
review-range = { $low }–{ $high }
review-played = giocata
review-best = migliore trovata
review-played-best = giocata, la migliore
review-why-wins = Vince subito.
review-why-ends = Chiude la partita.
review-why-points = { $number ->
        [one] Dà subito { $number } punto.
       *[other] Dà subito { $number } punti.
    }
review-why-loses = { $number ->
        [one] Perde subito { $number } punto.
       *[other] Perde subito { $number } punti.
    }
review-why-harm = { $number ->
        [one] Toglie { $number } punto agli altri.
       *[other] Toglie { $number } punti agli altri.
    }
review-why-saves = { $number ->
        [one] Salva { $number } punto che la mossa giocata ha perso.
       *[other] Salva { $number } punti che la mossa giocata ha perso.
    }
review-why-again = Lo stesso giocatore agisce subito di nuovo.
review-bad-die = Buona scelta, dado sfortunato.
review-before-die = La scelta si giudica prima del dado; il dado conta come fortuna.

## Luck

review-die = Il dado
review-draw = La pesca
review-by-face = Probabilità di vittoria di { $name }, per ogni esito:
review-average = Media: { $mean } (tratteggiata).
review-luck-gave = Questo ha dato a { $name } circa { $amount } su 100.
review-luck-took = Questo ha tolto a { $name } circa { $amount } su 100.
review-came = è uscito
review-gave = ha dato
review-took = ha tolto
review-no-luck = Né dadi né carte hanno cambiato qualcosa.
review-more = Ancora { $count }

## What was known, what was true

review-known = Che cosa si sapeva, che cosa era vero
review-what = Che cosa
review-knew = { $name } sapeva
review-was-true = In realtà
review-held = nascosto
review-held-hand = mano
review-held-climate = prossimo gettone clima
review-held-next = prossima tessera
review-unseen = { $cards } tra { $of } non visti
review-nothing = niente
review-nothing-hidden = In questo momento non c'era nulla di nascosto.

## Counting

review-none = Nessuno ha ancora chiesto l'analisi
review-none-about = Ci vuole circa un minuto. Resta disponibile per tutti quelli che erano al tavolo.
review-queued = L'analisi comincerà presto
review-counting = Calcolato finora: { $part } su 100
review-progress = Avanzamento
review-counting-about = Puoi uscire: l'analisi continua da sola e la troverai qui.
review-stop = Ferma
review-stopped = L'analisi si è fermata alla mossa { $number }
    .none = L'analisi è stata fermata
review-stopped-about = Ciò che è stato calcolato resta.
review-failed = L'analisi non è riuscita
review-failed-about = Ciò che è stato calcolato è giusto e resta. Abbiamo annotato che cosa è successo.
review-go-on = Riprova da lì
review-try = Riprova
review-rough = Per queste regole le probabilità non sono state tarate: considerale approssimative.
review-lost = Il server non risponde
review-lost-about = Riproviamo ogni pochi secondi.
review-why-not = Questa partita non si può analizzare.
review-why-not-short = Troppo corta per dire che cosa l'ha decisa.
review-why-not-early = Questa partita è finita prima del tempo; si può analizzare solo una partita giocata fino alla fine.
review-why-not-older = Questa partita è stata giocata con regole precedenti, quindi non si può analizzare.
review-why-not-too-long = Questa partita è troppo lunga da analizzare.
review-why-not-going-on = Questa partita non è finita.

## After practice

review-losses = Riprova
review-losses-about = Le mosse che ti sono costate di più. Tutto ciò che non potevi sapere viene ridistribuito.
review-try-again = Riprova da qui
