### Evolution: words of the page around the drawn table.
### $animal and $partner are letters of animals, $seat the name of a player, $trait the name of a trait.

phase-setup = Przygotowanie
phase-over = Koniec

table-last-turn = Runda { $turn } (ostatnia)
table-round = { $turn } · kolejka { $round }
table-new-animal = Nowe zwierzę
table-new-animal-at = Nowe zwierzę: { $place }
# In the header of a territory: what can be done there, or what goes away from there.
table-new-here = Nowe zwierzę tutaj
table-move-here = Przenieś zwierzę { $animal } tutaj
table-leaves = zwierzę { $animal } odchodzi
# Under the letter of an animal, in the empty place where it would stand.
table-arrives = przybędzie tutaj
table-territories = Obszary
table-remains-of = Szczątki zwierzęcia { $animal }, czekają na nową kartę: { $traits }
table-hand = Ręka
table-count = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}
table-pair = { $trait }: zwierzęta { $animal } oraz { $partner }
table-animal = Zwierzę { $animal }
table-animal-of = { $seat ->
    [Ty] Twoje zwierzę { $animal }
   *[other] Zwierzę { $animal } ({ $seat })
}
table-middle = Odkryte na środku stołu
table-attacking = Atakuje
table-attacked = Atakowane

# The moves of a feeding go as a few answers.
proposal-take = Weź czerwony żeton
proposal-touch = Dotknij: { $animals }.
proposal-touch-trait = Dotknij cechy zwierzęcia { $animal }.
proposal-hunt = Polowanie: { $animal }
proposal-hunt-any = Polowanie
proposal-prey = Dotknij ofiary: { $animals }.
proposal-prey-many = Dotknij ofiary, do wyboru: { $number }.
proposal-not-yet-go = Jeszcze nie: któreś zwierzę może jeść.
proposal-not-yet-attack = Jeszcze nie: najpierw trzeba użyć cechy.

# Beside the question, how to answer it at the table.
hint-development = Dotknij połowy karty, potem zwierzęcia.
hint-go = Dotknij zwierzęcia: weźmie czerwony żeton.
hint-attack = Ty wybierasz kolejność: jeśli jedna cecha zawiedzie, możesz użyć następnej.
hint-attack-last = Jeśli zawiedzie, { $animal } zostanie zjedzone.
hint-plan = Możesz zaplanować ruch: dotknij swojej karty lub swojego zwierzęcia.
# After “Tap again”: what would be lost for good.
loss-poison = { $animal } zginie od trucizny
loss-eaten = { $animal } zostanie zjedzone
loss-cards = w tej rundzie nie zagrasz już żadnej karty
keys-evolution = polowanie, tłuszcz, migracja
  .letters = H F M
threats-evolution = Pokazuj wszystkim zagrożenia
  .about = Pod zwierzętami w Ewolucji: które drapieżniki mogą je teraz zaatakować. Po wyłączeniu nikt tego nie widzi.

# The question while a card is picked. $trait: the trait that is played
ask-on-which = { $trait }: na które zwierzę?
ask-pair-first = { $trait }: które dwa zwierzęta?
ask-pair-second = { $trait }: { $animal } i które jeszcze?
ask-protected = { $trait }: które zwierzę chronić?
ask-guard = { $trait }: kto ochroni zwierzę { $animal }?
# A plan in a few words, and at the foot of the animals that are planned for
plan-take = { $animal } bierze czerwony żeton
plan-trait = { $trait } na { $animal }
plan-pair = { $trait }: { $animal } i { $partner }
plan-new = { $card } jako nowe zwierzę
animal-planned = w planie
animal-planned-else = plan B
proposal-fat = Użyj tłuszczu: { $animal }
