### Gods Love Dinosaurs: what is said at the table. The keys and their arguments come from beagle.games.dinosaurs.words.
###
### A line about a player is "name: what happened", so that "Tu" is as good a name as "Anna", and no gender shows.
### The article of an animal is chosen by its name, $figure; "animale" is the name of one that is not known.
### Variables with the same meaning everywhere:
###   $seat             the name of a player
###   $figure, $kind    an animal: its name as below, and a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur
###   $cell, $other     a hex as two numbers, like 1,-1
###   $where, $goal      their terrains, to choose by: lake, plain, forest, universal, mountain; only in .drawn
###   $column           a column of the biome board, by its animal
###   $tile             a tile in words (dinosaurs-tile, dinosaurs-tile-bare)
###   $meal             what is eaten, a list (dinosaurs-list-1 to dinosaurs-list-5) of numbers of animals


## Animals, terrains, tiles

dinosaurs-figure-frog = rana
dinosaurs-figure-rabbit = coniglio
dinosaurs-figure-rat = ratto
dinosaurs-figure-tiger = tigre
dinosaurs-figure-eagle = aquila
dinosaurs-figure-dinosaur = dinosauro

# Stands for an animal that a refused move does not name.
dinosaurs-it = animale

dinosaurs-column-frog = rane
dinosaurs-column-rabbit = conigli
dinosaurs-column-rat = ratti
dinosaurs-column-tiger = tigri
dinosaurs-column-eagle = aquile

dinosaurs-count-frog = { $count ->
    [one] una rana
   *[other] { $count } rane
}
dinosaurs-count-rabbit = { $count ->
    [one] un coniglio
   *[other] { $count } conigli
}
dinosaurs-count-rat = { $count ->
    [one] un ratto
   *[other] { $count } ratti
}
dinosaurs-count-tiger = { $count ->
    [one] una tigre
   *[other] { $count } tigri
}
dinosaurs-count-eagle = { $count ->
    [one] un'aquila
   *[other] { $count } aquile
}

dinosaurs-list-1 = { $a }
dinosaurs-list-2 = { $a } e { $b }
dinosaurs-list-3 = { $a }, { $b } e { $c }
dinosaurs-list-4 = { $a }, { $b }, { $c } e { $d }
dinosaurs-list-5 = { $a }, { $b }, { $c }, { $d } e { $e }

dinosaurs-terrain-lake = lago
dinosaurs-terrain-plain = pianura
dinosaurs-terrain-forest = foresta
dinosaurs-terrain-universal = terreno universale
dinosaurs-terrain-mountain = montagna

# Where it is, where a young one is put, and where somebody goes, by the terrain that the page knows.
dinosaurs-on-terrain = { $where ->
    [lake] sul lago
    [plain] in pianura
    [forest] nella foresta
    [universal] su terreno universale
    [mountain] sulla montagna
   *[other] nell'ecosistema
}
dinosaurs-on-goal = { $goal ->
    [lake] sul lago
    [plain] in pianura
    [forest] nella foresta
    [universal] su terreno universale
    [mountain] sulla montagna
   *[other] nell'ecosistema
}
dinosaurs-to-goal = { $goal ->
    [lake] sul lago
    [plain] in pianura
    [forest] nella foresta
    [universal] su terreno universale
    [mountain] sulla montagna
   *[other] altrove
}

# $face is the tile in the notation, $first and $second are its terrains; the animal stands on the first.
dinosaurs-tile = { $first } con { $figure ->
    [rana] una rana
    [tigre] una tigre
    [aquila] un'aquila
   *[other] un { $figure }
} e { $second } ({ $face })
    .drawn = { $first } con { $figure ->
        [rana] una rana
        [tigre] una tigre
        [aquila] un'aquila
       *[other] un { $figure }
    } e { $second }
dinosaurs-tile-bare = { $first } e { $second } ({ $face })
    .drawn = { $first } e { $second }


## Tables

