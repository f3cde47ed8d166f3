### EVO: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears whose move the
### rule forbids; it has no variables.
###
### Words used throughout: "punti" are movement points, "punti mutazione" are money and score; the "riserva" is one's
### dinosaurs off the board; the "minimo" is the number of dinosaurs that nothing can take from a clan; a "giocata" is
### one player's part in a phase; a "giro" of the birth phase is once round the table; hot ground is "zona calda".


## Set-up

DI-SET-01 = Si gioca da due a cinque; per ogni numero di giocatori c'è un lato apposito del tabellone.
  .why = Questo gioco è da due a cinque giocatori.

DI-SET-02 = Nella scatola: due tabelloni, con un'isola diversa su ogni lato, la ruota del clima, il laboratorio, 5 segnalini, 5 plance dei dinosauri, 40 dinosauri, 13 gettoni clima, 48 gettoni gene e un sacchetto per questi, 88 gettoni di punti mutazione, 15 carte evento e il dado combattimento. Ogni giocatore ha un segnalino, otto dinosauri e una plancia per i geni, e comincia con 6 punti mutazione.

DI-SET-03 = Le 15 carte evento si mescolano e si mettono coperte.

DI-SET-04 = Il sacchetto contiene tutti i 36 geni normali e 8 dei 12 speciali, scelti a caso. Gli altri quattro sono fuori dal gioco.
  .why = Nel sacchetto quel gene non c'è.

DI-SET-05 = Dei 13 gettoni clima si mette da parte il meteorite, e un altro esce dal gioco senza che nessuno lo veda. Altri due si mescolano con il meteorite e vanno in fondo; i restanti nove vanno sopra, in ordine casuale. Così una partita dura da 9 a 11 round completi.

DI-SET-06 = Il primo ordine sul tracciato dell'iniziativa è casuale; se il tavolo ha indicato il primo giocatore, il suo segnalino va per primo. Comincia il segnalino più a sinistra.

DI-SET-07 = Ogni giocatore comincia con due dinosauri su una coppia di esagoni di partenza; le coppie si assegnano a caso. Con l'opzione «Partenza dal proprio lato» i giocatori prendono le coppie in senso orario intorno al tabellone, ognuno quella del suo lato. Gli altri sei dinosauri sono nella riserva.

DI-SET-08 = Una specie comincia con 2 punti movimento e un uovo, senza corna, termoregolazione, pelliccia, ampolle o carte. La plancia dei dinosauri lo mostra da sinistra a destra: un posto per le ampolle, poi zampe, corna, termoregolazione, pelliccia e uova; i geni speciali stanno in basso a destra.

DI-SET-09 = Quanti punti mutazione hai è un tuo segreto, e così la tua mano. Geni e dinosauri sono visibili a tutti.

DI-SET-10 = La ruota comincia nel suo primo settore. I punti mutazione non finiscono mai.

DI-SET-11 = Quante carte ci sono in ogni mano è noto a tutti. Quali quattro geni speciali sono fuori dal gioco non viene mostrato.


## The round

DI-ROUND-01 = Un round ha sei fasi: clima, mutazione, iniziativa, movimento, nascite, sopravvivenza. Ognuna si conclude prima che cominci la successiva.
  .why = Questo si fa in un'altra fase del round.

DI-ROUND-02 = In ogni fase i giocatori agiscono nell'ordine del tracciato dell'iniziativa.
  .why = Ora non tocca a te.


## Climate

DI-CLIM-01 = Il primo giocatore scopre il gettone clima in cima alla pila.

DI-CLIM-02 = Il meteorite mette subito fine alla partita. Tutti mostrano i propri punti mutazione.
  .why = La partita è finita: è caduto il meteorite.

DI-CLIM-03 = Un gettone fa girare la ruota di due settori in senso orario, di uno in senso orario, di nessuno, o di uno in senso antiorario.

DI-CLIM-04 = Il settore indicato dalla ruota dice per ogni tipo di terreno se in questo round la zona è ideale, calda, fredda o letale.


