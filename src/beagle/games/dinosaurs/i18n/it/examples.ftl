### Gods Love Dinosaurs: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-rabbits = I conigli si riproducono
example-rabbits-last-tile = Anna ha due conigli e, accanto, tre pianure libere. Nella colonna dei conigli resta una tessera.
example-rabbits-activated = Anna prende quella tessera e la aggiunge al suo ecosistema. La colonna è vuota, quindi si attivano i conigli di tutti i giocatori.
example-rabbits-first-young = Il primo coniglio mette un piccolo su una pianura libera accanto.
example-rabbits-second-young = Lo fa anche il secondo. Ogni coniglio ha un solo piccolo, quindi la terza pianura resta libera.
example-rabbits-everybody = Poi si riproduce il coniglio di Bruno. I piccoli si riprodurranno solo la prossima volta.

example-eagles = Due aquile cacciano
example-eagles-last-tile = Bruno sta per prendere l'ultima tessera della colonna delle aquile. Lui non ha aquile. Anna ne ha due.
example-eagles-activated = Si attivano le aquile di tutti i giocatori. Un'aquila vola da uno a tre esagoni in linea retta e deve finire su una preda.
example-eagles-two-rabbits = L'aquila di Anna sulla pianura vola sopra due conigli e li mangia entrambi. Uno la sfama, l'altro fa nascere una nuova aquila. Avrebbe potuto volare verso le rane, ma allora Anna sarebbe rimasta senza rane.
example-eagles-starved = L'altra aquila non raggiunge nessuna preda: il dinosauro le sbarra la strada. Muore di fame e torna nella riserva. L'avrebbe salvata un ratto lì accanto.

example-walks = Il cammino di un dinosauro
example-walks-before = Anna ha tre dinosauri su tre montagne. Ognuno percorre fino a cinque esagoni, può cambiare direzione a ogni passo, mangia tutto ciò che trova sul suo cammino e deve finire su una montagna libera.
example-walks-frog-and-eagle = Il primo mangia una rana e un'aquila. Solo i predatori danno uova: un uovo.
example-walks-eagle-and-tiger = Il secondo mangia un'aquila e una tigre: due uova.
example-walks-home-again = Il terzo mangia una tigre e torna indietro. La montagna da cui è partito conta come libera: un uovo.

example-two-dinosaurs = Un uovo si schiude, due dinosauri cacciano
example-two-dinosaurs-before = Il segnalino dinosauro è sotto la colonna dei conigli, che ha ancora una tessera. Il dinosauro di Anna non è sulla montagna del nido e lei ha due uova.
example-two-dinosaurs-rabbits-done = Anna prende la tessera e i conigli di tutti si riproducono. Il segnalino è qui, quindi tocca ai dinosauri.
example-two-dinosaurs-hatched = Prima le uova. La montagna del nido è libera: Anna restituisce un uovo e vi mette un nuovo dinosauro.
example-two-dinosaurs-three-predators = Il nuovo dinosauro caccia subito. Si muove di cinque esagoni, mangia tre predatori e finisce su un'altra montagna: tre uova.
example-two-dinosaurs-frog = L'altro non può raggiungere un predatore. Mangia una rana, così non muore di fame, e torna alla sua montagna. Sulla montagna del nido impedirebbe al prossimo uovo di schiudersi.

example-refill = Quali colonne si riempiono
example-refill-before = Il segnalino è sotto le rane e nella loro colonna resta una tessera. Le colonne dei ratti e delle aquile sono già vuote.
example-refill-marker = Anna ha preso la tessera. Le rane si sono riprodotte, i dinosauri hanno cacciato. Il segnalino passa ai conigli.
example-refill-filled = Ora si riempie ogni colonna senza tessere, da sinistra: rane, ratti, aquile. Conigli e tigri hanno ancora tessere e non ne ricevono. In due giocatori la terza riga resta vuota.