dinosaurs-deck-stack = Pila { $stack }
dinosaurs-ruleset-base = Gods Love Dinosaurs con tessere nostre: 84 tessere, da due a cinque giocatori.
dinosaurs-ruleset-box = Gods Love Dinosaurs con le tessere della tua scatola.


## Log

dinosaurs-log-turn = Turno { $number }: { $seat ->
    [Tu] tocca a te
   *[other] { $seat }
}.
dinosaurs-log-taken = { $seat }: presa dalla colonna { $column ->
    [conigli] dei conigli
    [ratti] dei ratti
   *[other] delle { $column }
} la tessera { $tile }.
dinosaurs-log-placed = { $seat }: piazzata in { $cell } e { $other } la tessera { $tile }.
    .drawn = { $seat }: tessera piazzata.
dinosaurs-log-settled = { $seat }: { $figure ->
    [rana] una nuova rana
    [tigre] una nuova tigre
    [aquila] una nuova aquila
   *[other] un nuovo { $figure }
} in { $cell }.
    .drawn = { $seat }: { $figure ->
        [rana] una nuova rana
        [tigre] una nuova tigre
        [aquila] una nuova aquila
       *[other] un nuovo { $figure }
    } { dinosaurs-on-terrain }.
dinosaurs-log-missing = { $seat }: nella riserva non c'era più { $figure ->
    [rana] nessuna rana
    [tigre] nessuna tigre
    [aquila] nessun'aquila
   *[other] nessun { $figure }
}.
dinosaurs-log-activated = { $kind ->
    [frog] Le rane si riproducono!
    [rabbit] I conigli si riproducono!
    [rat] I ratti si riproducono!
    [tiger] Le tigri vanno a caccia!
    [eagle] Le aquile vanno a caccia!
   *[dinosaur] Arrivano i dinosauri!
}
dinosaurs-log-bred = { $seat }: { $figure ->
    [rana] la rana
    [tigre] la tigre
    [aquila] l'aquila
   *[other] il { $figure }
} in { $cell } ha avuto un piccolo in { $other }.
    .drawn = { $seat }: { $figure ->
        [rana] una rana
        [tigre] una tigre
        [aquila] un'aquila
       *[other] un { $figure }
    } ha avuto un piccolo { dinosaurs-on-goal }.
dinosaurs-log-enough = { $seat }: nessun altro piccolo di { $figure }.
dinosaurs-log-idle = { $seat }: niente da fare, { $figure ->
    [rana] nessuna rana
    [tigre] nessuna tigre
    [aquila] nessun'aquila
   *[other] nessun { $figure }
} può agire.
dinosaurs-log-walked = { $seat }: { $figure ->
    [rana] la rana è andata
    [tigre] la tigre è andata
    [aquila] l'aquila è andata
   *[other] il { $figure } è andato
} da { $cell } a { $other }.
    .drawn = { $seat }: { $figure ->
        [rana] la rana è andata
        [tigre] la tigre è andata
        [aquila] l'aquila è andata
       *[other] il { $figure } è andato
    } a caccia { dinosaurs-to-goal }.
dinosaurs-log-eaten = { $seat }: { $figure ->
    [rana] la rana in { $cell } è stata mangiata.
    [tigre] la tigre in { $cell } è stata mangiata.
    [aquila] l'aquila in { $cell } è stata mangiata.
   *[other] il { $figure } in { $cell } è stato mangiato.
}
    .drawn = { $seat }: { $figure ->
        [rana] la rana { dinosaurs-on-terrain } è stata mangiata.
        [tigre] la tigre { dinosaurs-on-terrain } è stata mangiata.
        [aquila] l'aquila { dinosaurs-on-terrain } è stata mangiata.
       *[other] il { $figure } { dinosaurs-on-terrain } è stato mangiato.
    }
dinosaurs-log-young = { $seat }: un piccolo di { $figure } è nato in { $cell }.
    .drawn = { $seat }: è nato un piccolo di { $figure } { dinosaurs-on-terrain }.
