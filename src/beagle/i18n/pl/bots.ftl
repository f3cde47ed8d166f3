### Boty jako przeciwnicy: kim jest pięć poziomów i jak są silne.

bots-role-covington = skrzypek okrętowy
bots-role-martens = malarz
bots-role-anning = poszukiwaczka skamieniałości
bots-role-fitzroy = kapitan
bots-role-darwin = przyrodnik
bots-ladder = Siła botów
# Między dwoma poziomami: jak często silniejszy kończy wyżej.
bots-ladder-share = { $share } na 100
bots-ladder-about = Zmierzone w grze: w ilu grach na 100 silniejszy kończy wyżej niż słabszy sąsiad. Gier na każdy stopień: co najmniej { $games }.
bots-ladder-none = Przy tych zasadach jeszcze tego nie zmierzono.

## Bot na miejsce. $letter: miejsce, $bot: imię bota

bots-for-seat = Bot na miejsce { $letter }
bots-seat-it = Posadź: { $bot }
bots-substitute = Bot zastępujący nieobecnych
    .about = Gra, dopóki nie wrócą.
bots-propose-hints = Pozwól na podpowiedzi, jeśli wszyscy się zgodzą

## Przy stole. $name: jak bot nazywa się przy stole

bots-thinking = { $name } myśli
bots-waiting = { $name } czeka: boty są zatrzymane.
