### EVO: what stands on the drawn table, and what a screen reader says of it.
### $seat and $owner are names of players, $what is a gene or "event card"; $dies, $dinosaurs, $births are numbers.

evo-phase-over = Fine
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
    [one] Resta { $tokens } gettone. Il meteorite è tra gli ultimi tre.
   *[other] Restano { $tokens } gettoni. Il meteorite è tra gli ultimi tre.
}
    .count = { $tokens ->
        [one] Resta { $tokens } gettone
       *[other] Restano { $tokens } gettoni
    }
    .meteor = { $tokens ->
        [1] È il meteorite.
        [2] Uno è il meteorite.
        [3] Uno è il meteorite.
       *[other] Il meteorite è tra gli ultimi tre.
    }
evo-meteor-fallen = Il meteorite è caduto.
evo-token-next = { $token ->
    [meteor] Il prossimo gettone è il meteorite.
   *[other] Il prossimo gettone è { $token }.
}
evo-track = L'ordine di gioco
  .text = Comincia chi ha meno dinosauri. A parità, chi sta più a sinistra nel laboratorio. L'ordine si stabilisce di nuovo in ogni fase di iniziativa; il numero è quello dei dinosauri.
evo-herd-label = { $dinosaurs ->
    [one] { $dinosaurs } dinosauro sul tabellone
   *[other] { $dinosaurs } dinosauri sul tabellone
}
evo-dies-label = { $dies ->
    [one] ora ne morirebbe { $dies }
   *[other] ora ne morirebbero { $dies }
}
evo-warning = { $dies ->
    [one] Così come stanno le cose, { $dies } dei tuoi { $dinosaurs } morirebbe.
   *[other] Così come stanno le cose, { $dies } dei tuoi { $dinosaurs } morirebbero.
}

evo-lab = Laboratorio
evo-lab-closed = chiuso fino al round { $round }
evo-lab-soon = apre tra poco
evo-lab-bids = Offerte
evo-lab-card = Carta evento
  .text = La prima carta del mazzo degli eventi.
  .short = una carta coperta
evo-lab-won = Venduto
evo-lab-outbid = offerta superata
evo-lab-pays = paga { $price }
evo-lab-purse = { $points ->
    [one] Hai { $points } punto mutazione.
   *[other] Hai { $points } punti mutazione.
}
evo-lab-discount = { $discount ->
    [one] La tua ampolla toglie { $discount } da ogni prezzo.
   *[other] Le tue ampolle tolgono { $discount } da ogni prezzo.
}
evo-lab-after = Offri { $bid }, paghi { $price }: { $left ->
    [one] te ne resta { $left }.
   *[other] te ne restano { $left }.
}
evo-field = { $what }: offerta di { $bid }
evo-field-of = { $seat ->
    [Tu] La tua offerta
   *[other] Offerta di { $seat }
}
evo-field-price = Pagheresti { $price }
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
    [one] di { $all } punto movimento rimasto
   *[other] di { $all } punti movimento rimasti
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
# The answer that attacks: $wins of $sides sides of the die win.
evo-attack-odds = Attacca: { $wins } su { $sides }
evo-cell = { $terrain }, { $ground }, riga { $row }, posto { $place }
evo-cell-of = { $owner ->
    [Tu] Il tuo dinosauro
   *[other] Dinosauro di { $owner }
}
evo-cell-dies = Ora morirebbe
evo-cell-may-die = Ora potrebbe morire
evo-cell-name = { $terrain }, riga { $row }, posto { $place }
    .drawn = { $terrain }
evo-dinosaur-name = { $owner ->
    [Tu] Il tuo dinosauro
   *[other] Dinosauro di { $owner }
} ({ $terrain }), riga { $row }, posto { $place }
    .drawn = { $owner ->
        [Tu] Il tuo dinosauro
       *[other] Dinosauro di { $owner }
    } ({ $terrain })
evo-mover-name = Il tuo dinosauro ({ $terrain }), riga { $row }, posto { $place }
    .drawn = Il tuo dinosauro ({ $terrain })
