### Evolution: what is said at the table. The keys and their arguments come from beagle.games.evolution.words.
###
### A line about a player is "name: what happened", so that "Tu" is as good a name as "Anna", and no gender shows.
### The letter of an animal always follows the word "animale", because a, e, i, o alone are words in Italian.
### Variables with the same meaning everywhere:
###   $seat, $owner, $first          the name of a player
###   $animal, $partner, $target     the letter of an animal
###   $trait, $dropped               the name of a trait
###   $card                          a card in words (card-single, card-double, card-unknown)
###   $known                         "yes" if the one who reads this may know the card, else "no"


## Cards, phases, places

deck-cards = Carte
deck-unseen = Carte non viste: { $cards }. Una carta con due caratteristiche conta per entrambe.
card-unknown = carta coperta
card-single = { $trait }
card-double = { $upper } / { $lower }
# One of several equal cards on an animal.
card-which = { $which ->
    [1] { $trait }
   *[other] { $trait } numero { $which }
}

phase-litters = Cucciolate
phase-development = Sviluppo
phase-food-bank = Determinazione del cibo
  .short = Determinazione
phase-feeding = Distribuzione del cibo
  .short = Distribuzione
phase-extinction = Estinzione
phase-scoring = Calcolo del punteggio e pesca

place-bank = Riserva di cibo

# Stands for an animal or a trait that a refused move does not name; it follows "l'animale" or "la caratteristica".
it = in questione


## Tables

ruleset-base-gift = Il gioco base con le regole dell'edizione regalo: 84 carte, 19 caratteristiche.
ruleset-base-base-gift = Due set base con le regole dell'edizione regalo: 168 carte, fino a otto giocatori.
ruleset-base-141 = Il gioco base con le regole 1.4.1: Mimetismo risponde solo al primo attacco del turno.
ruleset-base-base-141 = Due set base con le regole 1.4.1: 168 carte, fino a otto giocatori.
ruleset-base-italian = L'edizione italiana: punti a ogni turno, un maggior numero di nuove carte, e nella distribuzione del cibo si può passare.
ruleset-base-fly-gift = Il gioco base con Tempo di volare: 126 carte, 30 caratteristiche, fino a sei giocatori.
ruleset-base-gift-gift = Il gioco base con le carte speciali dell'edizione regalo: 102 carte, 22 caratteristiche.
ruleset-base-fly-gift-gift = Il gioco base con Tempo di volare e le carte speciali: 144 carte, 33 caratteristiche, fino a sei giocatori.
ruleset-base-continents-gift = Il gioco base con Continenti: tre zone, 126 carte, 27 caratteristiche.
ruleset-base-continents-gift-gift = Il gioco base con Continenti e le carte speciali: 144 carte, 30 caratteristiche.
ruleset-base-fly-continents-gift = Il gioco base con Tempo di volare e Continenti: 168 carte, 38 caratteristiche, fino a otto giocatori.
ruleset-base-fly-continents-gift-gift = Il gioco base con tutto: 186 carte, 41 caratteristiche, fino a otto giocatori.
ruleset-cataclysm-added-141 = Cataclisma con un massimo di 34 carte delle espansioni: al massimo venti carte a testa, da due a sei giocatori.
ruleset-cataclysm-141 = Lo scenario Cataclisma con le regole 1.4.1: una sola riserva, si giocano tutte le carte, un turno.


## Log: turns and phases

log-rolled-for-first = { $seat }: { $face } al dado per stabilire chi comincia.
log-first-player = Primo giocatore: { $seat ->
    [Tu] tu
   *[other] { $seat }
}.
log-turn = Turno { $number }. Primo giocatore: { $first ->
    [Tu] tu
   *[other] { $first }
}.
log-phase = Fase: { $phase }.
log-round = Distribuzione del cibo, giro { $number }.
log-last-turn = Il mazzo è vuoto: questo è l'ultimo turno!
log-game-over = La partita è finita.
log-passed = { $seat ->
    [Tu] Tu passi.
   *[other] { $seat } passa.
}
log-skipped = { $seat }: niente da fare.
log-all-fed = Ogni animale è nutrito e non ha più posto per il grasso: la fase di distribuzione del cibo è finita.
log-scored = { $points ->
    [one] { $seat }: { $points } punto in questo turno, { $total } in tutto.
   *[other] { $seat }: { $points } punti in questo turno, { $total } in tutto.
}