## Mutation: the auction

DI-AUCT-01 = Ci sono tante colonne quanti sono i giocatori. La prima dà una carta evento; ognuna delle altre riceve un gene dal sacchetto.
  .why = Questa colonna non si usa.

DI-AUCT-02 = In laboratorio non ci sono mai due geni uguali: un doppione torna nel sacchetto e se ne pesca un altro.
  .why = Questo gene è già in laboratorio, quindi torna nel sacchetto.

DI-AUCT-03 = Nell'ordine del tracciato ogni giocatore piazza il segnalino su una casella di una colonna. Il suo numero è l'offerta.
  .why = Ora si fa un'offerta: una colonna, e una casella da 0 a 6.
  .tip = I punti mutazione sono anche il tuo punteggio: non offrire per un gene più di quanto possa renderti.

DI-AUCT-04 = In una colonna vuota puoi prendere qualsiasi casella, anche lo 0.

DI-AUCT-05 = In una colonna occupata puoi prendere solo una casella più alta.
  .why = Il segnalino in questa colonna sta su quella casella o più in alto.

DI-AUCT-06 = Chi viene superato riprende il segnalino e fa subito un'altra offerta, in una colonna diversa da quella appena persa. Se viene superato di nuovo, la colonna di prima torna disponibile.
  .why = In questa colonna la tua offerta è appena stata superata: offri in un'altra.

DI-AUCT-07 = Un'offerta di 6 non si può superare.
  .why = Un'offerta di 6 non si può superare.

DI-AUCT-08 = Non puoi offrire più di quanto puoi pagare, sconti compresi.
  .why = Non potresti pagare questa offerta.

DI-AUCT-09 = L'asta finisce quando ogni giocatore ha una colonna o è rimasto fuori. La prima colonna dà la prima carta evento del mazzo, le altre il loro gene, e ognuno paga l'offerta meno gli sconti.

DI-AUCT-10 = Ogni ampolla che avevi prima di questa fase fa costare un gene o una carta evento 1 in meno, mai sotto 0.

DI-AUCT-11 = Se il sacchetto non contiene geni di un altro tipo, il doppione resta.

DI-AUCT-12 = Ci sono tante colonne quanti sono i giocatori, quindi ce n'è sempre una vuota e nessuno resta fuori. Si confrontano i numeri delle caselle, non i prezzi dopo gli sconti.
  .why = C'è una colonna vuota, quindi devi fare un'offerta.

DI-AUCT-13 = Clima e mutazione seguono ancora l'ordine del round precedente. Quello nuovo si stabilisce nella fase di iniziativa.


## Genes

DI-GENE-01 = I geni restano per sempre, e quelli normali si sommano. Ogni gene tranne l'ampolla funziona dal momento in cui lo si ottiene.

DI-GENE-02 = Zampe: un punto movimento in più per ogni gene.
  .why = Non hai punti movimento per farlo.

DI-GENE-03 = Corno: un corno in più per ogni gene, in attacco e in difesa.

DI-GENE-04 = Termoregolazione: ogni gene salva un dinosauro in zona calda in ogni fase di sopravvivenza.

DI-GENE-05 = Pelliccia: ogni gene salva un dinosauro in zona fredda in ogni fase di sopravvivenza.

DI-GENE-06 = Uovo: una nascita in più per ogni gene, in ogni fase delle nascite.

DI-GENE-07 = Ampolla alchemica: geni e carte evento costano 1 in meno per ogni ampolla, dal round successivo a quello in cui l'hai ottenuta.

DI-GENE-08 = Collare osseo: due corna in più in difesa.

DI-GENE-09 = Grande corno: due corna in più in attacco.

DI-GENE-10 = Guscio duro: i cuccioli possono nascere fino a tre esagoni di distanza dai tuoi dinosauri.
  .why = Quell'esagono dista più di tre esagoni via terra.

