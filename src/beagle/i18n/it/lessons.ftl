### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

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


## EVO

lesson-evo = EVO
    .about = Un clima che gira, un'asta di geni, corna e neonati.

lesson-evo-welcome = Benvenuti sull'isola
    .text = Guidi un clan di dinosauri. Quando cade il meteorite, vince chi ha più punti mutazione. Cominciamo dal quarto round; il tuo rivale è Wallace.
lesson-evo-island = Due clan
    .text = Hai quattro dinosauri e tre geni: Uovo, Corno e Pelliccia. Wallace ha tre dinosauri e un gene. Ogni round ha sei fasi; la prima è il clima.
lesson-evo-climate = Il clima
    .text = Un gettone ha girato la ruota: ora la pianura è ideale, la spiaggia calda, la collina fredda, la montagna letale. Alla fine vive solo chi sta su terreno ideale o chi è salvato da un gene. La Pelliccia ne salva uno al freddo.
lesson-evo-lab = Il laboratorio
    .text = Ora i geni vanno all'asta: una colonna per giocatore, così tutti ottengono qualcosa. La prima è una carta evento. La seconda è Termoregolazione, che salva un dinosauro al caldo.
lesson-evo-bid = Un'offerta
    .text = Wallace offre 1 per Termoregolazione. Chi offre di più lo scalza, e lui deve offrire in un'altra colonna. Si paga con i punti mutazione.
    .do = Offri 2 nella seconda colonna.
lesson-evo-track = Chi comincia?
    .text = Il gene è tuo, Wallace ha preso la carta evento. D'ora in poi comincia il clan con meno dinosauri: il suo.
lesson-evo-attack = Una lotta
    .text = Hai due punti movimento; ognuno è un passo o un attacco. Tu hai un corno, Wallace nessuno: vincono quattro facce del dado su sei.
    .do = Tocca il dinosauro che brilla, poi il nemico accanto, e attacca.
lesson-evo-won = Vittoria
    .text = Il nemico non c'è più, e il tuo sta sulla pianura. Se fosse andata male, avresti perso solo il punto. Un clan di due non si può più attaccare.
lesson-evo-walk = Un passo
    .text = Resta un punto, e il tuo dinosauro sulla collina ha freddo.
    .do = Fallo andare sulla pianura accanto.
lesson-evo-birth = Nascite
    .text = Ogni clan può avere un neonato accanto a un suo dinosauro. Sulla collina farà freddo, ma la Pelliccia ne salva uno.
    .do = Tocca la collina che brilla.
lesson-evo-second = Un altro uovo
    .text = Il gene Uovo ti dà un secondo neonato. Così due dei tuoi saranno al caldo, uno si salva, e scegli tu quale.
    .do = Tocca la spiaggia che brilla.
lesson-evo-choose = Sopravvivenza
    .text = Wallace ha perso un dinosauro per il caldo. Anche uno dei tuoi due sulla spiaggia deve morire: meglio quello lontano dagli altri.
    .do = Tocca il dinosauro al margine.
lesson-evo-save = Salvi
    .text = Termoregolazione salva l'altro sulla spiaggia, Pelliccia quello in collina. Potresti anche lasciarli morire, ma perché? Al tavolo se ne salvano per te quanti più possibile, a meno che tu non voglia decidere.
    .do = Salva gli altri.
lesson-evo-count = Punti mutazione
    .text = Ogni dinosauro vivo vale un punto: cinque per te. Con i punti si pagano i geni, e alla fine sono il punteggio. Ne hai { $mine }; quanti ne ha Wallace è un suo segreto.
lesson-evo-turn = La ruota gira ancora
    .text = Un nuovo round. Ora la collina è ideale, la pianura calda e la spiaggia letale. Di solito la ruota gira nello stesso verso: guarda avanti prima di muoverti.
lesson-evo-free = Per niente
    .text = Stavolta Wallace vuole la carta evento. Nessuno offre per Zampe, un punto movimento in più: in una colonna vuota basta anche 0.
    .do = Offri 0 nella seconda colonna.
lesson-evo-end = Ben fatto!
    .text = Ora sai giocare a EVO:
lesson-evo-learnt-climate = Il clima dice dove si vive; i geni salvano pochi.
lesson-evo-learnt-auction = Chi è scalzato offre in un'altra colonna.
lesson-evo-learnt-fight = Una lotta la decidono le corna e un dado.
lesson-evo-learnt-births = Un neonato per round, e uno in più per ogni Uovo.
lesson-evo-learnt-points = I dinosauri vivi danno punti mutazione, finché cade il meteorite.


