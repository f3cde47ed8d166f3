### EVO: what is said at the table. The keys and their arguments come from beagle.games.evo.words.
###
### A line about a player is "name: what happened", so that "Tu" is as good a name as "Anna", and no gender shows.
### A cell is its coordinates. Terrains are all feminine, so the grounds are too; alone, a ground follows "zona".
### Variables with the same meaning everywhere:
###   $seat, $owner, $first      the name of a player
###   $cell, $from, $to          a cell of the map, like 0,-1
###   $gene, $card               the name of a gene or an event card
###   $terrain, $ground          a terrain, and what the climate makes of it
###   $known                     "yes" if the one who reads this may know the card, else "no"


## Tables, sections, phases

evo-deck-genes = Geni normali
evo-deck-special-genes = Geni speciali
evo-deck-events = Carte evento
evo-deck-climate = Gettoni clima
evo-deck-token = { $token ->
    [meteor] meteorite
   *[other] ruota { $token }
}
ruleset-evo-second = La seconda edizione: sei fasi per round, 18 geni, 15 carte evento, e un meteorite dopo nove, dieci o undici round.
ruleset-evo-box = La seconda edizione con i tuoi componenti: tabelloni, ruota, gettoni e dado da un file.

evo-section-SET = Preparazione
evo-section-ROUND = Il round
evo-section-CLIM = Clima
evo-section-AUCT = Mutazione: l'asta
evo-section-GENE = Geni
evo-section-INIT = Iniziativa
evo-section-MOVE = Movimento e combattimenti
evo-section-BIRTH = Nascite
evo-section-SURV = Sopravvivenza e punteggio
evo-section-CARD = Carte evento

evo-phase-climate = Clima
evo-phase-mutation = Mutazione
evo-phase-initiative = Iniziativa
evo-phase-movement = Movimento
evo-phase-birth = Nascite
evo-phase-survival = Sopravvivenza


## Terrains, grounds, faces

terrain-beach = spiaggia
terrain-plain = pianura
terrain-hill = collina
terrain-mountain = montagna

ground-ideal = ideale
ground-hot = calda
ground-cold = fredda
ground-deadly = letale

face-fail = fallimento
face-success = successo
face-equal = si vince con almeno altrettante corna
face-more = si vince con più corna
face-two-more = si vince con almeno due corna in più


## Log: the round and the climate

evo-log-round = Round { $round }.
evo-log-phase = Fase: { $phase }.
evo-log-token = Gettone clima scoperto: { $token ->
    [meteor] il meteorite
   *[other] { $token }
}.
evo-log-dial = Ora la spiaggia è { $beach }, la pianura { $plain }, la collina { $hill }, la montagna { $mountain }.
evo-log-meteor = È caduto il meteorite!
evo-log-game-over = La partita è finita.


## Log: the laboratory

evo-log-gene-laid = All'asta nella colonna { $column }: { $gene }.
    .drawn = All'asta: { $gene }.
# What somebody bids for, after a word like “for”.
evo-offer-gene = { $gene }
evo-offer-card = la carta evento
evo-log-bid = { $seat }: offerta di { $bid } per { $what }.
evo-log-outbid = { $seat }: offerta per { $what } superata.
evo-log-stays-out = { $seat }: questa volta niente.
evo-log-paid = { $points ->
    [one] { $seat }: pagato { $points } punto mutazione.
   *[other] { $seat }: pagati { $points } punti mutazione.
}
evo-log-gene-won = { $seat }: nuovo gene, { $gene }.
evo-log-card-won = { $known ->
    [yes] { $seat }: pescata la carta evento { $card }.
   *[no] { $seat }: pescata una carta evento.
}
evo-log-no-card = { $seat }: niente carta, il mazzo degli eventi è vuoto.
evo-log-card-played = { $seat }: giocata la carta { $card }.


## Log: the track

evo-log-order = L'ordine di gioco è stabilito, prima chi ha meno dinosauri: comincia { $first ->
    [Tu] il tuo clan
   *[other] { $first }
}.
evo-log-placed = { $seat }: posto { $place } sul tracciato.


## Log: movement and fights

evo-log-walked = { $seat }: spostamento da { $from } a { $to }.
    .drawn = { $seat }: spostamento { evo-to-terrain }.
evo-log-swam = { $seat }: nuotata da { $from } a { $to }.
    .drawn = { $seat }: nuotata { evo-to-terrain }.
evo-log-flew = { $seat }: volo da { $from } a { $to }.
    .drawn = { $seat }: volo { evo-to-terrain }.