DI-GENE-11 = Pinne: per un punto movimento un dinosauro va da un esagono costiero a qualsiasi altro esagono costiero libero, vicino o lontano. In ogni fase di movimento le pinne sono di un solo dinosauro; le tiene ovunque vada e può usarle quante volte vuole. Un esagono costiero confina con il mare; anche un lago conta come mare.
  .why = In una fase può nuotare un solo dinosauro con le pinne, da costa a costa.

DI-GENE-12 = Cavernicolo: in ogni fase di sopravvivenza un dinosauro sopravvive in zona letale.

DI-GENE-13 = Adrenalina: nella fase di iniziativa puoi scegliere il tuo posto sul tracciato.
  .why = Solo con Adrenalina si sceglie un posto sul tracciato.

DI-GENE-14 = Cosce robuste: due punti movimento in più.

DI-GENE-15 = Pelle di camaleonte: un dinosauro che verrebbe ucciso in combattimento può fuggire in un esagono libero adiacente al suo, ma non in quello da cui è venuto l'attaccante. Se non ce n'è uno libero, muore.
  .why = Può fuggire solo in un esagono libero adiacente al suo, non in quello da cui è venuto l'attaccante.

DI-GENE-16 = Ali: una volta per fase di movimento un dinosauro va in un esagono a distanza due per un punto movimento, se in mezzo c'è un esagono di terra, che può essere occupato da qualsiasi dinosauro. Non si vola sopra il mare.
  .why = Le ali portano un dinosauro, una volta per fase, in un esagono a distanza due, con terra in mezzo.

DI-GENE-17 = Rigenerazione: con tre dinosauri o meno il tuo clan non può essere attaccato e il clima non ne uccide nessuno; nulla lo porta da quattro o più a meno di tre. Un clan di due resta a due finché non ne nascono altri.
  .why = Quel clan ha Rigenerazione e gli restano al massimo tre dinosauri.

DI-GENE-18 = Cuccioli assassini: puoi mandare un cucciolo in un esagono con un dinosauro nemico, a portata di nascita. Decide un dado: da 1 a 3, il nemico muore e il cucciolo prende il suo posto; 4 o 5, il cucciolo muore; 6, torna nella riserva. La nascita è usata in ogni caso. Un clan al suo minimo (due dinosauri, tre con Rigenerazione) non è un bersaglio. Non è un combattimento: corna e Pelle di camaleonte non contano. Un tavolo può usare le probabilità del riassunto: 1 o 2, 3 o 4, 5 o 6.
  .why = Puoi mandare un cucciolo solo contro un nemico il cui clan può perdere un dinosauro.

DI-GENE-19 = Sesto senso: finché restano gettoni clima, vedi sempre quello in cima alla pila, e solo tu.

DI-GENE-20 = Con ali e pinne si arriva in un esagono libero e non si attacca mai. Guscio duro conta gli esagoni di terra, e chi vi si trova non lo blocca. Quando un dinosauro fugge, l'attaccante occupa comunque l'esagono. Il proprietario del fuggitivo può anche lasciarlo morire. Rigenerazione non dà dinosauri: porta il minimo da due a tre.
  .why = Con ali e pinne si arriva in un esagono libero.

DI-GENE-21 = Ogni clan ha sempre da due a otto dinosauri sul tabellone.
  .why = Ogni clan conserva almeno due dinosauri.

DI-GENE-22 = Una plancia può contenere quanti geni si vuole di uno stesso tipo.


## Initiative

DI-INIT-01 = I segnalini vanno sul tracciato nell'ordine delle loro colonne, da sinistra, e poi si ordinano per numero di dinosauri sul tabellone: per primo chi ne ha meno. A parità resta l'ordine delle colonne.

DI-INIT-02 = Dopo il riordino chi ha Adrenalina può spostare il segnalino in qualsiasi posto; gli altri mantengono il loro ordine.
  .why = Ora scegli il tuo posto sul tracciato, o tieni quello che hai.


