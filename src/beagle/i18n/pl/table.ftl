### What every drawn table says, whatever is played there.

table-turn = Runda { $turn }
table-pass = Pas
# What others read while somebody answers a question that has no words of its own for them.
table-deciding = { $seat } podejmuje decyzję.
table-a-player = gracz
table-resigned = gra poddana
table-bot-plays = nie ma przy stole, gra bot
table-bot = bot
table-label = Stół
table-nothing-here = Na razie nic
table-choice = { $choice }
player-acts = wykonuje ruch
player-you = ty

standing-ask-if-forced = Pytaj mnie, nawet jeśli dozwolona jest tylko jedna odpowiedź
    .about = Inaczej stół zagra ją za ciebie.
    .said = Dozwolona jest tylko jedna odpowiedź.

## Tokens and dice

token-red = czerwony żeton pokarmu
token-blue = niebieski żeton pokarmu
token-fat = żeton tłuszczu
token-empty = jeszcze potrzebny
token-gone = wzięty
token-struck = stratowany
die-label = { $face } na kostce
die-wins = { $face }: sukces

## Games of older rules. $was and $now are versions of the rules; $move the number of the move where they part, $text
## the move as it is written, $rules the ids of the rules

older-refused = Zasady się zmieniły. Tę grę rozegrano według wersji { $was } zasad, a teraz obowiązuje wersja { $now }. Odtwarzanie zatrzymuje się przed ruchem { $move }, { $text }: ten ruch nie jest już dozwolony ({ $rules }).
older-asked = Zasady się zmieniły. Tę grę rozegrano według wersji { $was } zasad, a teraz obowiązuje wersja { $now }. Odtwarzanie zatrzymuje się przed ruchem { $move }, { $text }: { $detail ->
    [nobody] teraz gra jest tu już skończona
    [chance] teraz rzuca się tu kostką
   *[other] teraz wybiera tu gracz { $detail }
} (zmieniły się: { $rules }).
older-position = Zasady się zmieniły. Tę grę rozegrano według wersji { $was } zasad, a teraz obowiązuje wersja { $now }. Odtwarzanie zatrzymuje się przed ruchem { $move }, { $text }: teraz prowadzi on do innej pozycji (zmieniły się: { $rules }).
older-result = Zasady się zmieniły. Tę grę rozegrano według wersji { $was } zasad, a teraz obowiązuje wersja { $now }. Wszystkie ruchy są nadal możliwe, ale { $detail ->
    [open] gra nie jest teraz skończona
   *[other] wynik jest teraz inny: { $detail }
} (zmieniły się: { $rules }).
older-start = Zasady się zmieniły. Tę grę rozegrano według wersji { $was } zasad, a wersja { $now } nie może odczytać jej pozycji początkowej: { $detail }
older-line = { $seat }: { $move }
table-points = Punkty
