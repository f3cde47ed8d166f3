### EVO: what stands on the drawn table, and what a screen reader says of it.
### $seat and $owner are names of players, $what is a gene or "event card"; $dies, $dinosaurs, $births are numbers.

evo-phase-over = Koniec gry
evo-round = Runda { $round }
evo-round-word = Runda
evo-island = Wyspa
evo-climate = Klimat
evo-dial = Tarcza klimatu
evo-turn = Obrót tarczy: { $turn }
evo-terrain-beach = Plaża
evo-terrain-plain = Równina
evo-terrain-hill = Wzgórze
evo-terrain-mountain = Góra
evo-tokens-left = { $tokens ->
    [1] Został 1 żeton: to meteoryt.
    [2] Zostały 2 żetony. Jeden z nich to meteoryt.
    [3] Zostały 3 żetony. Jeden z nich to meteoryt.
    [one] Został { $tokens } żeton. Meteoryt jest wśród trzech ostatnich.
    [few] Zostały { $tokens } żetony. Meteoryt jest wśród trzech ostatnich.
   *[many] Zostało { $tokens } żetonów. Meteoryt jest wśród trzech ostatnich.
}
    .count = { $tokens ->
        [one] Został { $tokens } żeton
        [few] Zostały { $tokens } żetony
       *[many] Zostało { $tokens } żetonów
    }
    .meteor = { $tokens ->
        [1] To meteoryt.
        [2] Jeden z nich to meteoryt.
        [3] Jeden z nich to meteoryt.
       *[other] Meteoryt jest wśród trzech ostatnich.
    }
evo-meteor-fallen = Meteoryt spadł.
evo-token-next = { $token ->
    [meteor] Następny żeton to meteoryt.
   *[other] Następny żeton to { $token }.
}
evo-track = Kolejność gry
  .text = Zaczyna gracz z najmniejszą liczbą dinozaurów. Przy remisie ten, czyj znacznik stał w laboratorium bardziej na lewo. Kolejność ustala się ponownie w każdej fazie inicjatywy; liczby mówią, ile kto ma dinozaurów.
evo-herd-label = { $dinosaurs ->
    [one] { $dinosaurs } dinozaur na planszy
    [few] { $dinosaurs } dinozaury na planszy
   *[many] { $dinosaurs } dinozaurów na planszy
}
evo-dies-label = { $dies ->
    [one] teraz zginąłby { $dies }
    [few] teraz zginęłyby { $dies }
   *[many] teraz zginęłoby { $dies }
}
evo-warning = Przy obecnym klimacie stracisz { $dies } z { $dinosaurs } dinozaurów.

evo-lab = Laboratorium
evo-lab-closed = zamknięte do rundy { $round }
evo-lab-soon = wkrótce otwarcie
evo-lab-bids = Stawki
evo-lab-card = Karta wydarzenia
  .text = Wierzchnia karta ze stosu wydarzeń.
  .short = jedna zakryta karta
evo-lab-won = Sprzedane
evo-lab-outbid = przebita
evo-lab-pays = płaci { $price }
evo-lab-purse = { $points ->
    [one] Masz { $points } punkt mutacji.
    [few] Masz { $points } punkty mutacji.
   *[many] Masz { $points } punktów mutacji.
}
evo-lab-discount = Dzięki fiolkom płacisz o { $discount } mniej.
evo-lab-after = Stawka { $bid }, cena { $price }: zostanie { $left }.
evo-field = { $what }: stawka { $bid }
evo-field-of = { $seat ->
    [Ty] Twoja stawka
   *[other] Stawka: { $seat }
}
evo-field-price = Zapłacisz { $price }
evo-bid-name = Stawka { $bid }
evo-bag = Zostało w woreczku
evo-bag-specials = { $genes ->
    [one] i { $genes } gen specjalny
    [few] i { $genes } geny specjalne
   *[many] i { $genes } genów specjalnych
}
evo-deck = { $cards ->
    [one] { $cards } karta wydarzenia w stosie
    [few] { $cards } karty wydarzeń w stosie
   *[many] { $cards } kart wydarzeń w stosie
}

evo-power-moves = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
}
evo-power-horns = Rogi: { $attack } w ataku, { $defence } w obronie
evo-power-births = { $births ->
    [one] { $births } młode w rundzie
    [few] { $births } młode w rundzie
   *[many] { $births } młodych w rundzie
}
evo-points-of = { $all ->
    [one] z { $all } punktu ruchu
    [few] z { $all } punktów ruchu
   *[many] z { $all } punktów ruchu
}
evo-hand = Twoje karty wydarzeń
evo-hand-label = { $cards ->
    [one] { $cards } karta wydarzenia na ręce
    [few] { $cards } karty wydarzeń na ręce
   *[many] { $cards } kart wydarzeń na ręce
}
evo-play = Zagraj
evo-purse = { $points ->
    [one] punkt mutacji, widzisz go tylko ty
    [few] punkty mutacji, widzisz je tylko ty
   *[many] punktów mutacji, widzisz je tylko ty
}
evo-purse-open = { $points ->
    [one] punkt mutacji
    [few] punkty mutacji
   *[many] punktów mutacji
}
evo-purse-label = { $points ->
    [one] { $points } punkt mutacji
    [few] { $points } punkty mutacji
   *[many] { $points } punktów mutacji
}

evo-odds = { $wins } na { $sides }
# The answer that attacks: $wins of $sides sides of the die win.
evo-attack-odds = Atak: { $wins } na { $sides }
evo-cell = { $terrain }, { $ground }, rząd { $row }, miejsce { $place }
evo-cell-of = { $owner ->
    [Ty] Twój dinozaur
   *[other] Dinozaur ({ $owner })
}
evo-cell-dies = Teraz by zginął
evo-cell-may-die = Teraz mógłby zginąć
evo-cell-name = { $terrain }, rząd { $row }, miejsce { $place }
    .drawn = { $terrain }