dinosaurs-log-starved = { $seat }: { $figure ->
    [rana] la rana in { $cell } è morta di fame.
    [tigre] la tigre in { $cell } è morta di fame.
    [aquila] l'aquila in { $cell } è morta di fame.
   *[other] il { $figure } in { $cell } è morto di fame.
}
    .drawn = { $seat }: { $figure ->
        [rana] la rana { dinosaurs-on-terrain } è morta di fame.
        [tigre] la tigre { dinosaurs-on-terrain } è morta di fame.
        [aquila] l'aquila { dinosaurs-on-terrain } è morta di fame.
       *[other] il { $figure } { dinosaurs-on-terrain } è morto di fame.
    }
dinosaurs-log-laid = { $eggs ->
    [one] { $seat }: un uovo in più, { $total } in tutto.
   *[other] { $seat }: { $eggs } uova in più, { $total } in tutto.
}
dinosaurs-log-hatched = { $seat }: da un uovo è nato un dinosauro in { $cell }; uova rimaste: { $total }.
    .drawn = { $seat }: da un uovo è nato un dinosauro sulla montagna del nido; uova rimaste: { $total }.
dinosaurs-log-unhatched = { $seat }: nessun dinosauro nato.
dinosaurs-log-nest-taken = { $seat }: la montagna del nido è occupata, non nasce nessun dinosauro (GD-DINO-03).
dinosaurs-log-marker = Il segnalino dinosauro passa alla colonna { $column ->
    [conigli] dei conigli
    [ratti] dei ratti
   *[other] delle { $column }
}.
dinosaurs-log-filled = Nuova tessera nella colonna { $column ->
    [conigli] dei conigli
    [ratti] dei ratti
   *[other] delle { $column }
}, riga { $row }: { $tile }.
    .drawn = Nuova tessera nella colonna { $column ->
        [conigli] dei conigli
        [ratti] dei ratti
       *[other] delle { $column }
    }: { $tile }.
dinosaurs-log-next-stack = Le prossime tessere vengono dalla pila { $stack }.
dinosaurs-log-game-over = { $tiles ->
    [0] Non restavano tessere
    [one] Restava solo una tessera
   *[other] Restavano solo { $tiles } tessere
}, e { $cells ->
    [one] ne serviva { $cells }
   *[other] ne servivano { $cells }
}: la partita è finita.


## Questions

dinosaurs-ask-over = La partita è finita.
dinosaurs-ask-draft = Prendi una tessera.
    .others = { $seat } sta scegliendo una tessera.
dinosaurs-ask-placing = Dove piazzi la tessera { $tile }?
    .drawn = Dove piazzi la tessera?
    .others = { $seat } sta piazzando una tessera.
dinosaurs-ask-breeding = Quale { $figure } ha un piccolo, e dove?
    .others = { $seat } fa riprodurre { $kind ->
    [frog] le rane
    [rabbit] i conigli
   *[rat] i ratti
}.
dinosaurs-ask-hunting = { $left ->
    [1] Dove va a caccia la tua { $figure }?
   *[other] Quale { $figure } caccia ora, e dove va?
}
    .others = { $seat } fa cacciare { $kind ->
    [tiger] le tigri
   *[eagle] le aquile
}.
dinosaurs-ask-hatching = { $eggs ->
    [one] Fai nascere un dinosauro dal tuo unico uovo?
   *[other] Hai { $eggs } uova. Fai nascere un dinosauro da un uovo?
}
    .others = { $seat } può far nascere un dinosauro.
dinosaurs-ask-rampage = { $left ->
    [1] Dove va il tuo { $figure }?
   *[other] Quale { $figure } si muove ora, e dove va?
}
    .others = { $seat } fa cacciare i dinosauri.


## Options. "short" is for a list that stands under the name of the animal or the cell already.

