### What decided a finished game: the end of a game and the page of its analysis. $name: a player. All chances are of 100.

## Pages

review-title = analiza
review-analyse = Przeanalizuj grę
review-link = Link do tego ruchu
review-play = Graj dalej
review-eyes = Widok
review-all-open = Odkryte karty
review-moves = Ruchy
review-leaves = O tej grze
review-tab-move = Ten ruch
review-tab-known = Wiedza
review-tab-moves = Ruchy
review-tab-turning = Przełomy
review-tab-luck = Szczęście
review-controls = Przewijanie gry
review-turning-before = Poprzedni przełom
review-turning-after = Następny przełom
review-as-table = Jako tabela

## The river

review-chance = Szansa na wygraną (na 100)
review-band = jasne: przedział gracza { $name }
review-band-open = przy odkrytych kartach
review-river = { $seats ->
        [one] Szansa { $seats } gracza w ciągu gry. { $letter } jest na dole.
        [few] Szanse { $seats } graczy w ciągu gry, jedna nad drugą, razem 100. { $letter } jest na dole.
       *[many] Szanse { $seats } graczy w ciągu gry, jedna nad drugą, razem 100. { $letter } jest na dole.
    }
review-told = { $what } (szanse na 100: { $chances })
review-chances-now = Przedtem (na 100):
review-chances-end = Na koniec (na 100):
review-move = Ruch
review-give-or-take = plus minus
review-chance-did = Los

## What decided it

review-decided = Co zdecydowało
review-decided-yours = szansa na wygraną (na 100); twoja na dole
review-no-turning = Żaden pojedynczy krok wiele nie zmienił.
review-from-to = { $name }: z { $was } na { $now }.
review-step = Ruch { $number }, { $name }
review-step-chance = Ruch { $number }, los
review-did = { $name }: { $what }
review-step-named = Ruch { $number }: { $what }

## Luck and choices

review-accounts = Szczęście i decyzje
review-accounts-range = szanse na 100, plus minus { $range }
review-player = Gracz
review-start = Początek
review-luck = Szczęście
review-own = Własne decyzje
review-others = Decyzje innych
review-end = Koniec
review-chose-well = { $name }: dobre decyzje, ale pech.
review-luck-is = Szczęście to tyle, ile dały lub zabrały kostki i karty w porównaniu ze średnią ze wszystkich rzutów i kart, które mogły się trafić.
review-adds-up = Każdy wiersz zaczyna się koło { $start } i kończy na 100 albo 0; przy wspólnym zwycięstwie 100 dzieli się między zwycięzców.

## Verdicts

review-great = Świetny
    .about = Jedyny dobry ruch, a bot trzeciego poziomu go nie widzi.
review-good = Dobry
    .about = Kosztuje mniej niż 3 szanse na 100 w porównaniu z najlepszym znalezionym.
review-inaccurate = Niedokładny
review-mistake = Błąd
review-forced = Wymuszony
    .about = Nic innego nie było dozwolone.
review-lucky = Szczęście
review-unlucky = Pech
review-not-judged = Bez oceny
review-too-wide = Przedział jest zbyt szeroki, by ocenić ten ruch.
review-unclear = Ponowne obliczenie mogłoby dać inny wynik, więc nie ma oceny.
review-cost = { $cost ->
        [one] Kosztowało to około { $cost } szansy na 100 (od { $low } do { $high }).
        [few] Kosztowało to około { $cost } szans na 100 (od { $low } do { $high }).
       *[many] Kosztowało to około { $cost } szans na 100 (od { $low } do { $high }).
    }
review-cost-about = { $cost ->
        [one] Kosztowało to około { $cost } szansy na 100.
        [few] Kosztowało to około { $cost } szans na 100.
       *[many] Kosztowało to około { $cost } szans na 100.
    }
