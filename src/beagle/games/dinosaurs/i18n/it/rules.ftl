### Gods Love Dinosaurs: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears whose move the
### rule forbids. Its variables, always given, sometimes only as the word "animale":
###   $figure  the animal on the cell that the move begins with; the article is chosen by it
###   $kind    a word to choose by: frog, rabbit, rat, tiger, eagle, dinosaur, or - for none
###
### Words used throughout: the "plancia dei biomi" holds the face-up tiles, on its "spazi"; an "ecosistema" is a
### player's own land of hexes, "esagoni"; "prede" are frogs, rabbits and rats, "predatori" are tigers and eagles;
### the "riserva" holds the figures not in use, each a "figura".


## Components and set-up

GD-SET-01 = Il gioco è da 2 a 5 giocatori. Con un altro numero non si può giocare.

GD-SET-02 = Nella scatola: 84 tessere ecosistema, 5 tessere iniziali, 5 nidi, 20 dinosauri, 25 tigri, 25 aquile, 35 ratti, 25 rane, 30 conigli, 30 uova normali e 15 d'oro, un vulcano e la plancia dei biomi.

GD-SET-03 = Ogni tessera ha un segno che dice da quanti giocatori in su si usa. Le tessere con un numero più alto del vostro restano nella scatola.

GD-SET-04 = Le altre tessere formano quattro pile secondo la lettera sul dorso: A, B, C e D. Ogni pila si mescola e si mette coperta.

GD-SET-05 = La plancia dei biomi ha cinque colonne: rane, conigli, ratti, tigri, aquile, da sinistra a destra. Ognuna ha tre spazi, ma la terza riga si usa solo in 4 o 5 giocatori.

GD-SET-06 = All'inizio si mette una tessera scoperta della pila A su ogni spazio in uso della plancia dei biomi.

GD-SET-07 = Una pedina di dinosauro è il segnalino dinosauro. Comincia sotto le rane. Con la riserva limitata è una delle 20, quindi ne restano 19 per giocare.

GD-SET-08 = Ogni giocatore ha una tessera iniziale di sette esagoni, con una rana, un coniglio, un ratto, e un dinosauro sulla montagna del nido al centro. Accanto sta il nido, che contiene le uova.

GD-SET-09 = All'inizio ogni nido contiene 3 uova normali.

GD-SET-10 = Il primo giocatore si estrae a sorte, se il tavolo non ne ha indicato uno. I turni procedono in senso orario.


## A turn

GD-TURN-01 = Nel tuo turno prendi esattamente una tessera dalla plancia dei biomi, una qualsiasi di qualsiasi colonna. Non puoi passare.
  .why = Ora devi prendere esattamente una tessera dalla plancia dei biomi: non puoi fare altro, e non puoi passare.

GD-TURN-02 = Aggiungi la tessera al tuo ecosistema, orientata come vuoi. Almeno un suo lato deve toccare il lato di un esagono già presente; nessun esagono può coprirne un altro; i terreni non devono per forza coincidere.
  .why = Devi aggiungere la tessera al tuo ecosistema: accanto a un esagono già presente, senza coprirne nessuno.

GD-TURN-03 = Se la tessera mostra un animale, metti su quell'esagono una pedina di quell'animale dalla riserva.

GD-TURN-04 = Le pedine non sono limitate, a meno che il tavolo non giochi con la riserva limitata: allora ci sono solo quelle della scatola, animali e dinosauri, ma le uova non mancano mai. Una pedina che manca non si mette; quelle rimaste si ricevono in ordine di turno, a partire da chi è di turno.
  .why = Nella riserva non c'è più { $figure ->
    [rana] nessuna rana
    [tigre] nessuna tigre
    [aquila] nessun'aquila
   *[other] nessun { $figure }
}.

GD-TURN-05 = Se hai preso l'ultima tessera di una colonna, l'animale di quella colonna si attiva per tutti i giocatori.

GD-TURN-06 = Se il segnalino dinosauro sta sotto quella colonna, subito dopo si attivano i dinosauri.

GD-TURN-07 = Poi il turno passa, in senso orario, al giocatore successivo a quello che ha preso la tessera. Fino ad allora il vulcano sta accanto a chi ha preso la tessera, per ricordare di chi è il turno.
  .why = È il turno di un altro giocatore.

GD-TURN-08 = Le nuove tessere si mettono sulla plancia dei biomi solo dopo i dinosauri. Fino ad allora una colonna vuota resta vuota.
  .why = In questa colonna non ci sono tessere, e non ce ne saranno prima che arrivino i dinosauri.

GD-TURN-09 = L'animale della tessera appena piazzata partecipa all'attivazione che segue.

