### EVO: the names of genes and event cards, and what they do.
###
### "text" is the short rule of the token or card.
### Terms: round "round", go "giocata", pass "giro", cell "esagono", supply "riserva", marker "segnalino",
### climate token "gettone clima", hot (cold, deadly) ground "zona calda (fredda, letale)", track "tracciato".


## Normal genes

gene-legs = Zampe
  .text = Un punto movimento in più.
  .short = +1 punto movimento

gene-horn = Corno
  .text = Un corno in più, in attacco e in difesa.
  .short = +1 corno

gene-thermoregulation = Termoregolazione
  .text = In ogni fase di sopravvivenza puoi salvare un tuo dinosauro in zona calda.
  .short = 1 vive al caldo

gene-fur = Pelliccia
  .text = In ogni fase di sopravvivenza puoi salvare un tuo dinosauro in zona fredda.
  .short = 1 vive al freddo

gene-egg = Uovo
  .text = Una nascita in più in ogni fase delle nascite.
  .short = +1 nascita

gene-vial = Ampolla alchemica
  .text = Dal prossimo round geni e carte evento ti costano 1 in meno.
  .short = prezzi −1


## Special genes

gene-bony-frill = Collare osseo
  .text = Due corna in più in difesa.
  .short = +2 corna in difesa

gene-big-horn = Grande corno
  .text = Due corna in più in attacco.
  .short = +2 corna in attacco

gene-hard-shell = Guscio duro
  .text = I tuoi cuccioli possono nascere fino a tre esagoni dai tuoi dinosauri, via terra.
  .short = nascite entro 3 esagoni

gene-fins = Pinne
  .text = Un tuo dinosauro va da un esagono costiero a qualsiasi esagono costiero libero per un punto movimento, quante volte vuoi in una fase di movimento.
  .short = nuota da costa a costa

gene-caveman = Cavernicolo
  .text = In ogni fase di sopravvivenza puoi salvare un tuo dinosauro in zona letale.
  .short = 1 vive in zona letale

gene-adrenaline = Adrenalina
  .text = Nella fase di iniziativa puoi scegliere il tuo posto sul tracciato.
  .short = scegli il posto

gene-strong-thighs = Cosce robuste
  .text = Due punti movimento in più.
  .short = +2 punti movimento

gene-chameleon-skin = Pelle di camaleonte
  .text = Un dinosauro sconfitto in combattimento può fuggire in un esagono libero adiacente, ma non in quello da cui è venuto l'attaccante. Se non ce n'è uno libero, muore.
  .short = fugge se sconfitto

gene-wings = Ali
  .text = Una volta per fase di movimento un dinosauro si sposta di due esagoni per un punto movimento, sopra chiunque stia in mezzo.
  .short = uno vola di 2 esagoni

gene-regeneration = Rigenerazione
  .text = Con tre dinosauri o meno il tuo clan non può essere attaccato e il clima non ne uccide nessuno; nulla porta un clan più grande sotto i tre. Un clan di due resta a due finché non nasce un cucciolo.
  .short = tre sono al sicuro

gene-deadly-babies = Cuccioli assassini
  .text = Puoi mandare un cucciolo contro un nemico a portata di nascita. Tira un dado: da 1 a 3, muore il nemico; 4 o 5, muore il cucciolo; 6, il cucciolo torna nella riserva. Con le probabilità del riassunto: 1 o 2, 3 o 4, 5 o 6.
  .short = i cuccioli attaccano

gene-sixth-sense = Sesto senso
  .text = Vedi sempre il prossimo gettone clima.
  .short = vedi il prossimo gettone


## Event cards

event-unknown = carta coperta

event-alchemical-mutation = Mutazione alchemica
  .text = Subito dopo aver piazzato il segnalino: per prendere la sua colonna gli altri devono offrire almeno 3 in più, quindi un'offerta di 4 o più non si può superare.

event-mad-attack = Attacco furioso
  .text = Nella tua giocata di movimento: due corna in più in attacco per tutta la fase.

event-camouflage = Camuffamento
  .text = All'inizio del movimento: nessun tuo dinosauro può essere attaccato in questa fase.

event-geysers = Geyser
  .text = Nella tua giocata di sopravvivenza, prima delle perdite: tutti i tuoi dinosauri in zona fredda sopravvivono.

event-council-of-sages = Consiglio dei saggi
  .text = All'inizio di qualsiasi fase: sposta il tuo segnalino in qualsiasi posto del tracciato; vi resta finché l'ordine non viene stabilito di nuovo.

event-horde-of-rats = Orda di ratti
  .text = Prima della prima nascita: in questa fase non ci sono nascite.

event-egg-thief = Ladro di uova
  .text = Subito dopo una nascita altrui: sostituisci il cucciolo con un dinosauro della tua riserva. Il proprietario deve avere almeno quattro dinosauri.

event-human-intervention = Intervento umano
  .text = In una tua giocata delle nascite: in questa fase i tuoi cuccioli vanno in qualsiasi esagono libero.

event-missing-ingredients = Ingredienti mancanti
  .text = All'inizio della mutazione: si pesca un gene in meno, e un gene ti costa 2 in meno, mai meno di 0. Un giocatore non ottiene nulla.

event-last-survivor = Ultimo superstite
  .text = Con meno di quattro dinosauri dopo le perdite: ottieni 4 punti mutazione invece dei soliti.

event-migration = Migrazione
  .text = Nella tua giocata di movimento: tre punti movimento in più.

event-oasis = Oasi
  .text = Nella tua giocata di sopravvivenza, prima delle perdite: tutti i tuoi dinosauri in zona calda sopravvivono.

event-open-incubator = Incubatrice aperta
  .text = Nella tua prima giocata delle nascite, prima di piazzare un cucciolo: ne piazzi due.

event-prophecy = Profezia
  .text = Quando si scopre un gettone clima diverso dal meteorite: non ha effetto. Scegli invece tu come gira la ruota: di 1 o 2 settori in senso orario, di 1 in senso antiorario, o per niente.

event-terror = Terrore
  .text = Prima che si scopra il gettone clima, o appena il clima è stabilito: muore un dinosauro nemico, se il proprietario ne ha almeno quattro.