## Movement and fights

DI-MOVE-01 = Una specie ha 2 punti movimento più quelli dei suoi geni, da dividere tra i suoi dinosauri come si vuole. Ogni punto movimento sposta un dinosauro in un esagono di terra adiacente. Tutti i movimenti e gli attacchi di un giocatore sono una sola giocata; finisce quando il giocatore la conclude, o quando non c'è né un movimento da fare né una carta da giocare.
  .why = Un punto movimento sposta un tuo dinosauro in un esagono adiacente.

DI-MOVE-02 = Nessun dinosauro attraversa o occupa un esagono in cui ce n'è un altro, salvo in un combattimento o con un gene che lo permette.
  .why = In quell'esagono c'è un dinosauro.

DI-MOVE-03 = I punti movimento non si devono usare per forza; quelli che restano vanno persi.
  .why = Non hai più punti movimento.

DI-MOVE-04 = Attaccare un dinosauro nemico in un esagono adiacente costa 1 punto movimento. Non puoi attaccare i tuoi dinosauri.
  .why = Puoi attaccare solo un nemico in un esagono adiacente.

DI-MOVE-05 = Il dado combattimento ha queste facce: un fallimento; un successo; una vittoria con almeno altrettante corna, anche quando nessuno dei due ne ha; una vittoria con più corna; una vittoria con almeno due corna in più.
  .why = Decide il dado combattimento.

DI-MOVE-06 = Se un attacco riesce, il dinosauro sconfitto va nella riserva del suo proprietario e l'attaccante occupa l'esagono. Se fallisce, entrambi restano dove sono. L'attaccante non muore mai.

DI-MOVE-07 = Lo stesso dinosauro può essere attaccato più volte, anche dallo stesso attaccante. Ogni attacco costa 1 punto movimento.

DI-MOVE-08 = Un clan con solo due dinosauri sul tabellone non può essere attaccato, ma può attaccare.
  .why = A quel clan restano solo due dinosauri e non può essere attaccato.


## Births

DI-BIRTH-01 = Nell'ordine del tracciato ogni giocatore può mettere un nuovo dinosauro in un esagono libero adiacente a uno dei propri. Dopo la giocata di tutti, ne fa un'altra chi ha almeno due uova, poi chi ne ha almeno tre, e così via.
  .why = Un cucciolo va in un esagono libero adiacente a uno dei tuoi dinosauri.

DI-BIRTH-02 = Un cucciolo conta come uno dei tuoi dinosauri per la nascita successiva.

DI-BIRTH-03 = Con tutti e otto sul tabellone puoi toglierne uno e rimetterlo sul tabellone, adiacente a uno di quelli che restano; va bene anche l'esagono liberato. È un'azione sola: senza un esagono per il cucciolo non si toglie nulla. Con Cuccioli assassini puoi mandare il cucciolo contro un nemico; se non riesce, il clan ne ha sette.
  .why = Puoi togliere uno dei tuoi solo quando tutti e otto sono sul tabellone, e devi rimetterlo adiacente a uno di quelli che restano.

DI-BIRTH-04 = Le nascite sono facoltative.

DI-BIRTH-05 = Una nascita rifiutata o impossibile va persa. Il giocatore ha comunque la sua giocata nei giri successivi.


## Survival and score

DI-SURV-01 = Nell'ordine del tracciato, ogni giocatore toglie i dinosauri uccisi dal clima. In zona ideale tutti sopravvivono. In zona calda ogni Termoregolazione può salvarne uno, in zona fredda ogni Pelliccia, in zona letale Cavernicolo; tutti gli altri muoiono. Salvare è un diritto: il proprietario sceglie chi salvare, e può lasciar morire un dinosauro che potrebbe salvare. Chi è salvato da Geyser o Oasi sopravvive in ogni caso. I morti vanno nella riserva.
  .why = Il clima non mette in pericolo quel tuo dinosauro.

