### EVO: what is said at the table. The keys and their arguments come from beagle.games.evo.words.
###
### Names of players are neither declined nor the subject of a verb: "Imię: co się stało". A cell is its coordinates,
### behind "pole" in its case. Grounds are adverbs (gorąco), so that they go with every terrain: "plaża, gorąco".
### Variables with the same meaning everywhere:
###   $seat, $owner, $first      the name of a player
###   $cell, $from, $to          a cell of the map, like 0,-1
###   $gene, $card               the name of a gene or an event card
###   $terrain, $ground          a terrain, and what the climate makes of it
###   $known                     "yes" if the one who reads this may know the card, else "no"


## Tables, sections, phases

evo-deck-genes = Geny normalne
evo-deck-special-genes = Geny specjalne
evo-deck-events = Karty wydarzeń
evo-deck-climate = Żetony klimatu
evo-deck-token = { $token ->
    [meteor] meteoryt
   *[other] obrót tarczy { $token }
}
ruleset-evo-second = Druga edycja: sześć faz w rundzie, 18 genów, 15 kart wydarzeń i meteoryt po 9–11 rundach.
ruleset-evo-box = Druga edycja z własnymi elementami: plansze, tarcza, żetony i kostka z pliku.

evo-section-SET = Przygotowanie
evo-section-ROUND = Runda
evo-section-CLIM = Klimat
evo-section-AUCT = Mutacja: licytacja
evo-section-GENE = Geny
evo-section-INIT = Inicjatywa
evo-section-MOVE = Ruch i walka
evo-section-BIRTH = Narodziny
evo-section-SURV = Przetrwanie i punkty
evo-section-CARD = Karty wydarzeń

evo-phase-climate = Klimat
evo-phase-mutation = Mutacja
evo-phase-initiative = Inicjatywa
evo-phase-movement = Ruch
evo-phase-birth = Narodziny
evo-phase-survival = Przetrwanie


## Terrains, grounds, faces

terrain-beach = plaża
terrain-plain = równina
terrain-hill = wzgórze
terrain-mountain = góra

ground-ideal = idealnie
ground-hot = gorąco
ground-cold = mroźno
ground-deadly = zabójczo

face-fail = porażka
face-success = sukces
face-equal = wygrana, jeśli rogów jest co najmniej tyle samo
face-more = wygrana, jeśli rogów jest więcej
face-two-more = wygrana, jeśli rogów jest więcej co najmniej o dwa


## Log: the round and the climate

evo-log-round = Runda { $round }.
evo-log-phase = Faza: { $phase }.
evo-log-token = Odkryto żeton klimatu: { $token ->
    [meteor] meteoryt
   *[other] { $token }
}.
evo-log-dial = Na plażach jest teraz { $beach }, na równinach { $plain }, na wzgórzach { $hill }, w górach { $mountain }.
evo-log-meteor = Spadł meteoryt!
evo-log-game-over = Koniec gry.


## Log: the laboratory

evo-log-gene-laid = Kolumna { $column }: gen { $gene }.
    .drawn = Na licytacji: gen { $gene }.
# What somebody bids for, after a word like “for”.
evo-offer-gene = gen { $gene }
evo-offer-card = kartę wydarzenia
evo-log-bid = { $seat }: stawka { $bid } na { $what }.
evo-log-outbid = { $seat }: stawka na { $what } przebita.
evo-log-stays-out = { $seat }: tym razem nic.
evo-log-paid = { $points ->
    [one] { $seat }: zapłacono { $points } punkt mutacji.
    [few] { $seat }: zapłacono { $points } punkty mutacji.
   *[many] { $seat }: zapłacono { $points } punktów mutacji.
}
evo-log-gene-won = { $seat }: wylicytowano gen { $gene }.
evo-log-card-won = { $known ->
    [yes] { $seat }: dobrano kartę wydarzenia { $card }.
   *[no] { $seat }: dobrano kartę wydarzenia.
}
evo-log-no-card = { $seat }: nic, nie ma już kart wydarzeń.
evo-log-card-played = { $seat }: zagrano kartę { $card }.


## Log: the track

evo-log-order = Kolejność ustalona, najpierw gracz z najmniejszą liczbą dinozaurów: { $first }.
evo-log-placed = { $seat }: teraz miejsce { $place } na torze inicjatywy.


## Log: movement and fights

evo-log-walked = { $seat }: ruch z pola { $from } na { $to }.
    .drawn = { $seat }: ruch { evo-to-terrain }.
evo-log-swam = { $seat }: przeprawa wodą z pola { $from } na { $to }.
    .drawn = { $seat }: przeprawa wodą { evo-to-terrain }.
