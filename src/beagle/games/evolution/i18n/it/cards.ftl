### Evolution: the names of traits and places, and what stands on a card.
###
### "text" is the short rule of the card; the number in its corner (extra need) is shown apart from it.
### Terms: turn "turno", round "giro", go "giocata", bank "riserva", fed "nutrito", need "fabbisogno", location "zona".


## Base game

trait-carnivorous = Carnivoro
  .text = Una volta per turno, nella tua giocata, invece di prendere un segnalino: attacca un altro animale. Se lo mangia, questo animale ottiene 2 segnalini blu.
  .brief = Una volta per turno attacca invece di mangiare: 2 blu.

trait-fat = Tessuto adiposo
  .text = Quando questo animale è nutrito e ottiene cibo, lo conserva qui come grasso, un segnalino su ogni carta. Nella tua giocata, invece di prendere un segnalino, trasforma il suo grasso in cibo: quanti segnalini vuoi, ma non più di quanti ne richiede.
  .brief = Conserva 1 segnalino oltre il fabbisogno, per dopo.

trait-swimming = Nuotatore
  .text = Può essere attaccato solo da un carnivoro nuotatore; un carnivoro nuotatore attacca solo nuotatori. Con Continenti, l'animale su cui è giocata si sposta nell'Oceano.
  .brief = Attacca solo nuotatori; lo attacca solo un carnivoro nuotatore.

trait-running = Velocità
  .text = Quando è attaccato, tira un dado: con 4, 5 o 6 questo animale fugge, e il carnivoro non attacca più in questo turno.
  .brief = Attaccato, tira un dado: con 4, 5 o 6 fugge.

trait-mimicry = Mimetismo
  .text = Quando è attaccato, una volta per turno, devi deviare l'attacco su un altro tuo animale che questo carnivoro potrebbe attaccare. Nella 1.4.1 funziona solo al primo attacco del turno.
  .brief = Devia un attacco su un altro tuo animale.

trait-scavenger = Spazzino
  .text = Quando un altro animale viene mangiato, questo animale ottiene 1 segnalino blu. Lo ottiene un solo spazzino: il primo che può, in senso orario a partire dal proprietario del carnivoro. Mai insieme a Carnivoro.
  .brief = Quando un altro animale viene mangiato, ottiene 1 segnalino blu.

trait-symbiosis = Simbiosi
  .text = Giocala su due tuoi animali e scegli quale dei due è il simbionte. L'altro non può essere attaccato finché il simbionte vive, e ottiene cibo solo quando il simbionte è nutrito.
  .brief = Il simbionte protegge l'altro, che mangia solo dopo di lui.

trait-piracy = Pirateria
  .text = Una volta per turno, nella tua giocata: togli 1 segnalino cibo a un altro animale che ha ottenuto cibo in questo turno e non è nutrito; questo animale ottiene 1 segnalino blu.
  .brief = Una volta per turno toglie 1 segnalino a un animale non nutrito.

trait-tail-loss = Perdita della coda
  .text = Quando è attaccato, puoi scartare questa o un'altra caratteristica di questo animale: sopravvive, e il carnivoro ottiene 1 segnalino blu.
  .brief = Attaccato, può scartare una caratteristica e vivere; 1 blu al carnivoro.

trait-communication = Comunicazione
  .text = Giocala su due tuoi animali. Quando uno ottiene un segnalino rosso dalla riserva, subito ne ottiene uno dalla riserva anche l'altro.
  .brief = Quando uno prende un rosso, ne prende uno anche l'altro.

trait-grazing = Pascolo
  .text = In ogni tua giocata puoi distruggere 1 segnalino della riserva.
  .brief = In ogni tua giocata può distruggere 1 segnalino della riserva.

trait-high-body-weight = Massa corporea
  .text = Può essere attaccato solo da un carnivoro con Massa corporea.
  .brief = Lo attacca solo un carnivoro con Massa corporea.

trait-hibernation = Letargo
  .text = Nella tua giocata: per questo turno l'animale conta come nutrito e non ottiene cibo. Non due turni di fila, né nell'ultimo turno.
  .brief = Per questo turno conta come nutrito; non due turni di fila.

trait-poisonous = Velenoso
  .text = Un carnivoro che mangia questo animale muore nella fase d'estinzione di questo turno.
  .brief = Chi lo mangia muore nella fase d'estinzione.

trait-cooperation = Cooperazione
  .text = Giocala su due tuoi animali. Quando uno ottiene un segnalino rosso o blu, l'altro ottiene subito 1 segnalino blu.
  .brief = Quando uno ottiene cibo, l'altro ottiene 1 segnalino blu.