DI-SURV-02 = Il proprietario toglie i morti uno alla volta e si ferma al minimo del clan: due dinosauri, o tre con Rigenerazione. Sopra il minimo muoiono tutti quelli che non si possono salvare; il proprietario può lasciar morire anche altri dinosauri in pericolo, ma mai uno in zona ideale.
  .why = Non puoi salvare tutti i tuoi dinosauri in pericolo: scegli chi muore.

DI-SURV-03 = Quando tutti hanno tolto i loro morti, ogni giocatore riceve 1 punto mutazione per ogni suo dinosauro sul tabellone, nell'ordine del tracciato.

DI-SURV-04 = Alla fine vince chi ha più punti mutazione; a parità, chi ha più dinosauri sul tabellone; se la parità resta, la vittoria è condivisa.


## Event cards

DI-CARD-00 = Le mani sono nascoste. In un round si possono giocare quante carte si vuole, ognuna nel suo momento e se la sua condizione è soddisfatta, anche senza effetto. Nessun effetto dura più di quanto dice la carta, e una carta giocata esce dal gioco.
  .why = Non hai in mano questa carta.
  .tip = Conviene tenere in mano una o due carte e sorprendere gli altri al momento giusto.

DI-CARD-01 = Mutazione alchemica: subito dopo che hai piazzato il segnalino, prima che altri offrano. Per prendere la sua colonna gli altri devono offrire almeno 3 in più, quindi lì un'offerta di 4 o più non si può superare. Si può giocare dopo ogni tuo piazzamento, prima che chi è stato superato offra di nuovo.
  .why = Mutazione alchemica si gioca subito dopo aver piazzato il segnalino; da allora prende la sua colonna solo un'offerta più alta di almeno 3.

DI-CARD-02 = Attacco furioso: nella tua giocata di movimento, ma non tra un attacco e il suo tiro di dado. Hai due corna in più in attacco per questa fase.
  .why = Attacco furioso si gioca nella propria giocata di movimento.

DI-CARD-03 = Camuffamento: all'inizio del movimento; nessun tuo dinosauro può essere attaccato in questa fase.
  .why = Camuffamento si gioca all'inizio del movimento; un clan protetto così non può essere attaccato.

DI-CARD-04 = Geyser: in questa fase di sopravvivenza tutti i tuoi dinosauri in zona fredda sopravvivono.
  .why = Geyser si gioca nella propria giocata di sopravvivenza, prima delle perdite.

DI-CARD-05 = Consiglio dei saggi: all'inizio di qualsiasi fase sposti il tuo segnalino in qualsiasi posto. Vi resta finché la prossima fase di iniziativa non riordina il tracciato, anche nel round seguente. Se lo giochi all'inizio della fase di iniziativa, ha effetto dopo il riordino e dopo Adrenalina, e il posto lo indichi allora.
  .why = Consiglio dei saggi si gioca all'inizio di una fase e indica un posto; nella fase di iniziativa il posto si indica dopo il riordino.

DI-CARD-06 = Orda di ratti: si gioca all'inizio della fase delle nascite; in quella fase non ci sono nascite né sostituzioni.
  .why = Orda di ratti si gioca solo prima della prima nascita.

DI-CARD-07 = Ladro di uova: subito dopo una nascita altrui sostituisci il cucciolo appena piazzato con un dinosauro della tua riserva, se il proprietario ha almeno quattro dinosauri sul tabellone. Conta subito come tuo, anche per le nascite.
  .why = Ladro di uova si gioca subito dopo una nascita altrui, e quel giocatore deve avere almeno quattro dinosauri.

DI-CARD-08 = Intervento umano: nella tua giocata delle nascite, in qualsiasi giro, prima di un piazzamento. In questa fase i tuoi cuccioli vanno in qualsiasi esagono libero.
  .why = Intervento umano si gioca nella propria giocata delle nascite, prima di piazzare un cucciolo.