dinosaurs-move-breed-all = Tutti i piccoli: { $count }
dinosaurs-move-pass-breeding = Nessun altro piccolo di { $figure }
dinosaurs-move-pass-hatching = Tieni le uova
dinosaurs-move-hatch = Fai nascere un dinosauro sulla montagna del nido
dinosaurs-move-take = Dalla colonna { $column ->
    [conigli] dei conigli
    [ratti] dei ratti
   *[other] delle { $column }
}, riga { $row }: { $tile }
dinosaurs-move-take-last = Dalla colonna { $column ->
    [conigli] dei conigli
    [ratti] dei ratti
   *[other] delle { $column }
}: { $tile }, l'ultima tessera; si attivano { $figure ->
    [rana] le rane
    [coniglio] i conigli
    [ratto] i ratti
    [tigre] le tigri
    [aquila] le aquile
   *[other] gli animali
}
dinosaurs-move-take-dinosaurs = Dalla colonna { $column ->
    [conigli] dei conigli
    [ratti] dei ratti
   *[other] delle { $column }
}: { $tile }, l'ultima tessera; si attivano { $figure ->
    [rana] le rane
    [coniglio] i conigli
    [ratto] i ratti
    [tigre] le tigri
    [aquila] le aquile
   *[other] gli animali
}, poi tocca ai dinosauri
dinosaurs-move-place = Piazza { $first } con { $figure } in { $cell }, { $second } in { $other }
  .short = con { $figure }, { $second } in { $other }
  .drawn = Piazza { $first } con { $figure }, { $second }
dinosaurs-move-place-bare = Piazza { $first } in { $cell }, { $second } in { $other }
  .short = { $first }, { $second } in { $other }
  .drawn = Piazza { $first }, { $second }
dinosaurs-move-breed = Un piccolo di { $figure } da { $cell } in { $other }
  .short = un piccolo in { $other }
  .drawn = Un piccolo di { $figure } { dinosaurs-on-goal }
dinosaurs-move-hunt = { $figure ->
    [rana] La rana
    [tigre] La tigre
    [aquila] L'aquila
   *[other] Il { $figure }
} in { $cell } va in { $path }{ $young ->
    [0] {" "}e mangia { $meal }
    [one] , mangia { $meal } e ha un piccolo
   *[other] , mangia { $meal } e ha { $young } piccoli
}
  .short = { $young ->
    [0] { $path }: mangia { $meal }
    [one] { $path }: mangia { $meal }, un piccolo
   *[other] { $path }: mangia { $meal }, { $young } piccoli
}. { dinosaurs-table-way-left }
  .comes = { dinosaurs-table-way-left }
  .drawn = { $figure ->
    [rana] La rana
    [tigre] La tigre
    [aquila] L'aquila
   *[other] Il { $figure }
} { dinosaurs-on-terrain } mangia { $meal }{ $young ->
    [0] {""}
    [one] {" "}e ha un piccolo
   *[other] {" "}e ha { $young } piccoli
}
dinosaurs-move-rampage = { $eggs ->
    [0] Il { $figure } in { $cell } va in { $path }, mangia { $meal } e non depone uova
    [one] Il { $figure } in { $cell } va in { $path }, mangia { $meal } e depone un uovo
   *[other] Il { $figure } in { $cell } va in { $path }, mangia { $meal } e depone { $eggs } uova
}
  .short = { $eggs ->
    [0] { $path }: mangia { $meal }, nessun uovo
    [one] { $path }: mangia { $meal }, un uovo
   *[other] { $path }: mangia { $meal }, { $eggs } uova
}. { dinosaurs-table-way-left }
  .comes = { dinosaurs-table-way-left }
  .drawn = { $eggs ->
    [0] Il { $figure } mangia { $meal } e non depone uova
    [one] Il { $figure } mangia { $meal } e depone un uovo
   *[other] Il { $figure } mangia { $meal } e depone { $eggs } uova
}
dinosaurs-move-starve = Lascia morire di fame { $figure ->
    [rana] la rana
    [tigre] la tigre
    [aquila] l'aquila
   *[other] il { $figure }
} in { $cell }
  .short = lascia morire di fame
  .drawn = Lascia morire di fame { $figure ->
    [rana] la rana
    [tigre] la tigre
    [aquila] l'aquila
   *[other] il { $figure }
} { dinosaurs-on-terrain }
  .forced = Nessun percorso permette di mangiare e poi di fermarsi: muore di fame ({ $kind ->
    [dinosaur] GD-DINO-09
   *[other] GD-PRED-06
}).


