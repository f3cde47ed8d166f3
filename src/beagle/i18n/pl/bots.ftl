### Boty jako przeciwnicy: kim jest pięć poziomów i jak są silne.

bots-role-covington = skrzypek okrętowy
bots-role-martens = malarz
bots-role-anning = poszukiwaczka skamieniałości
bots-role-fitzroy = kapitan
bots-role-darwin = przyrodnik
bots-ladder = Jak są silni
# Między dwoma poziomami: jak często silniejszy kończy wyżej.
bots-ladder-share = { $share } na 100
bots-ladder-about = Zmierzone w grze: w ilu grach na 100 silniejszy kończy wyżej niż słabszy sąsiad. Gier na każdy stopień: co najmniej { $games }.
bots-ladder-none = Przy tych zasadach jeszcze nie zmierzone.

## Bot na miejsce. $letter: miejsce, $bot: imię bota

bots-for-seat = Bot na miejsce { $letter }
bots-seat-it = Posadź: { $bot }
bots-substitute = Bot na zastępstwo za nieobecnych
    .about = Gra, dopóki nie wrócą.

## Podpowiedzi: gdzie patrzeć, dlaczego, ruch; o każdą prosi się osobno

bots-propose-hints = Pozwól na podpowiedzi, jeśli wszyscy się zgodzą
bots-hint-where = Gdzie patrzeć
bots-hint-why = Dlaczego
bots-hint-move = Ruch
bots-hint-look = Spójrz tutaj: { $what }.
bots-hint-between = Wybór jest między tymi dwoma: { $one } – albo: { $other }.
bots-hint-ask-why = Dlaczego?
bots-hint-ask-move = Pokaż ruch
bots-hint-equal = Wszystkie twoje ruchy są mniej więcej równe.
bots-hint-only = Jest tylko jeden ruch.
bots-hint-wins = Ten ruch od razu wygrywa grę.
bots-hint-points = Ten ruch od razu daje ci punkty: { $number }. Tak jest niezależnie od tego, co mają inni (sprawdzone rozdania: { $worlds }).
bots-hint-harm = Ten ruch od razu kosztuje innych punkty: { $number }. Tak jest niezależnie od tego, co mają (sprawdzone rozdania: { $worlds }).
bots-hint-tried = Ten ruch wypadł najlepiej w wypróbowanych dalszych ciągach: { $number }.
bots-hint-thinks = Szukamy podpowiedzi…
bots-hint-stop = Przerwij
bots-hint-none = Dla tego ruchu nie ma podpowiedzi.
bots-hint-knows = Użyto tylko tego, co możesz wiedzieć. Podpowiedzi widać na czacie.
