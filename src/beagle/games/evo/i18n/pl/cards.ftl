### EVO: the names of genes and event cards, and what they do.
###
### "text" is the short rule of the token or card.


## Normal genes

gene-legs = Nogi
  .text = Jeden punkt ruchu więcej.
  .short = +1 ruch

gene-horn = Róg
  .text = Jeden róg więcej, w ataku i w obronie.
  .short = +1 róg

gene-thermoregulation = Warstwa termoregulacyjna
  .text = W każdej fazie przetrwania możesz uratować jednego swojego dinozaura na gorącym terenie.
  .short = 1 żyje w upale

gene-fur = Warstwa futra
  .text = W każdej fazie przetrwania możesz uratować jednego swojego dinozaura na mroźnym terenie.
  .short = 1 żyje na mrozie

gene-egg = Jajo
  .text = Jedno młode więcej w każdej fazie narodzin.
  .short = +1 młode

gene-vial = Fiolka alchemiczna
  .text = Od następnej rundy geny i karty wydarzeń kosztują cię o 1 mniej.
  .short = ceny −1


## Special genes

gene-bony-frill = Kryza kostna
  .text = Dwa rogi więcej w obronie.
  .short = +2 rogi w obronie

gene-big-horn = Duży róg
  .text = Dwa rogi więcej w ataku.
  .short = +2 rogi w ataku

gene-hard-shell = Twarda skorupa
  .text = Twoje młode mogą się rodzić do trzech pól od twoich dinozaurów, licząc po lądzie.
  .short = narodziny do 3 pól

gene-fins = Płetwy
  .text = Jeden twój dinozaur za jeden punkt ruchu przepływa z pola nadbrzeżnego na dowolne wolne pole nadbrzeżne, w jednej fazie ruchu tyle razy, ile zechcesz.
  .short = pływa od brzegu do brzegu

gene-caveman = Jaskiniowiec
  .text = W każdej fazie przetrwania możesz uratować jednego swojego dinozaura na zabójczym terenie.
  .short = 1 żyje, gdzie zabójczo

gene-adrenaline = Adrenalina
  .text = W fazie inicjatywy możesz wybrać swoje miejsce na torze.
  .short = wybór miejsca

gene-strong-thighs = Mocne uda
  .text = Dwa punkty ruchu więcej.
  .short = +2 ruchy

gene-chameleon-skin = Skóra kameleona
  .text = Dinozaur pokonany w walce może uciec na wolne sąsiednie pole, ale nie na to, z którego przyszedł atak. Jeśli takiego pola nie ma, ginie.
  .short = pokonany ucieka

gene-wings = Skrzydła
  .text = Raz w fazie ruchu jeden dinozaur za jeden punkt ruchu pokonuje dwa pola, przelatując nad każdym, kto stoi po drodze.
  .short = jeden leci 2 pola

gene-regeneration = Regeneracja
  .text = Gdy klan ma trzy dinozaury lub mniej, nie można go atakować i klimat nie zabija jego dinozaurów; większego klanu nic nie zmniejszy poniżej trzech. Klan dwóch dinozaurów zostaje przy dwóch, dopóki się nie rozmnoży.
  .short = trzy są bezpieczne

gene-deadly-babies = Zabójcze maluchy
  .text = Młode może rzucić się na wroga w zasięgu narodzin. Decyduje kostka: przy 1, 2 lub 3 ginie wróg, przy 4 lub 5 ginie młode, przy 6 młode wraca do zapasu. Z szansami ze skrótu zasad: odpowiednio 1 lub 2, 3 lub 4, 5 lub 6.
  .short = młode atakują

gene-sixth-sense = Szósty zmysł
  .text = Zawsze widzisz następny żeton klimatu.
  .short = widać żeton


## Event cards

event-unknown = zakryta karta

event-alchemical-mutation = Alchemiczna mutacja
  .text = Zaraz po ustawieniu znacznika: aby zająć jego kolumnę, inni muszą przebić stawkę co najmniej o 3, więc 4 lub więcej nie da się przebić.

event-mad-attack = Szaleńczy atak
  .text = W twojej turze ruchu: dwa rogi więcej w ataku do końca fazy.

event-camouflage = Kamuflaż
  .text = Na początku fazy ruchu: w tej fazie nie można atakować twoich dinozaurów.

event-geysers = Gejzery
  .text = W twojej turze przetrwania, przed stratami: wszystkie twoje dinozaury na mroźnym terenie przeżywają.

event-council-of-sages = Rada mędrców
  .text = Na początku dowolnej fazy: ustaw swój znacznik na dowolnym miejscu toru, aż do następnego ustalenia kolejności.

event-horde-of-rats = Horda szczurów
  .text = Przed pierwszymi narodzinami: w tej fazie nie ma narodzin.

event-egg-thief = Złodziej jaj
  .text = Zaraz po narodzinach u innego gracza: zamień to młode na własnego dinozaura z zapasu. Właściciel młodego musi mieć co najmniej cztery dinozaury.

event-human-intervention = Ludzka interwencja
  .text = W twojej turze narodzin: w tej fazie twoje młode rodzą się na dowolnych wolnych polach.

event-missing-ingredients = Brak składników
  .text = Na początku fazy mutacji: losuje się o jeden gen mniej, a gen kosztuje cię o 2 mniej, ale nie poniżej 0. Jeden gracz nic nie zdobywa.

event-last-survivor = Ostatni ocalały
  .text = Gdy po stratach masz mniej niż cztery dinozaury: dostajesz 4 punkty mutacji zamiast tego, co zwykle.

event-migration = Migracja
  .text = W twojej turze ruchu: trzy punkty ruchu więcej.

event-oasis = Oaza
  .text = W twojej turze przetrwania, przed stratami: wszystkie twoje dinozaury na gorącym terenie przeżywają.

event-open-incubator = Otwarty inkubator
  .text = W twojej pierwszej turze narodzin, przed postawieniem młodego: postaw dwa.

event-prophecy = Przepowiednia
  .text = Po odkryciu żetonu klimatu, ale nie meteorytu: żeton nie działa. Zamiast tego obracasz tarczę o 1 lub 2 sekcje zgodnie z ruchem wskazówek zegara, o 1 w przeciwną stronę albo wcale.

event-terror = Terror
  .text = Zanim odkryje się żeton klimatu albo zaraz po ustaleniu klimatu: ginie jeden dinozaur wroga, który ma ich co najmniej cztery.
