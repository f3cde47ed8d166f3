### Esempi delle regole: che cosa si dice a ogni passo di beagle/examples/<gioco>.case.

example-seat-1 = Anna
example-seat-2 = Bruno
example-seat-3 = Carla
example-seat-4 = Dario

## Come si mostra un esempio

example-one = Un esempio
example-step = Passo { $step } di { $steps }
example-back = Indietro
example-next = Avanti
example-again = Dall'inizio
example-keys = Si può sfogliare anche con le frecce della tastiera.
example-moves = Mosse
example-table = Il tavolo a questo passo
example-failed = Ora non è possibile mostrare l'esempio.


## Evolution: il primo turno

example-first-turn = Il primo turno
example-first-turn-hands = Anna e Bruno hanno sei carte a testa. Anna è il primo giocatore. Tu guardi con i suoi occhi.
example-first-turn-animals = Fase di sviluppo. Ognuno gioca una carta come animale: ecco i primi due.
example-first-turn-poisonous = Anna rende Velenoso il suo animale. Bruno gioca un secondo animale.
example-first-turn-pair = Anche Anna gioca un secondo animale. Bruno unisce i suoi due con Comunicazione: quando uno riceve un segnalino rosso, lo riceve anche l'altro.
example-first-turn-hunter = Anna gioca Carnivoro sull'animale velenoso. Bruno risponde con Camuffamento su uno dei suoi: un carnivoro senza Vista acuta non può attaccarlo.
example-first-turn-grazing = Anna gioca un terzo animale. Bruno gioca Pascolo su quello con Camuffamento, per lasciare meno cibo ad Anna.
example-first-turn-pass = Anna passa e tiene l'ultima carta per il turno successivo. Bruno gioca la sua ultima, Tessuto adiposo.
example-first-turn-bank = Fase di determinazione del cibo. Il dado dà 4. Per due giocatori è 4 + 2: sei segnalini rossi.
example-first-turn-first = Fase di distribuzione del cibo, primo giro. Anna prende un segnalino rosso per uno degli animali senza caratteristiche.
example-first-turn-shared = Bruno prende un segnalino. Comunicazione ne porta un secondo e Pascolo ne distrugge un terzo. Ne restano due.
example-first-turn-eaten = Secondo giro. Il carnivoro di Anna mangia l'animale senza Camuffamento e riceve due segnalini blu. Bruno perde quell'animale, il segnalino che aveva e la Comunicazione che lo univa all'altro.
example-first-turn-stored = L'animale di Bruno è nutrito, quindi il segnalino successivo va sul Tessuto adiposo. Pascolo distrugge l'ultimo. La riserva è vuota.
example-first-turn-new-turn = Fase d'estinzione. Il terzo animale di Anna non ha ricevuto nulla e muore. Ognuno pesca una carta, più una per ogni animale sopravvissuto: Anna tre, Bruno due. Nel nuovo turno il primo giocatore è Bruno.

example-first-turn-better = Il primo turno, giocato meglio
example-first-turn-better-second-round = La stessa partita, al secondo giro della distribuzione del cibo. Restano due segnalini. Hanno fame il carnivoro di Anna e il suo terzo animale.
example-first-turn-better-fed = Questa volta Anna prende prima un segnalino per il terzo animale. Il carnivoro può aspettare: il suo cibo non è nella riserva.
example-first-turn-better-stored = Bruno prende l'ultimo segnalino sul Tessuto adiposo. La riserva è vuota.
example-first-turn-better-hunt = Terzo giro. Ora il carnivoro di Anna attacca lo stesso animale e lo mangia.
example-first-turn-better-all-live = Tutti e tre gli animali di Anna sono nutriti e nessuno muore. Pesca quattro carte invece di tre. Dunque: prima i segnalini che vogliono tutti, dopo la preda che non può scappare.


## Evolution: Neoplasia

example-neoplasm = Neoplasia in due turni
example-neoplasm-before = L'animale di Anna ha Massa corporea ed Edificatore. Bruno ha in mano una carta con Neoplasia.
example-neoplasm-played = Fase di sviluppo. Neoplasia si gioca solo sull'animale di un altro giocatore. Sta sotto tutte le altre caratteristiche.
example-neoplasm-first-bank = Primo turno, fase di determinazione del cibo. Neoplasia sale di una carta. Da adesso Massa corporea non funziona più.
example-neoplasm-one-token = Per questo basta un segnalino: senza Massa corporea l'animale è nutrito.
example-neoplasm-second-turn = È sopravvissuto, comincia il secondo turno. Una nuova caratteristica gli darebbe un turno in più. Anna decide di non giocarne.
example-neoplasm-dead = Secondo turno, fase di determinazione del cibo. Neoplasia supera Edificatore. Sopra non c'è più nessuna caratteristica che funzioni, quindi l'animale muore subito.


## Gods Love Dinosaurs: prede