review-as-known = Szanse policzono dla możliwych dalszych przebiegów gry, z wiedzą gracza { $name } w tym momencie.
review-move-of = ruch { $number } z { $moves }
review-all-moves = { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
review-the-end = Koniec gry
review-instead = Co jeszcze było możliwe
review-wins-in = wygranych na 100
review-range = { $low }–{ $high }
review-played = zagrany
review-best = najlepszy znaleziony
review-played-best = zagrany, najlepszy
review-why-wins = Od razu wygrywa.
review-why-ends = Kończy grę.
review-why-points = { $number ->
        [one] Od razu daje { $number } punkt.
        [few] Od razu daje { $number } punkty.
       *[many] Od razu daje { $number } punktów.
    }
review-why-loses = { $number ->
        [one] Od razu traci { $number } punkt.
        [few] Od razu traci { $number } punkty.
       *[many] Od razu traci { $number } punktów.
    }
review-why-harm = { $number ->
        [one] Zabiera innym { $number } punkt.
        [few] Zabiera innym { $number } punkty.
       *[many] Zabiera innym { $number } punktów.
    }
review-why-saves = { $number ->
        [one] Ratuje { $number } punkt, który stracił zagrany ruch.
        [few] Ratuje { $number } punkty, które stracił zagrany ruch.
       *[many] Ratuje { $number } punktów, które stracił zagrany ruch.
    }
review-why-again = Ten sam gracz od razu gra dalej.
review-bad-die = Dobra decyzja, pechowy rzut.
review-before-die = Decyzję ocenia się przed rzutem; rzut liczy się jako szczęście.

## Luck

review-die = Kostka
review-draw = Dobieranie
review-by-face = Szansa gracza { $name } na wygraną przy każdym wyniku:
review-average = Średnia: { $mean } (linia przerywana).
review-luck-gave = { $amount ->
        [one] To dało graczowi { $name } około { $amount } szansy na 100.
        [few] To dało graczowi { $name } około { $amount } szans na 100.
       *[many] To dało graczowi { $name } około { $amount } szans na 100.
    }
review-luck-took = { $amount ->
        [one] To zabrało graczowi { $name } około { $amount } szansy na 100.
        [few] To zabrało graczowi { $name } około { $amount } szans na 100.
       *[many] To zabrało graczowi { $name } około { $amount } szans na 100.
    }
review-came = wypadło
review-gave = dało
review-took = zabrało
review-no-luck = Ani rzuty, ani dobieranie niczego nie zmieniły.
review-more = Jeszcze { $count }

## What was known, what was true

review-known = Co było wiadomo, a jak było naprawdę
review-what = Co
review-knew = Wiedza: { $name }
review-was-true = Naprawdę
review-held = zakryte
review-held-hand = ręka
review-held-climate = następny żeton klimatu
review-held-next = następny kafel
review-unseen = { $cards } z { $of } niewidzianych
review-nothing = nic
review-nothing-hidden = W tej chwili nic nie było zakryte.

## Counting

review-none = Nikt jeszcze nie poprosił o analizę
review-none-about = To potrwa około minuty. Wynik zostanie zachowany dla wszystkich, którzy tu siedzieli.
review-queued = Analiza wkrótce się zacznie
review-counting = Policzono: { $part } ze 100
review-progress = Postęp
review-counting-about = Możesz wyjść: liczenie trwa dalej, a wynik będzie tutaj.
review-stop = Zatrzymaj
review-stopped = Analiza zatrzymana na ruchu { $number }
    .none = Analiza zatrzymana
review-stopped-about = To, co policzono, zostaje.
review-failed = Analiza się nie udała
review-failed-about = To, co policzono, jest poprawne i zostaje. Zapisaliśmy, co się stało.
review-go-on = Wznów od tego miejsca
review-try = Spróbuj jeszcze raz
review-rough = Dla tych zasad szans nie skalibrowano: traktuj je jako przybliżone.
review-lost = Serwer nie odpowiada
review-lost-about = Ponawiamy próbę co kilka sekund.
review-why-not = Tej gry nie można przeanalizować.
review-why-not-short = Za krótka gra, by powiedzieć, co zdecydowało.
review-why-not-early = Ta gra skończyła się przed czasem; analizować można tylko grę rozegraną do końca.
review-why-not-older = Tę grę rozegrano według starszych zasad, więc nie można jej przeanalizować.
review-why-not-too-long = Ta gra jest za długa do analizy.
review-why-not-going-on = Ta gra jeszcze trwa.

## After practice

review-losses = Spróbuj jeszcze raz
review-losses-about = Ruchy, które kosztowały cię najwięcej. Wszystko, czego nie można było wiedzieć, zostanie rozdane od nowa.
review-try-again = Spróbuj od tego miejsca