evo-log-attacked = { $seat }: attacco da { $from } { $owner ->
    [Tu] al tuo dinosauro
   *[other] al dinosauro di { $owner }
} in { $to }!
    .drawn = { $seat }: attacco { $owner ->
    [Tu] a un tuo dinosauro { evo-on-terrain }!
   *[other] a un dinosauro di { $owner } { evo-on-terrain }!
}
evo-log-fight-die = Il dado combattimento mostra: { $face }.
evo-log-attack-won = { $seat }: combattimento vinto in { $to }.
    .drawn = { $seat }: combattimento vinto { evo-on-terrain }.
evo-log-attack-failed = { $seat }: combattimento perso in { $to }.
    .drawn = { $seat }: combattimento perso { evo-on-terrain }.
evo-log-killed = { $owner }: perso il dinosauro in { $cell }.
    .drawn = { $owner }: perso un dinosauro { evo-on-terrain }.
evo-log-fled = { $owner }: fuga da { $from } a { $to }.
    .drawn = { $owner }: fuga { evo-to-terrain }.


## Log: births

evo-log-born = { $seat }: nasce un cucciolo in { $cell }.
    .drawn = { $seat }: nasce un cucciolo { evo-on-terrain }.
evo-log-taken-off = { $seat }: tolto dal tabellone il dinosauro in { $cell }.
    .drawn = { $seat }: tolto dal tabellone un dinosauro { evo-on-terrain }.
evo-log-babies-die = { $seat }: un cucciolo contro il nemico in { $cell }, { $face } al dado.
    .drawn = { $seat }: un cucciolo contro un nemico { evo-on-terrain }, { $face } al dado.
evo-log-newborn-died = { $seat }: il cucciolo in { $cell } è morto.
    .drawn = { $seat }: il cucciolo { evo-on-terrain } è morto.
evo-log-newborn-back = { $seat }: il cucciolo in { $cell } è tornato nella riserva.
    .drawn = { $seat }: il cucciolo { evo-on-terrain } è tornato nella riserva.
evo-log-stolen = { $owner ->
    [Tu] { $seat }: rubato il tuo cucciolo in { $cell }!
   *[other] { $seat }: rubato il cucciolo di { $owner } in { $cell }!
}
    .drawn = { $owner ->
        [Tu] { $seat }: rubato il tuo cucciolo { evo-on-terrain }!
       *[other] { $seat }: rubato il cucciolo di { $owner } { evo-on-terrain }!
    }
evo-log-no-births = Orda di ratti: in questa fase non ci sono nascite.


## Log: survival

evo-log-died = { $owner }: il dinosauro in { $cell } è morto in zona { $ground }.
    .drawn = { $owner }: un dinosauro è morto { evo-on-terrain }, in zona { $ground }.
evo-log-earned = { $points ->
    [one] { $seat }: { $points } punto mutazione in più.
   *[other] { $seat }: { $points } punti mutazione in più.
}
evo-log-skipped = { $seat }: niente da fare, nessun movimento e nessuna nascita possibile (DI-MOVE-01, DI-BIRTH-05).
evo-log-passed = { $seat ->
    [Tu] Tu passi.
   *[other] { $seat } passa.
}


## Questions

evo-ask-over = La partita è finita.
evo-ask-chance = Decide la sorte.
evo-ask-bid = Quale colonna, e quanto offri?
    .others = { $seat } sta scegliendo un'offerta.
evo-ask-adrenaline = Adrenalina: quale posto sul tracciato?
    .others = { $seat } sta scegliendo un posto sul tracciato.
evo-ask-council = Consiglio dei saggi: quale posto sul tracciato?
    .others = { $seat } sta scegliendo un posto sul tracciato.
evo-ask-moves = { $points ->
    [one] Ti resta { $points } punto movimento. Che cosa fai?
   *[other] Ti restano { $points } punti movimento. Che cosa fai?
}
  .drawn = Ti muovi, attacchi o ti fermi?
  .others = { $seat } si muove.
evo-ask-fight = Il tuo dinosauro in { $cell } è sconfitto. Fugge?
    .drawn = Il tuo dinosauro è sconfitto. Fugge?
    .others = { $seat } sta decidendo se fuggire.
evo-ask-birth-go = { $births ->
    [one] Dove va il tuo cucciolo?
   *[other] Dove va il primo dei tuoi { $births } cuccioli?
}
    .others = { $seat } sta piazzando un cucciolo.
