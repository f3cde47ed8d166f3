### EVO: what stands on the drawn table, and what a screen reader says of it.
### $seat and $owner are names of players, $what is a gene or "event card"; $dies, $dinosaurs, $births are numbers.

evo-phase-over = Fine della partita
evo-round = Round { $round }
evo-round-word = Round
evo-island = L'isola
evo-climate = Clima
evo-dial = La ruota del clima
evo-turn = La ruota gira di { $turn }
evo-terrain-beach = Spiaggia
evo-terrain-plain = Pianura
evo-terrain-hill = Collina
evo-terrain-mountain = Montagna
evo-tokens-left = { $tokens ->
    [1] Resta 1 gettone: è il meteorite.
    [2] Restano 2 gettoni. Uno è il meteorite.
    [3] Restano 3 gettoni. Uno è il meteorite.
    [one] Resta { $tokens } gettone. Il meteorite è fra gli ultimi tre.
   *[other] Restano { $tokens } gettoni. Il meteorite è fra gli ultimi tre.
}
evo-meteor-fallen = Il meteorite è caduto.
evo-token-next = { $token ->
    [meteor] Il prossimo gettone è il meteorite.
   *[other] Il prossimo gettone è { $token }.
}
evo-track = L'ordine di gioco
evo-herd-label = { $dinosaurs ->
    [one] { $dinosaurs } dinosauro sulla mappa
   *[other] { $dinosaurs } dinosauri sulla mappa
}
evo-dies-label = { $dies ->
    [one] ora ne morirebbe { $dies }
   *[other] ora ne morirebbero { $dies }
}
evo-warning = { $dies ->
    [one] Con questo clima ne morirebbe { $dies } dei tuoi { $dinosaurs }.
   *[other] Con questo clima ne morirebbero { $dies } dei tuoi { $dinosaurs }.
}

evo-lab = Laboratorio
evo-lab-closed = chiuso fino al round { $round }
evo-lab-bids = Offerte
evo-lab-card = Carta evento
  .text = La prima carta del mazzo degli eventi.
evo-lab-won = Venduto
evo-lab-outbid = scalzato
evo-lab-pays = paga { $price }
evo-lab-purse = { $points ->
    [one] Hai { $points } punto mutazione.
   *[other] Hai { $points } punti mutazione.
}
evo-lab-discount = Con le ampolle paghi { $discount } in meno.
evo-lab-after = Offri { $bid }, paghi { $price }: te ne restano { $left }.
evo-field = { $what }: offerta di { $bid }
evo-field-of = Qui c'è { $seat }
evo-field-price = Ti costerebbe { $price }
evo-bid-name = Offerta di { $bid }
evo-bag = Restano nel sacchetto
evo-bag-specials = { $genes ->
    [one] e { $genes } gene speciale
   *[other] e { $genes } geni speciali
}
evo-deck = { $cards ->
    [one] { $cards } carta evento nel mazzo
   *[other] { $cards } carte evento nel mazzo
}

evo-power-moves = { $points ->
    [one] { $points } punto movimento
   *[other] { $points } punti movimento
}
evo-power-horns = Corna: { $attack } in attacco, { $defence } in difesa
evo-power-births = { $births ->
    [one] { $births } nascita per round
   *[other] { $births } nascite per round
}
evo-points-of = { $all ->
    [one] di { $all } punto movimento
   *[other] di { $all } punti movimento
}
evo-hand = Le tue carte evento
evo-hand-label = { $cards ->
    [one] { $cards } carta evento in mano
   *[other] { $cards } carte evento in mano
}
evo-play = Gioca
evo-purse = { $points ->
    [one] punto mutazione, lo vedi solo tu
   *[other] punti mutazione, li vedi solo tu
}
evo-purse-open = { $points ->
    [one] punto mutazione
   *[other] punti mutazione
}
evo-purse-label = { $points ->
    [one] { $points } punto mutazione
   *[other] { $points } punti mutazione
}

evo-odds = { $wins } su { $sides }
evo-cell = { $cell }, { $terrain }, { $ground }
evo-cell-of = Dinosauro di { $owner }
evo-cell-dies = Ora morirebbe
evo-cell-may-die = Ora potrebbe morire
evo-cell-name = { $terrain } { $cell }
    .drawn = { $terrain }
evo-dinosaur-name = { $owner }: dinosauro in { $cell }
    .drawn = { $owner }: dinosauro ({ $terrain })
evo-mover-name = Il tuo dinosauro in { $cell }
    .drawn = Il tuo dinosauro ({ $terrain })
evo-mark-start = Si può scegliere
evo-mark-points = { $points ->
    [one] Arrivarci costa { $points } punto
   *[other] Arrivarci costa { $points } punti
}
evo-mark-reach = Ci si può andare
evo-mark-odds = Si può attaccare: vittoria { $wins } su { $sides }
evo-mark-target = Può essere il bersaglio
evo-mark-birth = Un posto per un cucciolo
evo-mark-lose = Può essere lui a morire


## What was sold, what may come, what to do now
## $bid is the bid and $paid what was paid in the end; $token is a turn of the dial, $count how many such tokens are left.

evo-sold = Venduto nel round { $round }
evo-sold-line = { $what }: { $seat }, offerta { $bid }, prezzo { $paid }
evo-sold-nobody = { $what }: nessuno
evo-coming = Prossimo round: non si sa
evo-coming-token = { $count ->
    [one] { $token }: { $terrain } ideale, { $count } gettone
   *[other] { $token }: { $terrain } ideale, { $count } gettoni
}
evo-track-text = Prima gioca chi ha meno dinosauri. A parità, chi stava più a sinistra nel laboratorio. L'ordine si rifà nella fase di iniziativa; il numero è quello dei dinosauri.
evo-safe = { $dinosaurs ->
    [one] Ne resta solo { $dinosaurs }: non si può attaccare e il clima non lo uccide
   *[other] Ne restano solo { $dinosaurs }: non si possono attaccare e il clima non li uccide
}
evo-hint-bid = Tocca un numero. Se ti superano, offri in un'altra colonna.
evo-hint-moves = Tocca un dinosauro, poi una casella o un nemico.
evo-hint-way = Il numero è il costo del cammino; in rosso un nemico e la probabilità di vincere.
evo-hint-birth = Tocca una casella con un uovo.
evo-hint-exchange = I tuoi sono tutti sul tabellone: tocca quello che fa posto, poi una casella per il cucciolo.
evo-hint-lose = Tocca quello che muore.
evo-hint-flee = Tocca una casella libera accanto, o lascialo morire.
evo-hint-place = Tocca un posto sul tracciato, o tieni il tuo.
evo-hint-card = Tocca una carta illuminata, o non giocarne.
evo-hint-no-card = Nessuna tua carta va bene adesso. Si chiede a chiunque abbia carte, così nessuno scopre quali.