## Log: cards

log-animal-played = { $known ->
    [yes] { $seat }: nuovo animale { $animal } (carta { $card }).
   *[no] { $seat }: nuovo animale { $animal }.
}
log-trait-played = { $seat }: { $trait } sull'animale { $animal }.
log-pair-played = { $seat }: { $trait } unisce l'animale { $animal } all'animale { $partner }.
log-trait-lost = L'animale { $animal } ha perso { $trait }.
log-pair-lost = L'animale { $animal } non condivide più { $trait } con l'animale { $partner }.
log-card-drawn = { $known ->
    [yes] { $seat }: pescata la carta { $card }.
   *[no] { $seat }: pescata una carta.
}
log-cards-drawn = { $cards ->
    [one] { $seat }: pescata { $cards } carta.
   *[other] { $seat }: pescate { $cards } carte.
}
log-cards-removed = { $cards ->
    [one] { $cards } carta avanzata è stata tolta dal gioco senza guardarla.
   *[other] { $cards } carte avanzate sono state tolte dal gioco senza guardarle.
}

log-bears = L'animale { $animal } ha partorito.
log-litter = L'animale { $animal } ha avuto una cucciolata.
log-settled = { $seat }: una Conchiglia dal centro del tavolo per l'animale { $animal }.
log-fetched = L'animale { $animal } ha preso una carta Nuotatore dalla pila degli scarti.
log-exchanged = Scambio: l'animale { $animal } ha dato { $trait } all'animale { $partner } in cambio di { $other }.
log-restored = { $known ->
    [yes] { $seat }: l'animale { $animal } rinasce con la carta { $card }.
   *[no] { $seat }: l'animale { $animal } rinasce con una nuova carta.
}
log-turned-over = L'animale { $animal } è stato girato: { $card }!


## Log: food

log-die = Il dado mostra { $face }.
log-bank = { $tokens ->
    [0] { $place }: niente cibo.
    [one] { $place }: { $tokens } segnalino.
   *[other] { $place }: { $tokens } segnalini.
}
log-bank-cleared = { $place }: { $tokens ->
    [one] { $tokens } segnalino avanzato è stato tolto.
   *[other] { $tokens } segnalini avanzati sono stati tolti.
}
log-food-taken = L'animale { $animal } ha preso un segnalino rosso.
log-food-given = { $tokens ->
    [one] L'animale { $animal } ha ottenuto { $tokens } segnalino blu.
   *[other] L'animale { $animal } ha ottenuto { $tokens } segnalini blu.
}
log-food-lost = { $tokens ->
    [one] L'animale { $animal } era sazio: { $tokens } segnalino è andato perso.
   *[other] L'animale { $animal } era sazio: { $tokens } segnalini sono andati persi.
}
log-fat-stored = L'animale { $animal } ha messo da parte un segnalino come grasso.
log-fat-used = { $tokens ->
    [one] L'animale { $animal } ha usato il suo grasso: { $tokens } segnalino è diventato cibo.
   *[other] L'animale { $animal } ha usato il suo grasso: { $tokens } segnalini sono diventati cibo.
}
log-shared = { $trait }: con l'animale { $animal } ha mangiato anche l'animale { $partner }.
log-grazed = L'animale { $animal } ha brucato un segnalino della riserva.
log-robbed = L'animale { $animal } ha rubato un segnalino all'animale { $target }.
log-hibernated = L'animale { $animal } è andato in letargo fino al prossimo turno.

log-woke = L'animale { $animal } si è svegliato affamato.
log-specialized = L'animale { $animal } ha trovato un cibo che nessun altro mangia.
log-changed-shape = L'animale { $animal } si è trasformato e ha rinunciato a { $trait }.
log-warmed = L'animale { $animal }, a sangue caldo, ha cercato un altro segnalino.
log-food-removed = { $tokens ->
    [one] L'animale { $animal } ora ha un fabbisogno minore: { $tokens } segnalino in meno.
   *[other] L'animale { $animal } ora ha un fabbisogno minore: { $tokens } segnalini in meno.
}
log-edified = L'animale { $animal } ha arricchito la sua zona.
log-meal-missed = L'animale { $animal } non ha avuto il suo segnalino rosso: è rimasto nella riserva.