evo-log-flew = { $seat }: przelot z pola { $from } na { $to }.
    .drawn = { $seat }: przelot { evo-to-terrain }.
evo-log-attacked = { $seat }: atak z pola { $from } na { $to } (obrona: { $owner }).
    .drawn = { $seat }: atak { evo-on-terrain } (obrona: { $owner }).
evo-log-fight-die = Kostka walki: { $face }.
evo-log-attack-won = { $seat }: walka na polu { $to } wygrana.
    .drawn = { $seat }: walka { evo-on-terrain } wygrana.
evo-log-attack-failed = { $seat }: walka na polu { $to } przegrana.
    .drawn = { $seat }: walka { evo-on-terrain } przegrana.
evo-log-killed = { $owner }: dinozaur na polu { $cell } ginie.
    .drawn = { $owner }: dinozaur { evo-on-terrain } ginie.
evo-log-fled = { $owner }: ucieczka z pola { $from } na { $to }.
    .drawn = { $owner }: ucieczka { evo-to-terrain }.


## Log: births

evo-log-born = { $seat }: młode na polu { $cell }.
    .drawn = { $seat }: { evo-on-terrain } rodzi się młode.
evo-log-taken-off = { $seat }: dinozaur z pola { $cell } zdjęty z planszy.
    .drawn = { $seat }: dinozaur { evo-on-terrain } zdjęty z planszy.
evo-log-babies-die = { $seat }: młode rzuca się na wroga na polu { $cell }; na kostce { $face }.
    .drawn = { $seat }: młode rzuca się na wroga { evo-on-terrain }; na kostce { $face }.
evo-log-newborn-died = { $seat }: młode na polu { $cell } ginie.
    .drawn = { $seat }: młode { evo-on-terrain } ginie.
evo-log-newborn-back = { $seat }: młode z pola { $cell } wraca do zapasu.
    .drawn = { $seat }: młode { evo-on-terrain } wraca do zapasu.
evo-log-stolen = { $owner ->
    [Ty] { $seat }: skradzione twoje młode na polu { $cell }.
   *[other] { $seat }: skradzione młode na polu { $cell } (ofiara: { $owner }).
}
    .drawn = { $owner ->
    [Ty] { $seat }: skradzione twoje młode { evo-on-terrain }.
   *[other] { $seat }: skradzione młode { evo-on-terrain } (ofiara: { $owner }).
}
evo-log-no-births = Horda szczurów: w tej fazie nie ma narodzin.


## Log: survival

evo-log-died = { $owner }: na polu { $cell } jest { $ground }, dinozaur ginie.
    .drawn = { $owner }: dinozaur { evo-on-terrain } ginie, na jego polu jest { $ground }.
evo-log-earned = { $points ->
    [one] { $seat }: { $points } nowy punkt mutacji.
    [few] { $seat }: { $points } nowe punkty mutacji.
   *[many] { $seat }: { $points } nowych punktów mutacji.
}
evo-log-skipped = { $seat }: nie ma nic do zrobienia, ani ruch, ani narodziny nie są możliwe (DI-MOVE-01, DI-BIRTH-05).
evo-log-passed = { $seat }: pas.


## Questions

evo-ask-over = Koniec gry.
evo-ask-chance = Decyduje los.
evo-ask-bid = Która kolumna i za ile?
    .others = { $seat } wybiera stawkę.
evo-ask-adrenaline = Adrenalina: które miejsce na torze?
    .others = { $seat } wybiera miejsce na torze.
evo-ask-council = Rada mędrców: które miejsce na torze?
    .others = { $seat } wybiera miejsce na torze.
evo-ask-moves = { $points ->
    [one] Został { $points } punkt ruchu. Co robisz?
    [few] Zostały { $points } punkty ruchu. Co robisz?
   *[many] Zostało { $points } punktów ruchu. Co robisz?
}
  .drawn = Ruch, atak czy koniec?
  .others = { $seat } wykonuje ruch.
evo-ask-fight = Twój dinozaur na polu { $cell } jest pokonany. Czy ucieka?
    .drawn = Twój dinozaur jest pokonany. Czy ucieka?
    .others = { $seat } decyduje, czy uciekać.
evo-ask-birth-go = { $births ->
    [1] Gdzie rodzi się młode?
   *[other] Gdzie rodzi się młode, pierwsze z { $births }?
}
    .others = { $seat } wybiera miejsce dla młodego.
evo-ask-survival-go = Kto ginie, a kogo uratować?
    .others = { $seat } wybiera, kto przeżyje.