## Gods Love Dinosaurs

lesson-dinosaurs = Gods Love Dinosaurs
    .about = Le rane si riproducono, le tigri cacciano, e i dinosauri vengono per le tigri.

lesson-dinosaurs-welcome = Benvenuti a casa
    .text = Costruisci un ecosistema tessera dopo tessera. Le prede si riproducono, i predatori le mangiano, i dinosauri mangiano i predatori e fanno uova. Contano uova e dinosauri. Il tuo rivale è Wallace.
lesson-dinosaurs-land = Chi vive qui
    .text = Una rana sul lago, un coniglio in pianura, un ratto nella foresta e il tuo dinosauro su una montagna. Nel nido ci sono tre uova.
lesson-dinosaurs-column = Cinque colonne
    .text = A ogni turno prendi una tessera. Ogni colonna ha il suo animale. Chi ne prende l'ultima tessera attiva quell'animale, in tutti gli ecosistemi.
lesson-dinosaurs-take = L'ultima delle rane
    .text = Nella colonna delle rane resta una tessera: due laghi e una rana.
    .do = Prendila.
lesson-dinosaurs-lay = Più acqua
    .text = Una tessera può stare ovunque accanto al tuo ecosistema. L'animale che mostra arriva con lei.
    .do = Mettila accanto alla rana, dove brilla.
lesson-dinosaurs-breed = Le rane si riproducono
    .text = Ogni rana può avere un piccolo su un lago vuoto accanto a lei.
    .do = Tocca la rana che brilla, poi il lago accanto.
lesson-dinosaurs-again = Ancora una
    .text = Resta l'altra rana. I piccoli devono aspettare la prossima volta.
    .do = Tocca l'altra rana e l'ultimo lago vuoto.
lesson-dinosaurs-marker = Il segnalino dinosauro
    .text = Anche la rana di Wallace ha un piccolo, e lui ha preso una tessera. Guarda il segnalino: sta sotto le tigri. Quando la loro colonna si svuota, dopo di loro vengono i dinosauri.
lesson-dinosaurs-tiger = Una tigre
    .text = Lì resta una tessera. Una tigre senza prede muore di fame, ma tu hai quattro rane.
    .do = Prendi la tessera con la tigre.
lesson-dinosaurs-den = Vicino alle prede
    .text = Una tigre fa uno o due passi e deve finire su una preda.
    .do = Metti la tessera in modo che la tigre stia accanto alle rane, dove brilla.
lesson-dinosaurs-hunt = La caccia
    .text = Per ogni preda oltre la prima arriva una giovane tigre. Due rane sono proprio quello che ci vuole.
    .do = Porta la tigre sulle due rane che brillano.
lesson-dinosaurs-hatch = Arrivano i dinosauri
    .text = Prima ognuno può far schiudere un uovo: un nuovo dinosauro sulla montagna del nido. Può cacciare subito.
    .do = Fai nascere un dinosauro.
lesson-dinosaurs-rampage = Sopra le tigri
    .text = Un dinosauro fa fino a cinque passi, mangia tutto per strada e finisce su una montagna. Ogni tigre e ogni aquila è un uovo; le prede non ne danno. Perciò torna per la stessa strada.
    .do = Porta il nuovo dinosauro sulle due tigri e poi di nuovo a casa.
lesson-dinosaurs-second = L'altro
    .text = Un dinosauro che non mangia niente muore. Accanto a lui c'è una rana.
    .do = Fagli mangiare la rana e tornare indietro.
lesson-dinosaurs-points = Uova e dinosauri
    .text = Due uova in più! Ogni uovo e ogni dinosauro è un punto: { $mine } a { $other }. Il segnalino passa alle aquile, e le colonne vuote si riempiono. Quando le tessere non bastano, la partita finisce.
lesson-dinosaurs-end = Ben fatto!
    .text = Ora sai giocare a Gods Love Dinosaurs:
lesson-dinosaurs-learnt-tiles = L'ultima tessera di una colonna attiva il suo animale.
lesson-dinosaurs-learnt-prey = Le prede si riproducono dove il loro terreno è libero.
lesson-dinosaurs-learnt-predators = I predatori mangiano prede e hanno piccoli, o muoiono.
lesson-dinosaurs-learnt-dinosaurs = I dinosauri mangiano predatori e fanno uova.
lesson-dinosaurs-learnt-points = Ogni uovo e ogni dinosauro è un punto.