trait-burrowing = Scavatore
  .text = Non può essere attaccato mentre è nutrito.
  .brief = Non può essere attaccato quando è nutrito.

trait-camouflage = Camuffamento
  .text = Può essere attaccato solo da un carnivoro con Vista acuta.
  .brief = Lo attacca solo un carnivoro con Vista acuta.

trait-sharp-vision = Vista acuta
  .text = Un carnivoro con questa caratteristica può attaccare gli animali con Camuffamento.
  .brief = Può attaccare gli animali con Camuffamento.

trait-parasite = Parassita
  .text = Si gioca solo su un animale altrui, al massimo uno per animale.
  .brief = Solo su un animale altrui. Fabbisogno +2.


## Time to Fly

trait-viviparous = Viviparo
  .text = Quando questo animale diventa nutrito, la prima carta del mazzo diventa un tuo nuovo animale, nutrito in questo turno con 1 segnalino blu.
  .brief = Nutrito, partorisce un animale dal mazzo.

trait-ambush = Agguato
  .text = Un carnivoro con questa caratteristica può attaccare un animale che sta prendendo un segnalino rosso dalla riserva. Se lo mangia, il segnalino resta nella riserva.
  .brief = Attacca un animale che prende un segnalino rosso.
  .tip = Rende di più quando il cibo è poco e ci sono animali indifesi: il tuo carnivoro mangia senza consumare la tua giocata.

trait-intellect = Intelligenza
  .text = Una volta per turno, un carnivoro con questa caratteristica ignora una caratteristica dell'animale che attacca.
  .brief = Attaccando ignora una caratteristica della preda.

trait-metamorphosis = Metamorfosi
  .text = Nella tua giocata, invece di prendere un segnalino: scarta una caratteristica di questo animale che non aumenta il fabbisogno, e questo animale ottiene 1 segnalino blu.
  .brief = Scarta una caratteristica per 1 segnalino blu.

trait-flight = Volo
  .text = Non può essere attaccato da un carnivoro con altrettante caratteristiche o di più. Con Continenti, un animale con 1 o 2 caratteristiche può volare da un continente all'altro.
  .brief = Lo attacca solo un carnivoro con meno caratteristiche.
  .tip = Ogni altra caratteristica appesantisce chi vola. Un carnivoro con il solo Carnivoro può mangiare un animale con Volo e Parassita, o con Volo e Cooperazione.

trait-shell = Conchiglia
  .text = Quando è attaccato, questo animale può chiudersi nella conchiglia fino alla fine del turno: non viene mangiato e non ottiene cibo se non dal proprio grasso; il carnivoro non ottiene nulla e non attacca più in questo turno. Quando l'animale muore, la Conchiglia va al centro del tavolo.
  .brief = Attaccato, può chiudersi: salvo, ma non mangia più.

trait-specialization-a = Specializzazione A
  .text = Nella tua giocata, invece di prendere un segnalino: questo animale ottiene 1 segnalino blu, a meno che un altro animale non abbia Specializzazione A (con Continenti: a meno che un altro nella sua zona non abbia una Specializzazione qualsiasi). Mai insieme a Specializzazione B.
  .brief = Al posto di un rosso ottiene 1 blu, se è l'unico con A.
  .tip = Tienila per quando la riserva è vuota: finché ci sono segnalini rossi, prendi prima quelli.

trait-specialization-b = Specializzazione B
  .text = Nella tua giocata, invece di prendere un segnalino: questo animale ottiene 1 segnalino blu, a meno che un altro animale non abbia Specializzazione B (con Continenti: a meno che un altro nella sua zona non abbia una Specializzazione qualsiasi). Mai insieme a Specializzazione A.
  .brief = Al posto di un rosso ottiene 1 blu, se è l'unico con B.
  .tip = Tienila per quando la riserva è vuota: finché ci sono segnalini rossi, prendi prima quelli.

trait-trematode = Trematode
  .text = Un parassita di due animali: giocalo su due animali di un altro giocatore. Non si può scartare per effetto di altre caratteristiche.
  .brief = Parassita di due animali di un altro giocatore.

trait-anglerfish = Rana pescatrice
  .text = Si gioca solo come animale. Quando un carnivoro attacca un tuo animale senza caratteristiche, puoi girare questa carta, se neanche questa ne ha: attacca quel carnivoro, ignorando una sua caratteristica.
  .brief = Girata, attacca il carnivoro che attacca un animale senza caratteristiche.

