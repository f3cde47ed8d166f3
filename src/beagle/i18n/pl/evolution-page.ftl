### Evolution: words of the page around the drawn table.
### $animal and $partner are letters of animals, $seat the name of a player, $trait the name of a trait.

phase-setup = Przygotowanie
phase-over = Koniec

table-turn = Runda { $turn }
table-last-turn = Runda { $turn }, ostatnia
table-new-animal = Nowe zwierzę
# The name of a place follows.
table-new-animal-in = Nowe zwierzę na obszarze
table-pass = Pas
table-hand = Ręka
table-count = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}
table-pair = { $trait }: zwierzęta { $animal } oraz { $partner }
table-animal = Zwierzę { $animal }
table-animal-of = Zwierzę { $animal } ({ $seat })
table-middle = Odkryte na środku stołu
table-attacking = Atakuje
table-attacked = Atakowane
table-resigned = gra poddana
table-bot-plays = poza stołem, gra bot
table-label = Stół