## Log: places

log-sets-out = { $place ->
    [Oceano] L'animale { $animal } parte per l'Oceano.
   *[other] L'animale { $animal } parte per { $place }.
}
log-follows = L'animale { $animal } seguirà l'animale { $target }.
log-moved = L'animale { $animal } si è spostato { $from ->
    [Oceano] dall'Oceano
   *[other] da { $from }
} { $place ->
    [Oceano] nell'Oceano
   *[other] in { $place }
}.


## Log: attacks and deaths

log-attacked = L'animale { $animal } ha attaccato l'animale { $target }!
log-ambushed = L'animale { $animal } ha teso un agguato all'animale { $target }!
log-ignores = L'animale { $animal } ha ignorato la caratteristica { $trait } dell'animale { $target }.
log-ignores-pair = L'animale { $animal } ha ignorato la caratteristica { $trait } che l'animale { $target } condivide con l'animale { $partner }.
log-bite-failed = L'animale { $animal } ha contrattaccato, ma non è riuscito a raggiungere l'animale { $target }.
log-hid = L'animale { $animal } si è chiuso nella conchiglia.
log-inked = L'animale { $animal } ha lasciato l'animale { $target } in una nuvola d'inchiostro.
log-runs = L'animale { $animal } si è messo a correre.
log-escaped = L'animale { $animal } è sfuggito all'animale { $target }.
log-caught = L'animale { $animal } non è riuscito a seminare l'animale { $target }.
log-redirected = L'animale { $animal } ha deviato l'attacco sull'animale { $target }.
log-not-defended = L'animale { $animal } non è stato difeso.
log-eaten = { $owner ->
    [Tu] Il tuo animale { $animal } è stato mangiato.
   *[other] L'animale { $animal } ({ $owner }) è stato mangiato.
}
log-poisoned = L'animale { $animal } è stato avvelenato.
log-scavenged = L'animale { $animal } è arrivato per gli avanzi.
log-paralysed = L'animale { $animal } è paralizzato: nessuna delle sue caratteristiche funziona fino al prossimo turno.
log-remains = Le caratteristiche dell'animale { $animal } restano finché non rinasce.
log-spread = La neoplasia dell'animale { $animal } si è estesa: { $trait } non funziona più.
log-died-of-neoplasm = { $owner ->
    [Tu] Il tuo animale { $animal } è morto di neoplasia.
   *[other] L'animale { $animal } ({ $owner }) è morto di neoplasia.
}
log-starved = { $owner ->
    [Tu] Il tuo animale { $animal } è morto di fame.
   *[other] L'animale { $animal } ({ $owner }) è morto di fame.
}
log-died-of-poison = { $owner ->
    [Tu] Il tuo animale { $animal } è morto avvelenato.
   *[other] L'animale { $animal } ({ $owner }) è morto avvelenato.
}


## Questions

ask-over = La partita è finita.
ask-chance = Decidono i dadi.
ask-development = Gioca una carta o passa.
    .drawn = Gioca una carta o passa
    .others = { $seat } sta scegliendo una carta da giocare.
ask-play-all = Gioca una carta. Tutte le carte vanno giocate.
    .others = { $seat } sta scegliendo una carta da giocare.
ask-go = Chi mangia? Prendi un segnalino dalla riserva o usa una caratteristica.
    .drawn = La tua giocata: chi mangia?
    .others = { $seat } sta scegliendo chi mangia.
ask-go-side = L'azione principale è fatta. Usa un'altra caratteristica o concludi la giocata.
    .others = { $seat } può usare un'altra caratteristica.
