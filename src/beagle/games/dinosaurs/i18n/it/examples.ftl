### Gods Love Dinosaurs: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

## prede

example-rabbits = I conigli si riproducono
example-rabbits-last-tile = Anna ha due conigli e, accanto, tre pianure libere. Nella colonna dei conigli resta una tessera.
example-rabbits-activated = Anna prende quella tessera e la aggiunge al suo ecosistema. La colonna è vuota, quindi si attivano i conigli di tutti i giocatori.
example-rabbits-first-young = Il primo coniglio mette un piccolo su una pianura libera accanto.
example-rabbits-second-young = Anche il secondo. Ogni coniglio fa un solo piccolo, quindi la terza pianura resta libera.
example-rabbits-everybody = Poi si riproduce il coniglio di Bruno. I piccoli si riprodurranno solo la prossima volta.