GD-TURN-10 = Gli ecosistemi non si toccano mai, quindi in un'attivazione tutti i giocatori agiscono insieme; le mosse si registrano in ordine di turno, a partire da chi è di turno, e il risultato è lo stesso chiunque sia più veloce. Un tavolo può scegliere che si agisca uno alla volta: allora ognuno finisce prima che cominci il successivo. Con la riserva limitata le pedine possono finire, quindi lì si agisce sempre uno alla volta.
  .why = Ora non tocca a te: i giocatori agiscono in ordine, ognuno nel proprio ecosistema.

GD-TURN-11 = Nessun animale entra nell'esagono di una pedina che non può mangiare.
  .why = { $figure ->
    [rana] La rana
    [tigre] La tigre
    [aquila] L'aquila
    [animale] L'animale
   *[other] Il { $figure }
} non può mangiare chi sta lì, quindi non può andarci.


## Prey

GD-PREY-01 = Le rane si riproducono sui laghi, i conigli in pianura, i ratti nelle foreste.
  .why = Questo terreno non è adatto ai piccoli { $figure ->
    [rana] della rana
    [tigre] della tigre
    [aquila] dell'aquila
    [animale] di quest'animale
   *[other] del { $figure }
}.

GD-PREY-02 = Quando un tipo di preda si attiva, ogni sua pedina presente all'inizio può mettere un piccolo su un esagono vuoto adiacente di terreno adatto. I piccoli non si riproducono nell'attivazione in cui nascono.
  .why = Ora si riproducono solo le prede di questo tipo: ogni pedina una volta, su un esagono adiacente, e non quelle appena nate.

GD-PREY-03 = Sul terreno universale si riproducono tutti e tre i tipi di preda.

GD-PREY-04 = Il proprietario sceglie l'esagono, e l'ordine dei genitori. Ogni piccolo ha un esagono per sé.

GD-PREY-05 = Puoi lasciare senza piccoli alcune delle tue prede, o anche tutte.

GD-PREY-06 = Un esagono contiene al massimo una pedina. Una preda senza un esagono adiacente vuoto e adatto non ha piccoli, ma non muore.
  .why = Quell'esagono è occupato: un esagono contiene una sola pedina.

GD-PREY-07 = I piccoli vengono dalla riserva.
  .why = I piccoli vengono dalla riserva, e non ce ne sono più.


## Predators

GD-PRED-01 = Quando si attivano le tigri o le aquile, ognuna può muoversi e cacciare, una volta. Il proprietario sceglie l'ordine, e una finisce prima che cominci la successiva.
  .why = Ora caccia solo un predatore del tipo attivato, e ognuno una volta sola.

GD-PRED-02 = Una tigre si muove di 1 o 2 esagoni, e tra l'uno e l'altro può cambiare direzione.
  .why = Una tigre si muove di 1 o 2 esagoni.

GD-PRED-03 = Un'aquila vola in linea retta per 1, 2 o 3 esagoni.
  .why = Un'aquila vola in linea retta per 1, 2 o 3 esagoni.

GD-PRED-04 = Un predatore deve finire il movimento su un esagono con una preda.
  .why = { $figure ->
    [rana] La rana
    [tigre] La tigre
    [aquila] L'aquila
    [animale] L'animale
   *[other] Il { $figure }
} deve finire il movimento su una preda.

GD-PRED-05 = Un predatore mangia tutte le prede sul suo cammino. Le prede mangiate tornano nella riserva.

GD-PRED-06 = Un predatore che alla fine del movimento non ha mangiato nulla muore di fame e torna nella riserva. Puoi non muoverne uno e lasciarlo morire. Nessuno muore di fame prima che arrivi il suo momento, nell'ordine che scegli tu.
  .why = Non puoi saltarne nessuno: scegline uno che caccia, o uno che muore di fame.

GD-PRED-07 = Un predatore che ha mangiato più di una preda ha un piccolo per ogni preda dopo la prima. Dopo la caccia, su ogni esagono dove è stata mangiata una preda c'è un predatore di quel tipo; sull'ultimo c'è quello che ha cacciato. Con la riserva limitata i piccoli si mettono nell'ordine in cui sono state mangiate le prede.

GD-PRED-08 = I piccoli dei predatori non hanno bisogno di cibo e non cacciano prima dell'attivazione successiva.
  .why = { $figure ->
    [rana] La rana è appena nata
    [tigre] La tigre è appena nata
    [aquila] L'aquila è appena nata
    [animale] L'animale è appena nato
   *[other] Il { $figure } è appena nato
}: non ha bisogno di cibo, e non caccia prima dell'attivazione successiva.

GD-PRED-09 = I predatori attraversano esagoni vuoti ed esagoni con prede, ma mai un esagono con un predatore o un dinosauro.
  .why = Un predatore o un dinosauro sbarra la strada.

GD-PRED-10 = Un predatore può muoversi di meno esagoni di quanti potrebbe, purché finisca su una preda.