## Sections of the rulebook

dinosaurs-section-SET = Componenti e preparazione
dinosaurs-section-TURN = Il turno
dinosaurs-section-PREY = Prede
dinosaurs-section-PRED = Predatori
dinosaurs-section-DINO = Dinosauri
dinosaurs-section-END = Uova, fine e punteggio


## Where points come from

dinosaurs-points-golden = Uova d'oro
    .counted = { $n ->
        [one] { $n } uovo d'oro
       *[other] { $n } uova d'oro
    }
dinosaurs-points-ordinary = Uova
    .counted = { $n ->
        [one] { $n } uovo
       *[other] { $n } uova
    }
dinosaurs-points-dinosaurs = Dinosauri
    .counted = { $n ->
        [one] { $n } dinosauro
       *[other] { $n } dinosauri
    }


## What a tile would set off, before it is laid. "short" stands beside a picture of the animal, on a phone.
## $count of $total of one's own animals find no prey; $room is a number of cells; $tiles are new, $left in the stacks.

dinosaurs-preview-quiet = Per ora non succede nulla: nella colonna { $column ->
    [conigli] dei conigli
    [ratti] dei ratti
   *[other] delle { $column }
} { $tiles ->
    [one] resta una tessera.
   *[other] restano { $tiles } tessere.
}
  .short = Per ora nulla
dinosaurs-preview-activated = { $kind ->
    [frog] Le rane di tutti si riproducono: è l'ultima tessera della loro colonna.
    [rabbit] I conigli di tutti si riproducono: è l'ultima tessera della loro colonna.
    [rat] I ratti di tutti si riproducono: è l'ultima tessera della loro colonna.
    [tiger] Le tigri di tutti vanno a caccia: è l'ultima tessera della loro colonna.
   *[eagle] Le aquile di tutti vanno a caccia: è l'ultima tessera della loro colonna.
}
  .short = { $kind ->
    [frog] Rane: nascite
    [rabbit] Conigli: nascite
    [rat] Ratti: nascite
    [tiger] Tigri a caccia
   *[eagle] Aquile a caccia
}
dinosaurs-preview-hunter = { $young ->
    [0] La tua nuova { $figure } può mangiare { $meal }.
    [one] La tua nuova { $figure } può mangiare { $meal } e avere un piccolo.
   *[other] La tua nuova { $figure } può mangiare { $meal } e avere { $young } piccoli.
}
dinosaurs-preview-no-prey = { $others ->
    [0] La tua nuova { $figure } qui non ha prede a portata: morirà di fame.
   *[other] La tua nuova { $figure } per ora non ha prede a portata. Un'altra che va per prima può aprirle la strada.
}
dinosaurs-preview-hungry = { $total ->
    [1] L'altra tua { $figure } per ora non ha prede a portata.
   *[other] Delle tue altre { $total } { $figure ->
        [tigre] tigri
       *[other] aquile
    }, { $count ->
        [one] { $count } per ora non ha prede a portata.
       *[other] { $count } per ora non hanno prede a portata.
    }
}
dinosaurs-preview-parent = { $figure ->
    [rana] La tua nuova { $figure } può avere un piccolo.
    [tigre] La tua nuova { $figure } può avere un piccolo.
    [aquila] La tua nuova { $figure } può avere un piccolo.
   *[other] Il tuo nuovo { $figure } può avere un piccolo.
}
dinosaurs-preview-no-room = { $figure ->
    [rana] La tua nuova { $figure } non ha posto per un piccolo.
    [tigre] La tua nuova { $figure } non ha posto per un piccolo.
    [aquila] La tua nuova { $figure } non ha posto per un piccolo.
   *[other] Il tuo nuovo { $figure } non ha posto per un piccolo.
}
dinosaurs-preview-empty = La colonna resta vuota finché non arrivano i dinosauri.
  .short = Nessuna tessera nuova