evo-to-terrain = { $where ->
    [beach] sulla spiaggia
    [plain] in pianura
    [hill] in collina
    [mountain] in montagna
   *[other] in un'altra casella
}
evo-on-terrain = { $where ->
    [beach] sulla spiaggia
    [plain] in pianura
    [hill] in collina
    [mountain] in montagna
   *[other] sull'isola
}
evo-mark-start = Si può scegliere
evo-mark-points = { $points ->
    [one] { $points } punto movimento per arrivarci
   *[other] { $points } punti movimento per arrivarci
}
evo-mark-reach = Ci si può andare
evo-mark-odds = Attacco: vittoria { $wins } su { $sides }
evo-mark-target = Può essere il bersaglio
evo-mark-birth = Qui può nascere un cucciolo
evo-mark-lose = Può essere lui a morire


## What was sold, what may come, what to do now
## $bid is the bid and $paid what was paid in the end; $token is a turn of the dial, $count how many such tokens are left.

evo-sold = Venduto nel round { $round }
evo-sold-line = { $what }: { $seat ->
    [Tu] tu
   *[other] { $seat }
}, offerta { $bid }, prezzo { $paid }
evo-sold-nobody = { $what }: nessuno
evo-coming = Prossimo round: non si sa ancora
evo-coming-token = { $count ->
    [one] { $token }: { $terrain } ideale, { $count } gettone
   *[other] { $token }: { $terrain } ideale, { $count } gettoni
}
evo-safe = { $dinosaurs ->
    [one] Ne resta solo { $dinosaurs }: non può essere attaccato e il clima non può ucciderlo
   *[other] Ne restano solo { $dinosaurs }: non possono essere attaccati e il clima non può ucciderli
}
evo-hint-bid = Tocca un numero. Se ti superano, offri in un'altra colonna.
evo-hint-moves = Tocca un dinosauro, poi un esagono o un nemico.
evo-hint-way = I numeri sono il costo. In rosso un nemico e la tua probabilità di vincere.
evo-hint-birth = Tocca un esagono con un uovo.
evo-hint-exchange = Tutti e 8 sono sul tabellone: tocca quello da togliere, poi un esagono per il cucciolo.
evo-hint-lose = Tocca quello che muore.
evo-hint-flee = Tocca un esagono libero accanto, o lascialo morire.
evo-hint-place = Tocca un posto sul tracciato, o tieni il tuo.
evo-hint-card = Tocca una carta che brilla, o non giocarne nessuna.
evo-hint-no-card = Ora non puoi giocare nessuna delle tue carte. La domanda si fa a chiunque abbia carte, così nessuno scopre quali hai.

evo-lab-open = aperto
evo-cards = Le tue carte
evo-clans = Clan
evo-spent = Carte giocate
evo-spent-none = Ancora nessuna.
evo-ask-when-fits = Chiedi solo se posso giocarne una
evo-fight = Combattimento
evo-tap-on = Tocca per continuare
evo-about-attack = Corna in attacco
evo-about-defence = Corna in difesa
evo-about-tokens = Gettoni clima
  .text = A ogni round si scopre un gettone, che fa girare la ruota. Il meteorite è tra gli ultimi tre e chiude la partita.

evo-cards-short = Carte
evo-about-moves = Punti movimento
  .text = Quanti punti movimento ha il clan nella sua giocata.
evo-about-horns = Corna
  .text = In attacco / in difesa. Nel combattimento il dado dice quante corna in più servono all'attaccante.
evo-about-births = Nascite
  .text = Quanti cuccioli può mettere il clan nella fase delle nascite.

evo-bid-cost = Paghi { $price }, { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}
evo-bid-outbids = { $owner }: offerta superata, da rifare in un'altra colonna.
evo-bid-top = Nessuno può superarla.

evo-to-now = Salta fino a ora
evo-ranking-rule = Vince chi ha più punti mutazione; in caso di parità, chi ha più dinosauri.

# What is read aloud after a question: $what a gene or a card, $owner who leads with $bid, $next the lowest bid you can make.
evo-spoken-purse = { $points ->
    [one] Hai { $points } punto mutazione.
   *[other] Hai { $points } punti mutazione.
}
evo-spoken-held = { $what }: in testa { $owner }, offerta di { $bid }; un'offerta di { $next } ti costerebbe { $price }.
evo-spoken-top = { $what }: in testa { $owner }, offerta di { $bid }; non puoi superarla.
evo-spoken-free = { $what }: nessuna offerta; un'offerta di { $next } ti costerebbe { $price }.
evo-spoken-move = { $move }.