evo-dinosaur-name = { $owner ->
    [Ty] Twój dinozaur ({ $terrain }), rząd { $row }, miejsce { $place }
   *[other] { $owner }: dinozaur ({ $terrain }), rząd { $row }, miejsce { $place }
}
    .drawn = { $owner ->
    [Ty] Twój dinozaur ({ $terrain })
   *[other] { $owner }: dinozaur ({ $terrain })
}
evo-mover-name = Twój dinozaur ({ $terrain }), rząd { $row }, miejsce { $place }
    .drawn = Twój dinozaur ({ $terrain })
evo-to-terrain = { $where ->
    [beach] na plażę
    [plain] na równinę
    [hill] na wzgórze
    [mountain] w góry
   *[other] na inne pole
}
evo-on-terrain = { $where ->
    [beach] na plaży
    [plain] na równinie
    [hill] na wzgórzu
    [mountain] w górach
   *[other] na wyspie
}
evo-mark-start = Można go wybrać
evo-mark-points = { $points ->
    [one] Droga tutaj kosztuje { $points } punkt ruchu
    [few] Droga tutaj kosztuje { $points } punkty ruchu
   *[many] Droga tutaj kosztuje { $points } punktów ruchu
}
evo-mark-reach = Można tu dojść
evo-mark-odds = Atak: szanse { $wins } na { $sides }
evo-mark-target = Może być celem
evo-mark-birth = Miejsce dla młodego
evo-mark-lose = To on może zginąć


## What was sold, what may come, what to do now
## $bid is the bid and $paid what was paid in the end; $token is a turn of the dial, $count how many such tokens are left.

evo-sold = Sprzedane w rundzie { $round }
evo-sold-line = { $what }: { $seat }, stawka { $bid }, zapłacono { $paid }
evo-sold-nobody = { $what }: nikt
evo-coming = Następna runda: jeszcze nie wiadomo
evo-coming-token = { $count ->
    [one] { $token }: idealny teren to { $terrain }, { $count } żeton
    [few] { $token }: idealny teren to { $terrain }, { $count } żetony
   *[many] { $token }: idealny teren to { $terrain }, { $count } żetonów
}
evo-safe = { $dinosaurs ->
    [one] Został tylko { $dinosaurs }: nie można go atakować i klimat go nie zabije
    [few] Zostały tylko { $dinosaurs }: nie można ich atakować i klimat ich nie zabije
   *[many] Zostało tylko { $dinosaurs }: nie można ich atakować i klimat ich nie zabije
}
evo-hint-bid = Dotknij liczby. Gdy ktoś cię przebije, licytujesz w innej kolumnie.
evo-hint-moves = Dotknij dinozaura, potem pola lub wroga.
evo-hint-way = Liczby to koszt ruchu. Na czerwono: wróg i twoje szanse.
evo-hint-birth = Dotknij pola z jajem.
evo-hint-exchange = Cała ósemka jest na planszy: dotknij dinozaura, którego zdejmujesz, potem pola dla młodego.
evo-hint-lose = Dotknij tego, który ginie.
evo-hint-flee = Dotknij wolnego pola obok albo pozwól mu zginąć.
evo-hint-place = Dotknij miejsca na torze albo zostań na swoim.
evo-hint-card = Dotknij podświetlonej karty albo nie zagrywaj żadnej.
evo-hint-no-card = Żadnej z twoich kart nie można teraz zagrać. Pytani są wszyscy, którzy mają karty, żeby nikt nie zgadł, jakie to karty.

evo-lab-open = otwarte
evo-cards = Twoje karty
evo-clans = Klany
evo-spent = Zagrane karty
evo-spent-none = Jeszcze żadnych.
evo-ask-when-fits = Pytaj tylko, gdy mogę jakąś zagrać
evo-fight = Walka
evo-tap-on = Dotknij, aby przejść dalej
evo-about-attack = Rogi w ataku
evo-about-defence = Rogi w obronie
evo-about-tokens = Żetony klimatu
  .text = Co rundę odkrywa się jeden żeton, który obraca tarczę. Meteoryt jest wśród trzech ostatnich i kończy grę.

evo-cards-short = Karty
evo-about-moves = Punkty ruchu
  .text = Ile punktów ruchu ma ten klan w swojej turze.
evo-about-horns = Rogi
  .text = W ataku / w obronie. W walce kostka mówi, o ile więcej rogów potrzebuje atakujący.
evo-about-births = Narodziny
  .text = Ile młodych klan może postawić w fazie narodzin.

evo-bid-cost = Płacisz {$price}, zostaje {$left}
evo-bid-outbids = { $owner }: stawka przebita, potrzebna nowa w innej kolumnie.
evo-bid-top = Nikt jej nie przebije.

evo-to-now = Pomiń
evo-ranking-rule = Wygrywa, kto ma najwięcej punktów mutacji; przy remisie decyduje liczba dinozaurów.

# What is read aloud after a question: $what a gene or a card, $owner who leads with $bid, $next the lowest bid you can make.
evo-spoken-purse = { $points ->
    [one] Masz { $points } punkt mutacji.
    [few] Masz { $points } punkty mutacji.
   *[many] Masz { $points } punktów mutacji.
}
evo-spoken-held = { $what }: prowadzi { $owner }, stawka { $bid }; za stawkę { $next } zapłacisz { $price }.
evo-spoken-top = { $what }: prowadzi { $owner }, stawka { $bid }; tej stawki nie przebijesz.
evo-spoken-free = { $what }: bez stawki; za stawkę { $next } zapłacisz { $price }.
evo-spoken-move = { $move }.
