### EVO: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-initiative = Chi comincia
example-initiative-auction = L'asta è quasi finita. Carla è nella prima colonna, Dario nella seconda, Anna nella terza. Anna e Dario hanno cinque dinosauri a testa, Bruno sei, Carla sette.
example-initiative-columns = Bruno prende la quarta colonna. I segnalini vanno sul tracciato nell'ordine delle colonne: Carla, Dario, Anna, Bruno.
example-initiative-sorted = Carla potrebbe giocare ora la sua carta evento, ma non lo fa. Poi i segnalini si ordinano: prima chi ha meno dinosauri. Dario e Anna ne hanno cinque a testa, quindi mantengono il loro ordine. Sul tracciato: Dario, Anna, Bruno, Carla.

example-movement = Tre punti movimento
example-movement-points = Ogni specie ha due punti movimento. Il gene Zampe di Anna ne dà uno in più: tre.
example-movement-one-each = Ogni punto movimento sposta un dinosauro di un esagono. Anna li muove tutti e tre.
example-movement-shared = Tre punti movimento, divisi
example-movement-shared-points = Gli stessi tre punti movimento si possono dividere in un altro modo. Un dinosauro non può attraversare un esagono occupato né fermarvisi, nemmeno se c'è un dinosauro del suo clan.
example-movement-shared-two-steps = Un dinosauro si sposta di due esagoni. Resta un punto movimento.
example-movement-shared-last-point = Un altro si sposta di uno. Il terzo resta dov'è.