ask-sharing = C'è cibo da condividere. Quale caratteristica di coppia agisce per prima?
ask-attack = L'animale { $animal } attacca l'animale { $target }! Come si difende l'animale { $target }?
    .drawn = { $owner ->
        [Tu] Il tuo { $animal } attacca il tuo { $target }
       *[other] { $animal } di { $owner } attacca il tuo { $target }
    }
    .listed = { $owner } attacca un tuo animale. Come si difende?
    .others = L'animale { $animal } attacca l'animale { $target }. { $seat } sta scegliendo la difesa.
ask-turned = L'attacco dell'animale { $animal } è stato deviato sull'animale { $target }. Ignori una sua caratteristica?
    .listed = Un attacco è stato deviato. Ignori una caratteristica della nuova preda?
    .others = L'attacco dell'animale { $animal } è stato deviato sull'animale { $target }. { $seat } può ignorarne una caratteristica.
ask-lure = L'animale { $animal } attacca l'animale { $target }, che non ha caratteristiche. Giri una Rana pescatrice?
    .listed = Un animale senza caratteristiche viene attaccato. Giri una Rana pescatrice?
    .others = L'animale { $animal } attacca l'animale { $target }, che non ha caratteristiche. { $seat } può girare una Rana pescatrice.
ask-meal = L'animale { $target } sta per prendere un segnalino rosso. Tendi un agguato?
    .listed = Un animale sta per prendere un segnalino rosso. Tendi un agguato?
    .others = L'animale { $target } sta per prendere un segnalino rosso. { $seat } può tendere un agguato.
ask-migrating = Una migrazione! Chi altro parte, e chi segue?
    .others = Una migrazione! { $seat } sta scegliendo chi altro parte.
ask-births = Più animali partoriscono insieme. Quale va per primo?
ask-exchange = Un animale avrebbe due caratteristiche uguali. Quale scarti?
ask-restoring = Un animale mangiato deve rinascere. Con quale carta?
    .others = { $seat } sta facendo rinascere un animale mangiato.
ask-new-start = Non avevi più nulla. Gioca come animali due delle nuove carte.
    .others = { $seat } non aveva più nulla e sta scegliendo i nuovi animali.
ask-scavenging = Una preda mangiata! A quale spazzino vanno gli avanzi?


## Options. "short" is for a list that stands under the name of the card already.

move-pass-development = Passa: niente più carte in questo turno
move-pass-go = Concludi la giocata
move-pass-attack = Non difenderti
move-pass-turned = Non ignorare nulla
move-pass-lure = Non girare nessuna carta
move-pass-migrating = Nessun altro
move-pass-meal = Lascialo mangiare
move-roll = Tira { $face }

move-animal = Gioca { $card } come nuovo animale
  .short = come nuovo animale
move-animal-in-place = { $place ->
    [Oceano] Gioca { $card } come nuovo animale nell'Oceano
   *[other] Gioca { $card } come nuovo animale in { $place }
}
  .short = { $place ->
    [Oceano] come nuovo animale nell'Oceano
   *[other] come nuovo animale in { $place }
}
move-restore = Fai rinascere l'animale { $animal } con { $card }
  .short = per far rinascere l'animale { $animal }
move-restore-from-deck = Fai rinascere l'animale { $animal } con una carta del mazzo
  .short = per far rinascere l'animale { $animal }
move-trait = { $sides ->
    [1] Gioca { $trait } sull'animale { $animal }
   *[other] Gioca { $trait } sull'animale { $animal } (carta { $card })
}
  .short = come { $trait } sull'animale { $animal }
move-pair = { $sides ->
    [1] Unisci l'animale { $animal } all'animale { $partner } con { $trait }
   *[other] Unisci l'animale { $animal } all'animale { $partner } con { $trait } (carta { $card })
}
  .short = come { $trait } dell'animale { $animal } con l'animale { $partner }
move-symbiosis = { $trait }: unisci l'animale { $animal } all'animale { $partner }, il suo simbionte
  .short = come { $trait }: l'animale { $partner } è il simbionte dell'animale { $animal }