trait-ink-cloud = Nuvola d'inchiostro
  .text = Una volta per fase di distribuzione del cibo, quando è attaccato, questo animale non viene mangiato. Il carnivoro può attaccare di nuovo, questo animale o un altro, in una giocata successiva di questo turno.
  .brief = Una volta per fase salva da un attacco.
  .tip = Salva l'animale una sola volta per turno. Insieme a Scavatore spesso basta: sopravvive all'attacco, si nutre e poi non può più essere attaccato.


## Continents

trait-migration = Migrazione
  .text = Una volta per turno, nella tua giocata, sposta questo animale in un'altra zona. In quella giocata non ottieni cibo e non usi altre caratteristiche.
  .brief = Invece di mangiare va in un'altra zona.

trait-neoplasm = Neoplasia
  .text = Si gioca solo su un animale altrui, sotto le sue caratteristiche. In ogni fase di determinazione del cibo disattiva la caratteristica non di coppia che ha sopra; quando sopra non ne resta nessuna, l'animale muore.
  .brief = Ogni turno disattiva un'altra caratteristica; poi l'animale muore.
  .tip = Se è su un tuo animale, gioca su di lui altre caratteristiche: ogni caratteristica non di coppia che le sta sopra rimanda la morte di un turno.

trait-remora = Remora
  .text = Questo animale può seguire un animale che migra dalla sua zona.
  .brief = Può seguire un animale che migra.

trait-regeneration = Rigenerazione
  .text = Questo animale può avere solo un'altra caratteristica, che non aumenti il fabbisogno. Se questo animale viene mangiato, le sue caratteristiche restano sul tavolo, e nella fase d'estinzione devi mettere lì una carta come animale.
  .brief = Mangiato, ricresce da una carta della tua mano.

trait-recombination = Ricombinazione
  .text = Giocala su due tuoi animali. Una volta per turno, nella tua giocata, ciascuno dà all'altro una sua caratteristica non di coppia.
  .brief = Una volta per turno i due si scambiano una caratteristica.
  .tip = Un modo per liberare un animale da Parassita o da un'altra caratteristica indesiderata: passa al compagno e, se quello ne ha già una uguale, una delle due si scarta.

trait-herding = Gregarismo
  .text = Non può essere attaccato se nella sua zona gli animali con Gregarismo sono almeno tanti quanti i carnivori.
  .brief = Al sicuro se qui i gregari sono almeno tanti quanti i carnivori.
  .tip = Contano gli animali di tutti i giocatori, quindi è un'alleanza: un solo animale con Gregarismo è una preda facile, ma più ce ne sono nella zona, più sono al sicuro tutti.

trait-cnidocytes = Cnidociti
  .text = Paralizza il carnivoro che attacca questo animale: fino al prossimo turno nessuna delle sue caratteristiche funziona.
  .brief = Paralizza il carnivoro che lo attacca.

trait-edificator = Edificatore
  .text = All'inizio della fase di distribuzione del cibo, aggiungi 2 segnalini rossi alla riserva della sua zona.
  .brief = Aggiunge 2 segnalini rossi alla riserva della sua zona.


## Gift cards

trait-r-strategy = Strategia r
  .text = Si gioca sull'animale di un giocatore qualsiasi. Il proprietario non riceve la carta per questo animale; invece, all'inizio del prossimo turno, le prime due carte del mazzo diventano suoi nuovi animali.
  .brief = Nel turno seguente due carte del mazzo diventano animali.

trait-shy = Timido
  .text = Dopo essere stato attaccato, non può più essere attaccato in questo turno.
  .brief = Attaccato una volta, non può esserlo di nuovo nel turno.
  .tip = Da sola vale poco, ma è forte con una caratteristica che salva da un attacco: per esempio, persa la coda, l'animale è al sicuro fino alla fine del turno.

trait-warm-bloodedness = Sangue caldo
  .text = In ogni tua giocata questo animale può ottenere un segnalino rosso in più dalla riserva, finché non è nutrito.
  .brief = In ogni tua giocata può avere un altro segnalino rosso.


## Places. Sentences choose "nell'Oceano" or "in …" by the name "Oceano": change it there too.

place-laurasia = Laurasia
  .title = Laurasia
place-gondwana = Gondwana
  .title = Gondwana
place-ocean = Oceano
  .title = Oceano

# Where long words of these names may be broken on a narrow card, each word in small letters.
hyphenation =
  carni-voro tes-suto nuota-tore velo-cità mime-tismo spaz-zino sim-biosi pira-teria comuni-cazione corpo-rea
  vele-noso coope-razione scava-tore camuffa-mento paras-sita vivi-paro intelli-genza meta-morfosi conchi-glia
  specializ-zazione trema-tode pesca-trice inchio-stro migra-zione neopla-sia rigene-razione ricombi-nazione
  grega-rismo cnido-citi edifi-catore strate-gia