evo-ask-survival-go = Chi muore e chi si salva?
    .others = { $seat } sta scegliendo chi si salva.
evo-ask-window-climate = Giochi una carta prima che cambi il clima?
evo-ask-window-token = Giochi una carta contro questo gettone clima?
evo-ask-window-weather = Giochi una carta, ora che il clima è stabilito?
evo-ask-window-mutation = Giochi una carta prima che si peschino i geni?
evo-ask-window-placement = Giochi una carta con la tua offerta?
evo-ask-window-initiative = Giochi una carta prima che si stabilisca l'ordine?
evo-ask-window-movement = Giochi una carta prima che qualcuno si muova?
evo-ask-window-birth = Giochi una carta prima della prima nascita?
evo-ask-window-newborn = Giochi una carta su questa nascita?
evo-ask-window-survival = Giochi una carta prima che il clima faccia le sue vittime?
evo-ask-window-losses = Giochi una carta prima di togliere i tuoi morti?
evo-ask-window-score = Giochi una carta prima di contare i tuoi dinosauri?


## Options

evo-move-pass-window = Non giocare carte
evo-move-pass-bid = Resta fuori da quest'asta
evo-move-pass-choose-place = Tieni il posto che hai
evo-move-pass-moves = Concludi i tuoi movimenti
evo-move-pass-fight = Lascialo morire
evo-move-pass-birth-go = Nessun cucciolo
evo-move-pass-survival-go = Salva gli altri
evo-move-roll = Il dado mostra { $face }
evo-move-draw = Si pesca { $gene }
evo-move-face = Il dado combattimento mostra: { $face }
evo-move-place = Posto { $place }
evo-move-bid-card = Offri { $bid } per la carta evento (colonna { $column }): paghi { $price }
  .short = Offri { $bid }: paghi { $price }
  .drawn = Offri { $bid } per la carta evento: paghi { $price }
evo-move-bid = Offri { $bid } per { $gene } (colonna { $column }): paghi { $price }
  .short = Offri { $bid }: paghi { $price }
  .drawn = Offri { $bid } per { $gene }: paghi { $price }
evo-move-play = Gioca { $card }
evo-move-play-cell = Gioca { $card } { $owner ->
    [Tu] sul tuo dinosauro
   *[other] sul dinosauro di { $owner }
} in { $cell }
    .drawn = Gioca { $card } { $owner ->
        [Tu] sul tuo dinosauro
       *[other] sul dinosauro di { $owner }
    } { evo-on-terrain }
evo-move-play-turn = Gioca { $card }: la ruota gira di { $turn }
evo-move-play-place = Gioca { $card }: il tuo segnalino va al posto { $place }
evo-move-walk = Muovi da { $from } a { $to }: { $terrain } { $ground }
  .short = Muovi in { $to }: { $terrain } { $ground }
  .drawn = Muovi: { $terrain } { $ground }
evo-move-swim = Nuota da { $from } a { $to }: { $terrain } { $ground }
  .short = Nuota fino a { $to }: { $terrain } { $ground }
  .drawn = Nuota: { $terrain } { $ground }
evo-move-fly = Vola da { $from } a { $to }: { $terrain } { $ground }
  .short = Vola in { $to }: { $terrain } { $ground }
  .drawn = Vola: { $terrain } { $ground }
evo-move-attack = Attacca { $owner } in { $to } da { $from }: vittoria { $wins } su { $sides }
  .short = Attacca { $owner } in { $to }: vittoria { $wins } su { $sides }
  .drawn = Attacca { $owner } { evo-on-terrain }: vittoria { $wins } su { $sides }
evo-move-flee = Fuggi in { $to }: { $terrain } { $ground }
    .drawn = Fuggi: { $terrain } { $ground }
evo-move-lose = Muore il dinosauro in { $from } (zona { $ground })
    .drawn = Muore il dinosauro { evo-on-terrain } (zona { $ground })
evo-move-birth = Cucciolo in { $to }: { $terrain } { $ground }
    .drawn = Cucciolo qui: { $terrain } { $ground }
evo-move-birth-babies = Manda un cucciolo contro il dinosauro di { $owner } in { $to }
    .drawn = Manda un cucciolo contro il dinosauro di { $owner } { evo-on-terrain }
evo-move-exchange = Sostituisci il dinosauro in { $from } con un cucciolo in { $to }: { $terrain } { $ground }
  .short = Cucciolo in { $to }: { $terrain } { $ground }
  .drawn = Sostituiscilo con un cucciolo: { $terrain } { $ground }