DI-CARD-09 = Ingredienti mancanti: all'inizio della mutazione; si pesca un gene in meno, tu paghi 2 in meno un gene che vinci, mai meno di 0, e un giocatore non ottiene nulla.
  .why = Ingredienti mancanti si gioca all'inizio della mutazione.

DI-CARD-10 = Ultimo superstite: con meno di quattro dinosauri dopo le perdite ottieni 4 punti mutazione invece dei soliti. Li ricevi insieme agli altri giocatori, alla fine della fase.
  .why = Ultimo superstite si gioca dopo le proprie perdite, quando restano meno di quattro dinosauri.

DI-CARD-11 = Migrazione: tre punti movimento in più in questa fase.
  .why = Migrazione si gioca nella propria giocata di movimento.

DI-CARD-12 = Oasi: in questa fase di sopravvivenza tutti i tuoi dinosauri in zona calda sopravvivono.
  .why = Oasi si gioca nella propria giocata di sopravvivenza, prima delle perdite.

DI-CARD-13 = Incubatrice aperta: nella tua giocata del primo giro, prima di piazzare un cucciolo, ottieni due nascite in quella giocata. Se passi, rinunci a tutte quelle che restano.
  .why = Incubatrice aperta si gioca nella propria giocata del primo giro, prima di una nascita.

DI-CARD-14 = Profezia: si gioca quando si scopre un gettone clima. Il gettone non ha effetto; la ruota gira di 2 o di 1 in senso orario, di 1 in senso antiorario o per niente, come scegli tu. Contro il meteorite non funziona.
  .why = Profezia si gioca quando un gettone clima è appena stato scoperto.

DI-CARD-15 = Terrore: all'inizio della fase del clima, prima di scoprire il gettone, o appena il clima è stabilito. Uccidi un dinosauro nemico qualsiasi, se il proprietario ne ha almeno quattro. Dopo il meteorite è troppo tardi.
  .why = Terrore si gioca prima che si scopra il gettone clima o appena il clima è stabilito, contro un nemico con almeno quattro dinosauri.

DI-CARD-16 = Mutazione alchemica vale per la casella del segnalino e finisce quando l'offerta viene superata. Con Ingredienti mancanti una colonna non si usa. Chi non trova una colonna vuota può superare un'offerta o restare fuori del tutto: non costa nulla e non dà nulla, e il suo segnalino conta come se stesse a destra di tutte le colonne. Lo sconto vale per un gene, non per la carta evento. Per Ladro di uova serve un dinosauro nella riserva, e non si usa una tua nascita; i quattro della vittima comprendono il cucciolo. Alla fine la mano non vale nulla.
  .why = Per Ladro di uova serve un dinosauro nella tua riserva.

DI-CARD-17 = Quando più giocatori possono giocare una carta nello stesso momento, si chiede nell'ordine del tracciato finché tutti, uno dopo l'altro, non rinunciano; dopo ogni carta si ricomincia a chiedere da sinistra. Una carta si può usare dal momento in cui la si ottiene.
  .why = Ora puoi solo giocare una carta o passare.

DI-CARD-18 = Geyser, Oasi e Ultimo superstite si giocano nella propria giocata di sopravvivenza, i primi due prima delle perdite; Migrazione e Attacco furioso nella propria giocata di movimento; Camuffamento prima che qualcuno si muova.
  .why = Quella carta si gioca nella propria giocata, e Camuffamento prima che qualcuno si muova.

DI-CARD-19 = Ladro di uova si può giocare dopo ogni singola nascita, anche tra le due di Incubatrice aperta. Un cucciolo che è morto o è tornato nella riserva non si può rubare.
  .why = Ladro di uova si gioca subito dopo una nascita, finché il cucciolo è vivo.

DI-CARD-20 = Con Ingredienti mancanti non si può restare fuori finché c'è una colonna vuota, e chi non può fare offerte resta fuori subito. Lo sconto di 2 si somma a quello delle ampolle, solo per i geni.
  .why = Puoi restare fuori solo quando nessuna colonna è vuota.