move-take = Prendi un segnalino rosso per l'animale { $animal }
move-carnivorous = Attacca l'animale { $target } con l'animale { $animal }
move-carnivorous-ignoring = Attacca l'animale { $target } con l'animale { $animal }, ignorando { $ignored }
move-carnivorous-ignoring-pair = Attacca l'animale { $target } con l'animale { $animal }, ignorando { $ignored } (in coppia con l'animale { $partner })
move-ambush = Tendi un agguato all'animale { $target } con l'animale { $animal }
move-ambush-ignoring = Tendi un agguato all'animale { $target } con l'animale { $animal }, ignorando { $ignored }
move-ambush-ignoring-pair = Tendi un agguato all'animale { $target } con l'animale { $animal }, ignorando { $ignored } (in coppia con l'animale { $partner })
move-intellect = Ignora { $ignored }
move-intellect-pair = Ignora { $ignored } (in coppia con l'animale { $partner })
move-anglerfish = Gira l'animale { $animal } e contrattacca ignorando { $ignored }
  .comes = Se mangia il carnivoro ottiene 2 segnalini blu.
move-anglerfish-pair = Gira l'animale { $animal } e contrattacca ignorando { $ignored } (in coppia con l'animale { $partner })
  .comes = Se mangia il carnivoro ottiene 2 segnalini blu.
move-settle = Prendi { $trait } dal centro del tavolo per l'animale { $animal }
  .short = come { $trait } per l'animale { $animal }, dal centro del tavolo
move-metamorphosis = { $which ->
    [1] Rinuncia a { $dropped } per nutrire l'animale { $animal }
   *[other] Rinuncia a { $dropped } numero { $which } per nutrire l'animale { $animal }
}
move-metamorphosis-pair = Rinuncia a { $dropped } (in coppia con l'animale { $partner }) per nutrire l'animale { $animal }
move-specialization-a = Usa { $trait } per nutrire l'animale { $animal }
move-specialization-b = Usa { $trait } per nutrire l'animale { $animal }
move-warm-bloodedness = Prendi un altro segnalino rosso per l'animale { $animal }
move-shell = Chiudi nella conchiglia l'animale { $animal }
  .comes = Non viene mangiato, ma fino alla fine del turno ottiene cibo solo dal proprio grasso.
  .answer = { $trait }: l'animale { $animal } può chiudersi. Non ottieni nulla, e questo carnivoro non attacca più in questo turno.
move-ink-cloud = Salva con una nuvola d'inchiostro l'animale { $animal }
  .comes = Non viene mangiato; il carnivoro può attaccare di nuovo più avanti.
  .answer = { $trait }: l'animale { $animal } può salvarsi. Il tuo carnivoro può attaccare di nuovo in una giocata successiva.
move-fat = { $tokens ->
    [one] Trasforma in cibo { $tokens } segnalino grasso dell'animale { $animal }
   *[other] Trasforma in cibo { $tokens } segnalini grasso dell'animale { $animal }
}
move-piracy = Ruba un segnalino all'animale { $target } con l'animale { $animal }
  .comes = L'animale { $target } perde 1 segnalino cibo, e l'animale { $animal } ottiene 1 segnalino blu.
move-grazing = Bruca un segnalino della riserva con l'animale { $animal }
  .comes = La riserva perde 1 segnalino.
move-hibernation = Manda in letargo fino al prossimo turno l'animale { $animal }
  .comes = Per questo turno conta come nutrito e non ottiene cibo.
move-communication = { $trait } con l'animale { $animal }: anche l'animale { $target } prende un segnalino rosso
move-cooperation = { $trait } con l'animale { $animal }: anche l'animale { $target } ottiene un segnalino blu
move-migration = { $place ->
    [Oceano] Migra nell'Oceano con l'animale { $animal }
   *[other] Migra in { $place } con l'animale { $animal }
}
move-flight = { $place ->
    [Oceano] Vola nell'Oceano con l'animale { $animal }
   *[other] Vola in { $place } con l'animale { $animal }
}
move-remora = L'animale { $animal } segue l'animale { $target }
move-viviparous = Partorisce prima l'animale { $animal }
move-recombination = Scambia { $given } dell'animale { $animal } con { $taken } dell'animale { $target }
move-recombination-drop-old = Scarta la caratteristica { $dropped } che l'animale { $animal } ha già
move-recombination-drop-new = Scarta la caratteristica { $dropped } che l'animale { $animal } riceverebbe
move-scavenger = Dai gli avanzi all'animale { $animal }
move-running = Fai fuggire l'animale { $animal }!
  .comes = Si tira un dado: con 4, 5 o 6 fugge.
  .answer = { $trait }: l'animale { $animal } fugge con 4, 5 o 6.
move-mimicry = Devia l'attacco dall'animale { $animal } all'animale { $target }
  .comes = Allora viene attaccato l'animale { $target }.
  .answer = { $trait }: l'attacco può essere deviato sull'animale { $target }.
move-tail-loss = { $which ->
    [1] Scarta { $dropped } per salvare l'animale { $animal }
   *[other] Scarta { $dropped } numero { $which } per salvare l'animale { $animal }
}
  .comes = Sopravvive; il carnivoro ottiene 1 segnalino blu.
  .answer = { $which ->
    [1] { $trait }: l'animale { $animal } può scartare { $dropped } e sopravvivere. Ottieni 1 segnalino blu.
   *[other] { $trait }: l'animale { $animal } può scartare { $dropped } numero { $which } e sopravvivere. Ottieni 1 segnalino blu.
}
move-tail-loss-pair = Scarta { $dropped } (in coppia con l'animale { $partner }) per salvare l'animale { $animal }
  .comes = Sopravvive; il carnivoro ottiene 1 segnalino blu.
  .answer = { $trait }: l'animale { $animal } può scartare { $dropped } (in coppia con l'animale { $partner }) e sopravvivere. Ottieni 1 segnalino blu.


## Answers given in advance, and where points come from

standing-ask-about-own-animals = Chiedimi anche dei miei animali
  .about = Se un mio animale tende un agguato a un altro dei miei
standing-never-ambush = Non tendere mai agguati
standing-decline-unless-attacked = Rinuncia a tutto, salvo quando mi attaccano
standing-pass-phase = Passa per il resto della fase

points-animals = Animali
    .counted = { $n ->
        [one] { $n } animale
       *[other] { $n } animali
    }
points-traits = Caratteristiche
    .counted = { $n ->
        [one] { $n } caratteristica
       *[other] { $n } caratteristiche
    }
points-needs = Fabbisogno in più
points-earlier = Turni precedenti
points-ocean = Animali nell'Oceano
    .counted = { $n ->
        [one] { $n } animale nell'Oceano
       *[other] { $n } animali nell'Oceano
    }


## What an attack would meet

preview-nothing = L'animale { $target } non può difendersi da questo attacco.
preview-lure = L'animale { $target } non ha caratteristiche: potrebbe essere girata una Rana pescatrice.
preview-eaten = Se l'animale { $target } viene mangiato, agisce la sua caratteristica { $trait }.
preview-stung = Comunque vada, la caratteristica { $trait } dell'animale { $target } paralizza l'attaccante.


## Sections of the rulebook

section-ED = Edizioni e tavoli
section-SET = Preparazione
section-TURN = Turno
section-DEV = Sviluppo
section-BANK = Determinazione del cibo
section-FEED = Distribuzione del cibo
section-EXT = Estinzione e nuove carte
section-END = Fine della partita
section-TR = Caratteristiche di base
section-ATT = Carnivori
section-FLY = Tempo di volare
section-CON = Continenti
section-GIFT = Carte speciali
section-CAT = Cataclisma
section-RUL = Come si combinano le regole

# Parità di punti: $points, $best e $next carte negli scarti, $winners vincitori, $rule.
tie-decided = { $winners ->
    [1] Parità a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Decide il numero di carte nella pila degli scarti: { $best } contro { $next } ({ $rule }).
   *[other] Parità a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Decide il numero di carte nella pila degli scarti: { $best } contro { $next }. Chi ne ha { $best } condivide la vittoria ({ $rule }).
}
tie-shared = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e anche nelle carte della pila degli scarti: { $best } a testa. La vittoria è condivisa ({ $rule }).
tie-below = Parità a { $points }. Carte scartate: { $best }, quindi davanti a { $before }

# The creature that is drawn at the end: $seat whose it is, $animal its name (D5), $points what it is worth.
specimen-animal = { $seat }: { $animal }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