evo-ask-window-climate = Zagrać kartę, zanim zmieni się klimat?
evo-ask-window-token = Zagrać kartę przeciw temu żetonowi klimatu?
evo-ask-window-weather = Zagrać kartę teraz, gdy klimat jest ustalony?
evo-ask-window-mutation = Zagrać kartę przed losowaniem genów?
evo-ask-window-placement = Zagrać kartę po swojej stawce?
evo-ask-window-initiative = Zagrać kartę przed ustaleniem kolejności?
evo-ask-window-movement = Zagrać kartę, zanim ktokolwiek się ruszy?
evo-ask-window-birth = Zagrać kartę przed pierwszymi narodzinami?
evo-ask-window-newborn = Zagrać kartę w odpowiedzi na te narodziny?
evo-ask-window-survival = Zagrać kartę, zanim klimat zbierze żniwo?
evo-ask-window-losses = Zagrać kartę przed zdjęciem martwych dinozaurów?
evo-ask-window-score = Zagrać kartę przed policzeniem dinozaurów?


## Options

evo-move-pass-window = Nie zagrywaj karty
evo-move-pass-bid = Zrezygnuj z licytacji
evo-move-pass-choose-place = Zostań na swoim miejscu
evo-move-pass-moves = Zakończ ruch
evo-move-pass-fight = Niech ginie
evo-move-pass-birth-go = Bez młodego
evo-move-pass-survival-go = Uratuj pozostałe
evo-move-roll = Na kostce wypada { $face }
evo-move-draw = Wylosowany gen: { $gene }
evo-move-face = Kostka walki: { $face }
evo-move-place = Miejsce { $place }
evo-move-bid-card = Postaw { $bid } na kartę wydarzenia, kolumna { $column }, i zapłać { $price }
  .short = Postaw { $bid } i zapłać { $price }
  .drawn = Postaw { $bid } na kartę wydarzenia i zapłać { $price }
evo-move-bid = Postaw { $bid } na gen { $gene }, kolumna { $column }, i zapłać { $price }
  .short = Postaw { $bid } i zapłać { $price }
  .drawn = Postaw { $bid } na gen { $gene } i zapłać { $price }
evo-move-play = Zagraj kartę { $card }
evo-move-play-cell = { $owner ->
    [Ty] Zagraj kartę { $card } na swojego dinozaura na polu { $cell }
   *[other] Zagraj kartę { $card } na dinozaura na polu { $cell } ({ $owner })
}
    .drawn = { $owner ->
        [Ty] Zagraj kartę { $card } na swojego dinozaura { evo-on-terrain }
       *[other] Zagraj kartę { $card } na dinozaura { evo-on-terrain } ({ $owner })
    }
evo-move-play-turn = Zagraj kartę { $card }: obrót tarczy { $turn }
evo-move-play-place = Zagraj kartę { $card }: twój znacznik na miejsce { $place }
evo-move-walk = Przejdź z pola { $from } na { $to }: { $terrain }, { $ground }
  .short = Przejdź na { $to }: { $terrain }, { $ground }
  .drawn = Przejdź: { $terrain }, { $ground }
evo-move-swim = Przepłyń z pola { $from } na { $to }: { $terrain }, { $ground }
  .short = Przepłyń na { $to }: { $terrain }, { $ground }
  .drawn = Przepłyń: { $terrain }, { $ground }
evo-move-fly = Przeleć z pola { $from } na { $to }: { $terrain }, { $ground }
  .short = Przeleć na { $to }: { $terrain }, { $ground }
  .drawn = Przeleć: { $terrain }, { $ground }
evo-move-attack = Zaatakuj z pola { $from } dinozaura na polu { $to } ({ $owner }): szanse { $wins } na { $sides }
  .short = Zaatakuj dinozaura na polu { $to } ({ $owner }): szanse { $wins } na { $sides }
  .drawn = Zaatakuj dinozaura { evo-on-terrain } ({ $owner }): szanse { $wins } na { $sides }
evo-move-flee = Uciekaj na pole { $to }: { $terrain }, { $ground }
    .drawn = Uciekaj: { $terrain }, { $ground }
evo-move-lose = Ginie dinozaur na polu { $from }, gdzie jest { $ground }
    .drawn = Ginie dinozaur { evo-on-terrain }: na jego polu jest { $ground }
evo-move-birth = Młode na polu { $to }: { $terrain }, { $ground }
    .drawn = Młode tutaj: { $terrain }, { $ground }
evo-move-birth-babies = Młode rzuca się na dinozaura na polu { $to } ({ $owner })
    .drawn = Młode rzuca się na dinozaura { evo-on-terrain } ({ $owner })
evo-move-exchange = Zdejmij dinozaura z pola { $from }, młode na polu { $to }: { $terrain }, { $ground }
  .short = W zamian młode na polu { $to }: { $terrain }, { $ground }
  .drawn = Zdejmij go, w zamian młode: { $terrain }, { $ground }
