### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

web-way-learn = Impara
lesson-title = Impara giocando
lesson-about = Una partita vera di pochi minuti, con qualcuno che ti dice che cosa fare.
lesson-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
lesson-step = Passo { $step } di { $steps }
lesson-done = completata
lesson-begin = Comincia
lesson-resume = Continua
lesson-again = Ricomincia
lesson-others = Altre lezioni
lesson-leave = Lascia la lezione
lesson-kept = Quando torni, la lezione riprende da qui.
lesson-card = Il maestro
lesson-back = Indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-show-me = Fammi vedere
lesson-other-move = Si può fare anche questo. Ma adesso: { $wanted }
lesson-read-on = Un momento: prima leggi il cartellino, poi premi «Avanti».
lesson-play-on = Continua a giocare da qui
lesson-open-table = Apri un tavolo
lesson-first-time = È la prima volta?
lesson-in-minutes = Impara in cinque minuti
lesson-no-thanks = No, grazie
lesson-before = Non conosci questo gioco? Imparalo in pochi minuti.
lesson-rival-1 = Wallace
lesson-rival-2 = Huxley


## Evolution

lesson-evolution = Evolution
    .about = Animali, caratteristiche, cibo e un carnivoro o due.

lesson-evolution-welcome = Benvenuti a bordo
    .text = Allevi animali, dai loro caratteristiche e li nutri. Vince chi alla fine ha gli animali migliori. È una partita vera contro Wallace; io ti dico che cosa fare.
lesson-evolution-hand = Sei carte
    .text = Ogni carta può essere due cose: un nuovo animale, o una caratteristica per un animale che hai già. La tua mano la vedi solo tu.
lesson-evolution-animal = Il primo animale
    .text = Va bene qualsiasi carta: l'animale resta coperto, e ciò che c'è stampato non conta.
    .do = Tocca Nuotatore, poi «Nuovo animale».
lesson-evolution-second = Una carta a testa
    .text = Si gioca a turno, una carta alla volta. Anche Wallace ha un animale.
    .do = Metti giù Simbiosi come secondo animale.
lesson-evolution-fat = Una carta, due caratteristiche
    .text = Questa carta è Scavatore o Tessuto adiposo: scegli quando la giochi. Il Tessuto adiposo conserva cibo per i tempi duri.
    .do = Tocca la carta, poi l'animale a, e scegli Tessuto adiposo.
lesson-evolution-hunter = Un carnivoro
    .text = Un animale Carnivoro può mangiare gli altri. Il +1 dice che ha bisogno di un cibo in più: due invece di uno.
    .do = Gioca Carnivoro sull'animale c.
lesson-evolution-pass = Tieni qualcosa
    .text = Le carte che tieni si possono giocare nel prossimo turno. Chi passa non gioca più carte in questo turno.
    .do = Passa.
lesson-evolution-bank = Cibo per tutti
    .text = Ora si tira un dado: in due, il suo numero più 2 è tutto il cibo che c'è. È uscito 3, quindi ci sono cinque segnalini rossi.
lesson-evolution-feed = Chi mangia?
    .text = A turno, ognuno prende un segnalino per un animale affamato. Un animale affamato è solo un contorno: il cibo lo colora.
    .do = Tocca l'animale a per nutrirlo.
lesson-evolution-hunt = La caccia
    .text = Una volta per turno un carnivoro può attaccare invece di prendere un segnalino. Un animale mangiato vale due segnalini blu: proprio quelli che servono all'animale c.
    .do = Tocca l'animale c, poi la preda d. Guarda che cosa incontrerebbe, e attacca.
lesson-evolution-store = Cibo per dopo
    .text = L'animale a è nutrito, ma nel suo Tessuto adiposo c'è posto. Un altro segnalino diventa grasso.
    .do = Tocca ancora una volta l'animale a.
lesson-evolution-draw = Il turno è finito
    .text = Tutti gli animali hanno mangiato e nessuno è morto. Hai pescato una carta per ogni tuo animale e una in più: tre. Il prossimo turno comincia Wallace.
lesson-evolution-running = Pericolo
    .text = Ora anche Wallace ha un carnivoro. Un animale con Velocità gli sfugge se il dado mostra 4, 5 o 6.
    .do = Gioca Velocità sull'animale a.
lesson-evolution-third = Una famiglia più grande
    .text = Più animali sono più punti e più carte nuove. Ma anche più bocche da sfamare.
    .do = Metti giù Pirateria come nuovo animale.
lesson-evolution-keep = Aspettiamo
    .text = Non serve mai giocare tutte le carte che hai.
    .do = Passa.
lesson-evolution-answer = Ti attaccano!
    .text = Il carnivoro b vuole il tuo animale a. Se potessero aiutarlo più caratteristiche, sceglieresti tu.
    .do = Fallo correre.
lesson-evolution-scarce = Non basta per tutti
    .text = È scappato! Ma ci sono solo tre segnalini, e gli animali sul tavolo ne vogliono sette. L'animale a ha il suo grasso, l'animale f non ha niente.
    .do = Nutri l'animale f.
lesson-evolution-last = L'ultimo segnalino
    .text = Al tuo carnivoro c ne servono due. Questo è il primo.
    .do = Tocca l'animale c e prendi il segnalino per lui.
lesson-evolution-live-off-fat = Grasso per i tempi duri
    .text = La riserva è vuota. Ciò che l'animale a ha messo da parte ora diventa cibo.
    .do = Tocca l'animale a, poi il suo Tessuto adiposo.
lesson-evolution-tail = Una coda persa
    .text = Il tuo animale c non ha ancora cacciato in questo turno. L'animale b perderà la coda per salvarsi; il carnivoro ottiene comunque un segnalino.
    .do = Attacca l'animale b con l'animale c.
lesson-evolution-extinct = Estinzione
    .text = Alla fine del turno gli animali affamati muoiono, con tutte le loro caratteristiche. Il carnivoro b non ha preso niente ed è morto di fame; i tuoi sono tutti vivi.
lesson-evolution-points = Che cosa conta
    .text = Quando il mazzo finisce, si gioca un ultimo turno. Poi ogni animale vivo vale 2 punti, ogni caratteristica 1, e 1 in più per ogni cibo che richiede. Oggi sarebbe { $mine } a { $other }.
lesson-evolution-end = Ben fatto!
    .text = Ora sai giocare a Evolution:
lesson-evolution-learnt-cards = Una carta è un animale o una caratteristica.
lesson-evolution-learnt-food = Il cibo basta di rado per tutti, e chi ha fame muore.
lesson-evolution-learnt-hunt = I carnivori hanno bisogno di più cibo, e lo trovano dagli altri.
lesson-evolution-learnt-answers = Chi è attaccato sceglie la risposta.
lesson-evolution-learnt-points = Gli animali vivi e le loro caratteristiche sono punti.