evo-move-exchange-babies = Sostituisci il dinosauro in { $from } con un cucciolo mandato contro il dinosauro di { $owner } in { $to }
  .short = Manda un cucciolo contro il dinosauro di { $owner } in { $to }
  .drawn = Sostituiscilo con un cucciolo mandato contro il dinosauro di { $owner } { evo-on-terrain }


## What a player is told before choosing
## $attack and $defence are horns; $wins of $sides sides of the die win. $left are mutation points.

evo-preview-could-live = Questo lo puoi salvare.
evo-preview-fight = Corna: tu { $attack }, il nemico { $defence }. Vinci { $wins ->
    [one] { $wins } volta
   *[other] { $wins } volte
} su { $sides }.
evo-preview-flight = { $cells ->
    [0] Ha Pelle di camaleonte, ma nessun esagono in cui fuggire.
    [one] Ha Pelle di camaleonte: se viene sconfitto può fuggire in { $cells } esagono.
   *[other] Ha Pelle di camaleonte: se viene sconfitto può fuggire in uno di { $cells } esagoni.
}
evo-preview-card-first = Prima { $card }: poi { $wins } su { $sides }.
evo-preview-ground = Se vinci sarai in zona { $ground } ({ $terrain }).
evo-preview-babies = Su sei tiri, { $kills ->
    [one] { $kills } uccide il nemico
   *[other] { $kills } uccidono il nemico
}, { $dies ->
    [one] { $dies } uccide il cucciolo
   *[other] { $dies } uccidono il cucciolo
}, { $back ->
    [one] { $back } lo riporta nella riserva.
   *[other] { $back } lo riportano nella riserva.
}
evo-preview-bid = { $left ->
    [one] Ti resterà { $left } punto mutazione.
   *[other] Ti resteranno { $left } punti mutazione.
}
evo-preview-climate = La spiaggia diventa { $beach }, la pianura { $plain }, la collina { $hill }, la montagna { $mountain }.
evo-preview-losses = { $losses ->
    [0] Con quel clima non perderesti dinosauri; con quello di adesso { $before }.
    [one] Con quel clima perderesti { $losses } dinosauro; con quello di adesso { $before }.
   *[other] Con quel clima perderesti { $losses } dinosauri; con quello di adesso { $before }.
}


## Answers in advance; points at the end

standing-save-as-many-as-i-can = Salva il maggior numero possibile dei miei dinosauri
  .about = Ti viene chiesto solo se non si possono salvare tutti.
standing-only-when-a-card-fits = Chiedimi solo quando posso giocare una carta
  .about = Se pensi a lungo, gli altri possono intuire che puoi giocarne una. Disattivalo per ricevere la domanda ogni volta.
  .said = Ora non puoi giocare nessuna carta.
standing-no-cards-for-bids = Nessuna carta dopo le mie offerte
standing-no-cards-for-newborns = Nessuna carta quando nascono cuccioli altrui
standing-no-cards = Nessuna carta, salvo nelle mie giocate di movimento e delle nascite
standing-no-cards-in-this-phase = Nessuna carta per il resto della fase

evo-points = Punti mutazione

# Parità di punti mutazione: $points, $best e $next dinosauri sul tabellone, $winners vincitori, $rule.
evo-tie-decided = { $winners ->
    [1] Parità a { $points ->
        [one] { $points } punto mutazione
       *[other] { $points } punti mutazione
    }. Decide il numero di dinosauri sul tabellone: { $best } contro { $next } ({ $rule }).
   *[other] Parità a { $points ->
        [one] { $points } punto mutazione
       *[other] { $points } punti mutazione
    }. Decide il numero di dinosauri sul tabellone: { $best } contro { $next }. Chi ne ha { $best } condivide la vittoria ({ $rule }).
}
evo-tie-shared = Parità a { $points ->
    [one] { $points } punto mutazione
   *[other] { $points } punti mutazione
}, e anche nei dinosauri sul tabellone: { $best } a testa. La vittoria è condivisa ({ $rule }).
evo-tie-below = Parità a { $points }. Dinosauri sul tabellone: { $best }, quindi davanti a { $before }

# The creature that is drawn at the end: $seat whose it is, $dinosaurs and $genes of the clan.
evo-specimen = { $seat }: { $dinosaurs ->
    [one] { $dinosaurs } dinosauro
   *[other] { $dinosaurs } dinosauri
}, { $genes ->
    [one] { $genes } gene
   *[other] { $genes } geni
}