dinosaurs-preview-dinosaurs = Poi nascono i dinosauri e vanno a caccia: il loro segnalino è qui.
  .short = Dinosauri a caccia
dinosaurs-preview-refill = { $tiles ->
    [one] Poi arriva una tessera nuova
   *[other] Poi arrivano { $tiles } tessere nuove
}; { $left ->
    [0] nelle pile non ce ne sono più.
    [one] nelle pile ce n'è una sola.
   *[other] nelle pile ce ne sono { $left }.
}
  .short = { $tiles ->
    [one] { $tiles } tessera nuova
   *[other] { $tiles } tessere nuove
}
dinosaurs-preview-end = Poi la partita finisce: { $tiles ->
    [one] serve { $tiles } tessera
   *[other] servono { $tiles } tessere
} e { $left ->
    [0] nelle pile non ce ne sono più.
    [one] nelle pile ce n'è una sola.
   *[other] nelle pile ce ne sono { $left }.
}
  .short = Fine della partita


## The drawn table, and what a screen reader says of it. $animals is a kind of animal in the plural.

dinosaurs-table-draft = Prendi una tessera
dinosaurs-table-placing = Piazza la tessera
dinosaurs-table-animals = Animali
dinosaurs-table-frogs = Le rane si riproducono
dinosaurs-table-rabbits = I conigli si riproducono
dinosaurs-table-rats = I ratti si riproducono
dinosaurs-table-tigers = Le tigri cacciano
dinosaurs-table-eagles = Le aquile cacciano
dinosaurs-table-hatching = Le uova si schiudono
dinosaurs-table-dinosaurs = I dinosauri cacciano
dinosaurs-table-refill = Nuove tessere
dinosaurs-table-over = Fine
dinosaurs-table-board = Plancia dei biomi
dinosaurs-table-stacks = { $tiles ->
    [one] { $tiles } tessera nelle pile
   *[other] { $tiles } tessere nelle pile
}
dinosaurs-table-marker = qui c'è il segnalino dinosauro
dinosaurs-table-nothing-there = nessuna tessera
dinosaurs-table-in-hand = La tessera da piazzare
dinosaurs-table-land = { $seat ->
    [Tu] Il tuo ecosistema
   *[other] Ecosistema di { $seat }
}
dinosaurs-table-cell = { $terrain }, riga { $row }, posto { $place }
dinosaurs-table-cell-figure = { $figure }: { $terrain }, riga { $row }, posto { $place }
    .drawn = { $figure } ({ $terrain })
dinosaurs-table-nest-here = nido
dinosaurs-table-done = ha già agito
dinosaurs-table-born = piccolo
dinosaurs-table-spot = libero, riga { $row }, posto { $place }
dinosaurs-table-lies-here = la tessera andrebbe qui
dinosaurs-table-count = { $animals }: { $count }
dinosaurs-table-all-dinosaurs = dinosauri
dinosaurs-table-eggs = { $eggs ->
    [one] { $eggs } uovo nel nido
   *[other] { $eggs } uova nel nido
}
dinosaurs-table-score = Punti finora
dinosaurs-table-active = di turno
dinosaurs-table-mine = Il tuo ecosistema
dinosaurs-table-own = Torna al mio
dinosaurs-table-follow = Segui la partita
dinosaurs-table-turn = Turno { $turn }
dinosaurs-table-turn-left = Gira a sinistra
dinosaurs-table-turn-right = Gira a destra
dinosaurs-table-here = Se la piazzi qui:
dinosaurs-table-place = Piazzala
dinosaurs-table-another = Un'altra tessera
dinosaurs-table-lift = Riprendila
dinosaurs-table-go = Vai
dinosaurs-table-ways = Percorso { $number } di { $total }
dinosaurs-table-way-before = Percorso precedente
dinosaurs-table-way-next = Percorso successivo
dinosaurs-table-starve = lascia morire di fame
    .title = Lascia morire di fame