example-rabbits = I conigli si riproducono
example-rabbits-last-tile = Anna ha due conigli e, accanto, tre pianure libere. Nella colonna dei conigli resta una tessera.
example-rabbits-activated = Anna prende quella tessera e la aggiunge al suo ecosistema. La colonna è vuota, quindi si attivano i conigli di tutti i giocatori.
example-rabbits-first-young = Il primo coniglio mette un piccolo su una pianura libera accanto.
example-rabbits-second-young = Anche il secondo. Ogni coniglio fa un solo piccolo, quindi la terza pianura resta libera.
example-rabbits-everybody = Poi si riproduce il coniglio di Bruno. I piccoli si riprodurranno solo la prossima volta.

## Predatori

example-eagles = Due aquile cacciano
example-eagles-last-tile = Bruno sta per prendere l'ultima tessera della colonna delle aquile. Lui non ha aquile. Anna ne ha due.
example-eagles-activated = Si attivano le aquile di tutti i giocatori. Un'aquila vola da uno a tre esagoni in linea retta e deve finire su una preda.
example-eagles-two-rabbits = L'aquila di Anna sulla pianura passa su due conigli e li mangia entrambi. Uno la sfama, l'altro fa nascere una seconda aquila. Poteva volare verso le rane, ma allora Anna non ne avrebbe più.
example-eagles-starved = L'altra aquila non raggiunge nessuna preda: il dinosauro le sbarra la strada. Muore di fame e torna nella riserva. L'avrebbe salvata un ratto lì accanto.

## Dinosauri

example-walks = Il cammino di un dinosauro
example-walks-before = Anna ha tre dinosauri su tre montagne. Ognuno percorre fino a cinque esagoni, può girare a ogni passo, mangia tutti quelli che incontra e deve finire su una montagna libera.
example-walks-frog-and-eagle = Il primo mangia una rana e un'aquila. Solo i predatori danno uova: un uovo.
example-walks-eagle-and-tiger = Il secondo mangia un'aquila e una tigre: due uova.
example-walks-home-again = Il terzo mangia una tigre e torna indietro. La montagna da cui è partito conta come libera: un uovo.

example-two-dinosaurs = Nasce un dinosauro, due cacciano
example-two-dinosaurs-before = Il segnalino dinosauro è sotto la colonna dei conigli, che ha ancora una tessera. Il dinosauro di Anna non è sulla montagna del nido e lei ha due uova.
example-two-dinosaurs-rabbits-done = Anna prende la tessera e i conigli di tutti si riproducono. Il segnalino è qui, quindi tocca ai dinosauri.
example-two-dinosaurs-hatched = Prima le uova. La montagna del nido è libera: Anna dà un uovo e vi mette un nuovo dinosauro.
example-two-dinosaurs-three-predators = Il nuovo dinosauro caccia subito. Percorre cinque esagoni, mangia tre predatori e finisce su un'altra montagna: tre uova.
example-two-dinosaurs-frog = L'altro non può raggiungere un predatore. Mangia una rana, così non muore di fame, e torna alla sua montagna. Sulla montagna del nido impedirebbe di far nascere il prossimo.

example-refill = Quali colonne si riempiono
example-refill-before = Il segnalino è sotto le rane e nella loro colonna resta una tessera. Le colonne dei ratti e delle aquile sono già vuote.
example-refill-marker = Anna ha preso la tessera. Le rane si sono riprodotte, i dinosauri hanno cacciato. Il segnalino passa ai conigli.
example-refill-filled = Ora si riempie ogni colonna senza tessere, da sinistra: rane, ratti, aquile. Conigli e tigri hanno ancora tessere e non ne ricevono. In due giocatori la terza riga resta vuota.


## EVO: iniziativa

example-initiative = Chi comincia
example-initiative-auction = L'asta è quasi finita. Carla è nella prima colonna, Dario nella seconda, Anna nella terza. Anna e Dario hanno cinque dinosauri a testa, Bruno sei, Carla sette.
example-initiative-columns = Bruno prende la quarta colonna. I segnalini vanno sul tracciato nell'ordine delle colonne: Carla, Dario, Anna, Bruno.
example-initiative-sorted = Carla potrebbe giocare ora la sua carta evento, ma non lo fa. Poi i segnalini si ordinano: prima chi ha meno dinosauri. Dario e Anna ne hanno cinque a testa, quindi mantengono il loro ordine. Sul tracciato: Dario, Anna, Bruno, Carla.

## EVO: movimento

example-movement = Tre punti movimento
example-movement-points = Ogni specie ha due punti movimento. Le Zampe in più di Anna ne danno un altro: in tutto tre.
example-movement-one-each = Ogni punto movimento sposta un dinosauro di un esagono. Anna li muove tutti e tre.

example-movement-shared = Tre punti movimento, divisi
example-movement-shared-points = Gli stessi tre punti movimento si possono dividere in un altro modo. Un dinosauro non può attraversare un esagono occupato né fermarvisi, nemmeno se c'è un dinosauro del suo clan.
example-movement-shared-two-steps = Un dinosauro si sposta di due esagoni. Resta un punto movimento.
example-movement-shared-last-point = Un altro si sposta di uno. Il terzo resta dov'è.