evo-move-exchange-babies = Zdejmij dinozaura z pola { $from }, a młode rzuca się na dinozaura na polu { $to } ({ $owner })
  .short = W zamian młode rzuca się na dinozaura na polu { $to } ({ $owner })
  .drawn = Zdejmij go, a młode rzuca się na dinozaura { evo-on-terrain } ({ $owner })


## What a player is told before choosing
## $attack and $defence are horns; $wins of $sides sides of the die win. $left are mutation points.

evo-preview-could-live = Tego dinozaura możesz uratować.
evo-preview-fight = Rogi: twoje { $attack }, wroga { $defence }. Szanse na wygraną: { $wins } na { $sides }.
evo-preview-flight = { $cells ->
    [0] Ma Skórę kameleona, ale nie ma dokąd uciec.
    [one] Ma Skórę kameleona: pokonany może uciec na { $cells } pole.
    [few] Ma Skórę kameleona: pokonany może uciec, ma do wyboru { $cells } pola.
   *[many] Ma Skórę kameleona: pokonany może uciec, ma do wyboru { $cells } pól.
}
evo-preview-card-first = Najpierw „{ $card }”: wtedy { $wins } na { $sides }.
evo-preview-ground = Po wygranej twój dinozaur stanie tam, gdzie jest { $ground } ({ $terrain }).
evo-preview-babies = Z sześciu wyników kostki { $kills ->
    [one] { $kills } zabija wroga
    [few] { $kills } zabijają wroga
   *[many] { $kills } zabija wroga
}, { $dies ->
    [one] { $dies } zabija młode
    [few] { $dies } zabijają młode
   *[many] { $dies } zabija młode
}, a { $back ->
    [one] { $back } cofa je do zapasu.
    [few] { $back } cofają je do zapasu.
   *[many] { $back } cofa je do zapasu.
}
evo-preview-bid = { $left ->
    [one] Zostanie ci { $left } punkt mutacji.
    [few] Zostaną ci { $left } punkty mutacji.
   *[many] Zostanie ci { $left } punktów mutacji.
}
evo-preview-climate = Na plażach będzie { $beach }, na równinach { $plain }, na wzgórzach { $hill }, w górach { $mountain }.
evo-preview-losses = { $losses ->
    [0] Twoje straty przez klimat: teraz { $before }, po tym ruchu żadnych.
   *[other] Twoje straty przez klimat: teraz { $before }, po tym ruchu { $losses }.
}


## Answers in advance; points at the end

standing-save-as-many-as-i-can = Ratuj tyle moich dinozaurów, ile się da
  .about = Pytanie pojawi się tylko wtedy, gdy nie da się uratować wszystkich.
standing-only-when-a-card-fits = Pytaj tylko wtedy, gdy mogę zagrać kartę
  .about = Dłuższy namysł może zdradzić, że masz co zagrać. Wyłącz, a pytanie pojawi się za każdym razem.
  .said = Nie możesz teraz zagrać żadnej karty.
standing-no-cards-for-bids = Nie zagrywaj kart po moich stawkach
standing-no-cards-for-newborns = Nie zagrywaj kart, gdy u innych rodzi się młode
standing-no-cards = Nie zagrywaj kart poza moją turą ruchu i narodzin
standing-no-cards-in-this-phase = Nie zagrywaj kart do końca tej fazy

evo-points = Punkty mutacji

# Remis w punktach mutacji: $points, $best i $next dinozaurów na planszy, $winners zwycięzców, $rule.
evo-tie-decided = { $winners ->
    [1] Remis, po { $points } MP. Decyduje liczba dinozaurów na planszy: { $best } do { $next } ({ $rule }).
   *[other] Remis, po { $points } MP. Decyduje liczba dinozaurów na planszy: { $best } do { $next }. Gracze, którzy mają { $best }, dzielą się zwycięstwem ({ $rule }).
}
evo-tie-shared = Remis, po { $points } MP, i tyle samo dinozaurów na planszy: po { $best }. Zwycięstwo jest wspólne ({ $rule }).
evo-tie-below = Remis: po { $points } MP. Dinozaury na planszy: { $best }, więc wyżej niż { $before }

# The creature that is drawn at the end: $seat whose it is, $dinosaurs and $genes of the clan.
evo-specimen = { $seat }: { $dinosaurs ->
    [one] { $dinosaurs } dinozaur
    [few] { $dinosaurs } dinozaury
   *[many] { $dinosaurs } dinozaurów
}, { $genes ->
    [one] { $genes } gen
    [few] { $genes } geny
   *[many] { $genes } genów
}