dinosaurs-table-hunter = { $figure }: { $place }
dinosaurs-table-hunts =
    { $kind ->
        [tiger] La tua tigre
        [eagle] La tua aquila
       *[dinosaur] Il tuo dinosauro
    } ({ $place }) va a caccia
dinosaurs-table-at-best = { $most } nel caso migliore. { $left }
dinosaurs-table-hint-place = Tocca un posto per la tessera. Toccalo di nuovo per piazzarla; Q ed E la girano.
dinosaurs-table-hint-walk = Tocca dove deve andare, o che cosa deve mangiare.
dinosaurs-table-hint-breed = Tocca un genitore, poi un posto per il piccolo.
dinosaurs-table-hint-figure = Tocca chi agisce ora.

# Parità di punti: $points, $seat chi vince, $rule.
dinosaurs-tie = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. { $seat ->
    [Tu] Vinci tu: tra chi è in parità il tuo posto
   *[other] Vince { $seat }: tra chi è in parità il suo posto
} è l'ultimo nell'ordine di turno, contando dal primo giocatore ({ $rule }).
dinosaurs-tie-below = Parità a { $points }. Più tardi nell'ordine di turno, quindi davanti a { $before }

dinosaurs-table-lane-breed = ultima tessera: si riproducono
dinosaurs-table-lane-hunt = ultima tessera: cacciano
dinosaurs-table-lane-empty = vuota finché i dinosauri non hanno cacciato
dinosaurs-table-lane-empty-short = vuota
dinosaurs-table-following = la segui
dinosaurs-table-stay = Resta qui
dinosaurs-table-lands = Ecosistemi
dinosaurs-table-about-column = Una colonna della plancia dei biomi
  .text = Chi prende l'ultima tessera attiva questi animali per tutti. Se c'è il segnalino dinosauro, cacciano anche i dinosauri.
dinosaurs-table-about-stacks = Pile da A a D
  .text = Quante tessere restano in ogni pila. Si usano da A a D; dopo D la partita finisce.
dinosaurs-table-about-score = Punteggio
  .text = Un punto per ogni dinosauro e per ogni uovo; un uovo d'oro vale cinque uova.
dinosaurs-table-way-all = Tutti i percorsi: {$ways}
dinosaurs-table-way-meal = Mangia { $meal }
dinosaurs-table-way-left = Restano: prede { $prey }, predatori { $hunters }
dinosaurs-table-way-eggs = { $eggs ->
    [0] Nessun uovo
    [one] { $eggs } uovo
   *[other] { $eggs } uova
}
dinosaurs-table-way-young = { $young ->
    [0] Nessun piccolo
    [one] { $young } piccolo
   *[other] { $young } piccoli
}
dinosaurs-table-hint-starves = Nessun percorso permette di mangiare e poi di fermarsi: muore di fame.

# The creature that is drawn at the end: $seat whose it is, $dinosaurs and $eggs of the player.
dinosaurs-specimen = { $seat }: { $dinosaurs ->
    [one] { $dinosaurs } dinosauro
   *[other] { $dinosaurs } dinosauri
}, { $eggs ->
    [one] { $eggs } uovo
   *[other] { $eggs } uova
}

# What is read aloud after a question: how far the others are, how many paths there are, and the first one.
dinosaurs-table-spoken-done = { $seat }: tutto fatto.
dinosaurs-table-spoken-did = { $seat }: { $made } su { $of }.
dinosaurs-table-spoken-ways = { $ways ->
    [one] { $ways } percorso.
   *[other] { $ways } percorsi.
}
dinosaurs-table-spoken-first = 1: { $move }.
dinosaurs-table-hint-plan = Puoi già pensare alla prossima mossa: tocca la tessera che vuoi prendere.