GD-PRED-11 = Tigri, aquile e dinosauri entrano solo negli esagoni del proprio ecosistema. Nessuno vola sopra un buco. Le montagne si possono attraversare.
  .why = Lì non c'è un esagono: gli animali non lasciano l'ecosistema e non volano sopra un buco.

GD-PRED-12 = Una pedina che muore di fame si toglie subito, quindi il suo esagono è libero per la successiva. Lo stesso vale per i dinosauri.


## Dinosaurs

GD-DINO-01 = Quando si attivano i dinosauri ci sono quattro passi: le uova si schiudono, i dinosauri cacciano, il segnalino dinosauro si sposta, la plancia dei biomi si riempie. Tutti i giocatori completano ogni passo prima che cominci il successivo; GD-TURN-10 dice in che ordine agiscono.
  .why = Prima tutti i giocatori fanno schiudere le uova, poi tutti i dinosauri cacciano: ogni passo si completa prima che cominci il successivo.

GD-DINO-02 = Per prima cosa ogni giocatore può restituire un uovo del nido per far nascere un dinosauro sulla montagna del nido. Ognuno può farne nascere uno solo per attivazione.
  .why = Ora decidi se far nascere un dinosauro: uno, o nessuno.

GD-DINO-03 = Non puoi far nascere un dinosauro se sulla montagna del nido c'è un dinosauro o se non hai uova; né, con la riserva limitata, se non restano dinosauri.
  .why = Non può nascere un dinosauro: servono un uovo, la montagna del nido libera e una pedina nella riserva.
  .tip = Non lasciare un dinosauro sulla montagna del nido: finché sta lì, non ne nasce nessun altro.

GD-DINO-04 = Si attivano tutti i dinosauri, anche quello appena nato, uno dopo l'altro, nell'ordine scelto dal proprietario.
  .why = Ora ogni dinosauro si muove una volta: scegline uno che non l'ha ancora fatto, e fallo muovere o lascialo morire.

GD-DINO-05 = Un dinosauro percorre da 1 a 5 esagoni, e a ogni passo può cambiare direzione.
  .why = Un dinosauro percorre da 1 a 5 esagoni.

GD-DINO-06 = Deve finire su una montagna senza un altro dinosauro; va bene anche quella da cui è partito.
  .why = Un dinosauro deve finire su una montagna.

GD-DINO-07 = Mangia tutte le prede e tutti i predatori sul suo cammino, e non può evitarlo. Gli animali mangiati tornano nella riserva.
  .tip = Non esagerare: chi viene mangiato non si riproduce più, e la prossima volta il cibo potrebbe non bastare.

GD-DINO-08 = Per ogni predatore che mangia ricevi 1 uovo; per le prede nessuno.

GD-DINO-09 = Un dinosauro che non mangia, o non può finire su una montagna, muore e torna nella riserva. Puoi non muoverne uno e lasciarlo morire. Un cammino in cui non mangia nulla o che non finisce su una montagna non si può fare, nemmeno per morire lungo la strada.
  .why = Un dinosauro deve mangiare qualcosa sul suo cammino; se non può, muore dov'è.

GD-DINO-10 = Un dinosauro non entra mai nell'esagono di un altro dinosauro né lo attraversa, e non ne mangia mai uno.
  .why = Un altro dinosauro sbarra la strada.

GD-DINO-11 = Un dinosauro può passare più volte sullo stesso esagono.

GD-DINO-12 = Dopo la caccia il segnalino dinosauro si sposta di una colonna verso destra; dalle aquile torna alle rane.

GD-DINO-13 = Poi ogni colonna vuota, da sinistra, riceve una tessera su ognuno dei suoi spazi in uso, dall'alto. Una colonna che ha anche una sola tessera non ne riceve.

GD-DINO-14 = Le tessere vengono dalla pila A finché non è vuota, poi da B, C e D.


## Eggs, end and score

GD-END-01 = Un uovo d'oro vale cinque uova normali. Puoi scambiarle quando vuoi, in un senso o nell'altro; lo scambio non ha altri effetti. Qui le uova si contano soltanto; ogni cinque se ne mostra uno d'oro.

GD-END-02 = Se nelle pile ci sono meno tessere di quante ne servono alle colonne vuote, la partita finisce subito: non si mettono tessere, e nessuno ha più turni. Se sono esattamente quante ne servono, si continua, e la volta successiva in cui arrivano i dinosauri è l'ultima.
  .why = La partita è finita.

GD-END-03 = Segni un punto per ogni uovo normale nel tuo nido, cinque per ogni uovo d'oro e uno per ogni dinosauro nel tuo ecosistema.

GD-END-04 = Vince chi ha più punti. Tra chi è in parità vince l'ultimo nell'ordine di turno, contando dal primo giocatore.

GD-END-05 = Tutto è visibile a tutti tranne le pile.

GD-END-06 = Un giocatore senza dinosauri e senza uova continua a giocare. Nessuno viene eliminato.
