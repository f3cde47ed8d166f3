### Evolution: every rule, in words for players.
###
### One message for each rule, named by the rule's own id. The attribute "why" is what a player hears
### whose move the rule forbids. Variables of "why", always given, sometimes only as the words of "it":
###   $animal  the acting animal, or the first one the move names; behind "animale"
###   $target  the second animal the move names; behind "animale"
###   $trait   the trait the move names; behind "caratteristica"
###
### Words used throughout: "cibo" is a red or blue token on an animal, "grasso" a yellow one; the "riserva" is the
### red tokens of the turn; a "turno" is four phases; a "giro" is once round the table within a phase;
### a "giocata" is one player's go in one round; "fabbisogno" is the food an animal must get; "zona" is a location.


## Editions and tables

EV-ED-01 = A un tavolo si gioca un'edizione con un insieme di moduli. Le espansioni (Tempo di volare e Continenti) e le carte speciali vanno con l'edizione regalo (regole base III). Un secondo set base va con l'edizione 1.4.1 o con l'edizione regalo. Cataclisma è uno scenario dell'edizione 1.4.1. All'edizione italiana non si può aggiungere nulla.
  .why = Questo tavolo non è possibile: le espansioni e le carte speciali vanno con l'edizione regalo, un secondo set base con la 1.4.1 o l'edizione regalo, Cataclisma con la 1.4.1, e l'edizione italiana non ammette moduli.

EV-ED-02 = Numero di giocatori: gioco base, da 2 a 4; due set base, da 2 a 8; base con Tempo di volare, da 2 a 6, con o senza carte speciali; base con Continenti, da 2 a 4, con o senza carte speciali; base con le sole carte speciali, da 2 a 4; base con Tempo di volare e Continenti, da 2 a 8, con o senza carte speciali. Cataclisma e l'edizione italiana indicano i propri numeri. Tutto il resto viene rifiutato, e ti si dice perché.
  .why = Questa combinazione non si può giocare con questo numero di giocatori: il gioco base è da 2 a 4 giocatori, due set base da 2 a 8, Tempo di volare da 2 a 6, Continenti da 2 a 4, le due espansioni insieme da 2 a 8; le carte speciali non cambiano nessuno di questi numeri.

EV-ED-03 = Con un'espansione nel mazzo e 2 o 3 giocatori, il tavolo può scegliere il mezzo mazzo: si mescola il mazzo e se ne mette da parte metà senza guardarla. Con Continenti e 2 giocatori il mezzo mazzo si compone invece con metà delle carte di ogni tipo; due carte sono dello stesso tipo se sono la stessa carta stampata, e dove il numero è dispari resta in gioco la metà più grande. Le sole carte speciali qui non contano come espansione.
  .why = Il mezzo mazzo è per 2 o 3 giocatori con un'espansione; le sole carte speciali non sono un'espansione.

EV-ED-04 = L'edizione italiana è da 2 a 4 giocatori. Ognuno tira un dado e chi fa il numero più alto è il primo giocatore; se più giocatori lo ottengono, solo loro tirano di nuovo. I punti si sommano a ogni turno, e le nuove carte si danno come dice EV-EXT-07.
  .why = L'edizione italiana è da 2 a 4 giocatori.

EV-ED-05 = Nell'edizione italiana il turno ha cinque fasi: prima lo sviluppo, poi la determinazione del cibo, poi la distribuzione del cibo, poi l'estinzione, infine il calcolo del punteggio e la pesca delle nuove carte. Tutto ciò di cui quell'edizione non parla (Mimetismo, Pascolo e Letargo come azioni secondarie, testi delle carte, fine della partita) è come nella 1.4.1. Pirateria dà un segnalino blu, quindi qui è un'azione principale: si usa invece di prendere un segnalino rosso, come un attacco. Il grasso può diventare cibo solo in un turno successivo a quello in cui è stato messo da parte.
  .why = Nell'edizione italiana ora non si può: il grasso messo da parte in questo turno diventa cibo in un turno successivo, e Pirateria si usa invece di prendere un segnalino rosso.


## Set-up

EV-SET-01 = Ogni giocatore riceve 6 carte, o 10 con Continenti. Il mazzo sta con il disegno dell'animale verso l'alto, così le caratteristiche sono nascoste. Il primo giocatore si stabilisce prima di dare le carte, e le carte si danno una alla volta, in senso orario a partire da lui. Quest'ordine vale in ogni edizione e in Cataclisma.

EV-SET-02 = Il primo giocatore si estrae a sorte, se il tavolo non ne ha indicato uno. I posti si contano in senso orario.

EV-SET-03 = Le mani sono nascoste; il tavolo è visibile a tutti. Puoi guardare la tua pila degli scarti, ma quelle altrui no. Quante carte ci sono in ogni mano, in ogni pila degli scarti e nel mazzo è noto a tutti. Puoi ricordare le carte che erano visibili quando sono state scartate.
  .why = Lì non puoi guardare: le mani sono nascoste, e delle pile degli scarti puoi guardare solo la tua.

EV-SET-04 = Con Continenti la regola stampata fa cominciare chi per ultimo ha attraversato il confine di un continente o, se nessuno l'ha fatto, un giocatore estratto a sorte; ai nostri tavoli il primo giocatore si estrae sempre a sorte, se il tavolo non ne ha indicato uno. Il primo giocatore tira tutti i dadi, prima quelli di Laurasia e poi quelli di Gondwana. I segni che mostrano che cosa è stato usato in questo turno sono visibili a tutti.


## Turn

EV-TURN-01 = Un turno ha quattro fasi: prima lo sviluppo, poi la determinazione del cibo, poi la distribuzione del cibo, infine l'estinzione con le nuove carte.

EV-TURN-02 = In ogni fase i giocatori agiscono in senso orario, a cominciare dal primo giocatore. La fase di sviluppo e la fase di distribuzione del cibo durano più giri.
  .why = Non tocca a te.

EV-TURN-03 = Il primo giocatore del turno successivo è chi siede a sinistra del primo giocatore di questo turno.


## Development

EV-DEV-01 = In ogni tua giocata della fase di sviluppo giochi una carta dalla mano: come nuovo animale, o come caratteristica di un animale. Una carta con due caratteristiche si gioca come una delle due, e tale rimane per sempre.
  .why = Nella fase di sviluppo si giocano solo carte: una per giocata, tra quelle che hai in mano, come animale o come una delle sue caratteristiche.

EV-DEV-02 = Invece di giocare una carta puoi passare. Dopo aver passato non giochi più carte in questa fase di sviluppo. Se non hai carte in mano, passi.
  .why = Hai passato, quindi non giochi più carte in questa fase di sviluppo.

EV-DEV-03 = La fase di sviluppo finisce quando tutti i giocatori hanno passato.
  .why = Le carte si giocano solo nella fase di sviluppo, che finisce quando tutti i giocatori hanno passato.

EV-DEV-04 = Metti caratteristiche solo sui tuoi animali, salvo dove la caratteristica stessa dice altro.
  .why = Non puoi giocare lì la caratteristica { $trait }: va solo sui tuoi animali.

EV-DEV-05 = Un animale può avere quante caratteristiche si vuole, ma mai due uguali. Fanno eccezione Tessuto adiposo e le caratteristiche di coppia, ognuna con un compagno diverso.
  .why = Non puoi giocare la caratteristica { $trait } sull'animale { $animal }: ne ha già una uguale.
  .short = ce l'ha già

EV-DEV-06 = Una caratteristica di coppia si gioca su due animali insieme, ed entrambi devono essere dello stesso giocatore. Un animale può avere la stessa caratteristica di coppia con più compagni, ma gli stessi due animali non ne condividono mai due uguali.
  .why = Non puoi giocare così la caratteristica { $trait }: una caratteristica di coppia unisce due animali diversi dello stesso giocatore che non la condividono ancora.
  .short = nessun compagno

EV-DEV-07 = Spazzino e Carnivoro non stanno mai sullo stesso animale.
  .why = Non puoi giocare la caratteristica { $trait } sull'animale { $animal }: Spazzino e Carnivoro non stanno mai sullo stesso animale.
  .short = incompatibile

EV-DEV-08 = Una mossa contro le regole viene rifiutata e non ti costa nulla. (A un tavolo vero si scarterebbe la carta giocata per seconda.)
  .why = Questa mossa è contro le regole. Non ti è costata nulla: scegline un'altra.

EV-DEV-09 = Nell'edizione italiana un animale può avere più Tessuti adiposi, ma una sola carta di ogni altra caratteristica. Una seconda caratteristica di coppia uguale viene rifiutata, anche con un altro compagno.
  .why = Non puoi giocare lì una seconda volta la caratteristica { $trait }: nell'edizione italiana su un animale si ripete solo Tessuto adiposo, e un altro compagno non cambia nulla.
  .short = ce l'ha già


## Food bank

EV-BANK-01 = Il numero di segnalini rossi nella riserva dipende dal numero di giocatori. 2 giocatori: un dado più 2; 3 giocatori: due dadi; 4 giocatori: due dadi più 2; 5 giocatori: tre dadi più 2; 6 giocatori: tre dadi più 4; 7 giocatori: quattro dadi più 2; 8 giocatori: quattro dadi più 4. I dadi hanno sei facce. Li tira il primo giocatore.


## Feeding

EV-FEED-01 = In ogni giro della fase di distribuzione del cibo ogni giocatore ha una giocata. Nella giocata prendi un segnalino rosso dalla riserva per un tuo animale, oppure usi una caratteristica, al posto del segnalino o in aggiunta, come dice la caratteristica stessa.
  .why = In una giocata prendi un segnalino rosso, se la riserva ne ha, per uno dei tuoi animali, o usi una loro caratteristica secondo il suo testo.

EV-FEED-02 = Ogni animale ha bisogno di 1 segnalino cibo, più i numeri sulle sue caratteristiche. Quando ne ha quanti gliene servono, rossi o blu che siano, è completamente nutrito: in breve, nutrito.
  .why = Non corrisponde al fabbisogno: l'animale { $animal } richiede 1 segnalino cibo più i numeri sulle sue caratteristiche.

EV-FEED-03 = Un animale nutrito non può ottenere altro cibo, a meno che non abbia un Tessuto adiposo vuoto in cui metterlo. Quando tutti i tuoi animali sono nutriti e non hanno più posto per il grasso, non prendi nulla.
  .why = Quell'animale non può ottenere cibo: è nutrito e non ha Tessuto adiposo vuoto.

EV-FEED-04 = Finché la riserva ha segnalini e hai un animale che può prenderne uno, devi prenderlo dalla riserva, a meno che tu non usi invece una caratteristica che si usa nella propria giocata. Vale qualsiasi caratteristica del genere, anche Pascolo, Pirateria o Letargo. Quindi non puoi concludere una giocata in cui non hai fatto nulla finché puoi prendere un segnalino.
  .why = Non puoi ancora concludere la giocata: non hai fatto nulla, la riserva ha segnalini e un tuo animale può prenderne uno. Prendilo, o usa una caratteristica che lo sostituisce.

EV-FEED-05 = Una caratteristica che si usa nella propria giocata si può usare anche con la riserva vuota.
  .why = Puoi usare la caratteristica { $trait } solo nella tua giocata.

EV-FEED-06 = Se non puoi fare nulla, la tua giocata si salta. Se non hai l'obbligo di prendere cibo puoi passare, e passare non è definitivo: in un giro successivo puoi agire di nuovo. Un giro comincia dal primo giocatore, e quando passa un intero giro senza che nessuno agisca, la fase è finita. La fase finisce inoltre subito, anche nel mezzo di una giocata, se non c'è nulla in sospeso e ogni animale sul tavolo è nutrito e non ha più posto per il grasso: a chi potrebbe ancora brucare, migrare o usare un'altra caratteristica non si chiede nulla. Il Tessuto adiposo che non funziona (disattivato, paralizzato o sui resti di un animale) non conta; quello di un animale in letargo o chiuso nella conchiglia sì. La tua giocata finisce da sé quando non ti restano azioni, altrimenti quando la concludi. Se hai fatto qualcosa, anche solo un'azione secondaria, hai agito.
  .why = Lì ora non c'è nulla da fare: una giocata finisce quando la concludi o non hai più azioni, e la fase finisce quando ogni animale è nutrito e non ha più posto per il grasso, o dopo un intero giro in cui nessuno ha agito.

EV-FEED-07 = I segnalini rimasti nella riserva alla fine della fase di distribuzione del cibo si tolgono.
  .why = La fase di distribuzione del cibo è finita, e i segnalini rimasti nella riserva sono stati tolti.

EV-FEED-08 = La provvista di segnalini è illimitata; se i pezzi finiscono, si usano altri segnalini.
  .why = La provvista di segnalini è illimitata: solo la riserva e il fabbisogno dei tuoi animali limitano quello che ottieni.


## Extinction and new cards

EV-EXT-01 = All'inizio della fase d'estinzione, per tutti gli animali nello stesso momento, ogni animale non nutrito va nella pila degli scarti del suo proprietario con le sue caratteristiche, anche di coppia. Lo stesso vale per ogni animale che ne ha mangiato uno velenoso. Fanno eccezione Conchiglia e Rigenerazione (EV-FLY-11 ed EV-CON-17).

EV-EXT-02 = Poi ogni giocatore riceve tante carte quanti sono i suoi animali sopravvissuti, più 1.

EV-EXT-03 = Chi non ha animali sul tavolo né carte in mano riceve invece 6 carte. Con Continenti sono 10, e due si mettono subito in gioco come animali.

EV-EXT-04 = Le nuove carte si danno una alla volta, in senso orario a partire dal primo giocatore. Quando il mazzo finisce, qualcuno ne riceve di meno.

EV-EXT-05 = Il cibo si toglie dagli animali; il grasso resta.

EV-EXT-06 = Se dando le nuove carte il mazzo si svuota, il turno successivo è l'ultimo. Se il mazzo finisce in un altro momento, EV-RUL-03 dice qual è l'ultimo turno.

EV-EXT-07 = Nell'edizione italiana i punti si contano a ogni turno, come alla fine della partita, e si sommano: ogni giocatore riceve punti per tutti i suoi animali sopravvissuti. Poi ricevi 1 carta e altre 2 per ogni tuo animale sopravvissuto, o 6 carte se non hai né carte né animali. Vince il totale più alto. L'ultimo turno e lo spareggio sono come nella 1.4.1.

EV-EXT-08 = Nell'edizione italiana puoi passare in qualsiasi fase, e allora ne sei fuori; ne sei fuori anche quando non puoi agire. La fase di distribuzione del cibo dura finché la riserva ha segnalini: finisce con la giocata in cui l'ultimo è stato preso o distrutto, o quando tutti i giocatori sono fuori, ma non perché tutti gli animali sono sazi. Le azioni secondarie sono libere, con o senza un'azione principale. Passare vuol dire concludere una giocata in cui non hai fatto nulla. La giocata in cui se n'è andato l'ultimo segnalino si gioca comunque fino in fondo. Questo sostituisce EV-FEED-04, EV-FEED-06 e l'obbligo di prendere cibo di EV-RUL-01.
  .why = Sei fuori da questa fase: hai passato o non potevi agire, oppure l'ultimo segnalino ha lasciato la riserva.


## End of the game

EV-END-01 = Vince chi ha più punti alla fine della partita. Dopo l'ultima fase d'estinzione ogni tuo animale sopravvissuto vale 2 punti e ogni sua caratteristica 1 punto. Le caratteristiche che richiedono cibo in più valgono altrettanti punti in più: Carnivoro 1, Massa corporea 1, Parassita 2, e così via per ogni caratteristica con un numero.
  .why = La partita è finita.

EV-END-02 = Una caratteristica di coppia è una carta sola e conta una volta (per Trematode vedi EV-FLY-21). Le carte disattivate da Neoplasia o dalla paralisi contano per intero.

EV-END-03 = A parità di punti vince chi ha più carte nella pila degli scarti. Se la parità resta, la vittoria è condivisa.

EV-END-04 = Con Continenti ogni animale nell'Oceano vale 1 punto in più.


## Base traits

EV-TR-01 = Massa corporea (fabbisogno +1): l'animale può essere attaccato solo da un carnivoro che abbia anche lui Massa corporea.
  .why = Massa corporea protegge l'animale { $target }: può attaccarlo solo un carnivoro che abbia anche lui Massa corporea.

EV-TR-02 = Nuotatore: l'animale può essere attaccato solo da un carnivoro che nuota. Un carnivoro che nuota non può attaccare un animale che non nuota.
  .why = Nuotatore vieta l'attacco all'animale { $target }: i nuotatori sono attaccati solo da nuotatori, e un carnivoro nuotatore attacca solo nuotatori.

EV-TR-03 = Velocità: quando l'animale è attaccato, si tira un dado. Con 4, 5 o 6 fugge, e il carnivoro non attacca più in questo turno. Il tiro non è facoltativo, nemmeno quando attacchi un tuo animale.
  .why = Per Velocità si tira quando il suo animale è attaccato: il tiro è obbligatorio e non si può fare in un altro momento.

EV-TR-04 = Mimetismo: quando l'animale è attaccato, il proprietario deve deviare l'attacco su un altro suo animale che quel carnivoro potrebbe attaccare. Se non ce n'è nessuno, Mimetismo non fa nulla. Agisce una volta per turno. Nell'edizione regalo può essere un attacco qualsiasi del turno, e un attacco che non ha potuto deviare non lo consuma. Nella 1.4.1 può essere solo il primo attacco del turno: se Mimetismo non ha potuto deviarlo o non l'ha fatto, per il resto del turno non agisce. Gli attacchi si contano per ogni animale, compresi quelli deviati su di lui da Mimetismo.
  .why = Mimetismo devia un attacco al suo animale, una volta per turno, su un altro tuo animale che questo carnivoro potrebbe attaccare; se può, deve farlo.

EV-TR-05 = Perdita della coda: quando l'animale è attaccato, il proprietario può scartare questa o un'altra caratteristica dell'animale. L'animale sopravvive, e il carnivoro ottiene 1 segnalino blu. Si possono perdere anche le caratteristiche di coppia e Parassita, ma non una carta che per il suo testo non si può scartare.
  .why = Quando il suo animale è attaccato, Perdita della coda fa perdere una caratteristica di quell'animale, e solo una che si può scartare.

EV-TR-06 = Camuffamento: solo i carnivori con Vista acuta possono attaccare l'animale.
  .why = Camuffamento protegge l'animale { $target }: può attaccarlo solo un carnivoro con Vista acuta.

EV-TR-07 = Vista acuta: un carnivoro che ce l'ha può attaccare gli animali con Camuffamento.
  .why = Un carnivoro ha bisogno di Vista acuta per attaccare un animale con Camuffamento; Vista acuta non fa altro.

EV-TR-08 = Scavatore: l'animale non può essere attaccato mentre è nutrito. Un animale che ha solo grasso non è nutrito.
  .why = Scavatore protegge l'animale { $target }: mentre è nutrito non può essere attaccato.

EV-TR-09 = Velenoso: il carnivoro che ha mangiato questo animale muore nella fase d'estinzione dello stesso turno. Se l'animale ha usato Perdita della coda non è stato mangiato, e il carnivoro vive.
  .why = Velenoso agisce da sé: il carnivoro che ha mangiato l'animale muore nella fase d'estinzione di questo turno.

EV-TR-10 = Parassita (fabbisogno +2): si gioca solo su un animale altrui, e un animale ne ha al massimo uno.
  .why = Parassita si gioca solo su un animale altrui, al massimo uno per animale.
  .short = solo altrui

EV-TR-11 = Tessuto adiposo: un animale può averne più d'uno. Quando un animale nutrito ottiene cibo, lo mette da parte come grasso, un segnalino su ogni carta. Quando ogni carta ha il suo segnalino non c'è più posto, e non si mette da parte altro grasso. Il cibo messo da parte come grasso è cibo ottenuto e fa scattare le caratteristiche di coppia come ogni altro. Tra le carte che funzionano si riempie prima quella vuota più in alto, e si usa prima quella piena più in basso.
  .why = Ogni Tessuto adiposo che funziona conserva un segnalino, quando il suo animale è nutrito e ottiene altro cibo; si può usare solo ciò che è stato messo da parte.

EV-TR-12 = Il grasso si usa nella propria giocata, invece di prendere un segnalino: i segnalini gialli di un animale, quanti si vuole, diventano cibo blu su quell'animale. Questo non conta come ottenere cibo e non fa scattare nulla. Non puoi trasformare in cibo più grasso di quanto l'animale richieda.
  .why = Il grasso si usa invece di prendere un segnalino, su un solo animale per giocata, e solo per quanto l'animale { $animal } ha messo da parte e ancora richiede.

EV-TR-13 = Pascolo: in ogni tua giocata ogni tuo animale che ce l'ha può distruggere 1 segnalino della riserva, in aggiunta alle altre azioni.
  .why = Ora non puoi brucare con l'animale { $animal }: ogni animale con Pascolo distrugge 1 segnalino in ogni tua giocata, se la riserva ne ha.

EV-TR-14 = Letargo: nella tua giocata puoi mandare l'animale in letargo. Per questo turno conta come nutrito e non può ottenere alcun cibo, nemmeno come grasso. Non può andare in letargo due turni di fila, né nell'ultimo turno. Ogni animale con questa caratteristica può andare in letargo, nutrito o no.
  .why = Va in letargo solo un animale con Letargo, non due volte in un turno, né due turni di fila, né nell'ultimo turno; e un animale in letargo non ottiene cibo.

EV-TR-15 = Spazzino: ogni volta che un animale viene mangiato, 1 segnalino blu va a un altro animale con Spazzino. Viene per primo il proprietario del carnivoro, poi gli altri in senso orario; lo ottiene il primo che ha uno spazzino in grado di prenderlo, e sceglie quale se sono più d'uno. Spazzino non sta mai su un animale insieme a Carnivoro.
  .why = Quando un animale viene mangiato, un solo animale con Spazzino ottiene un segnalino: il primo che può prenderlo, in senso orario dal proprietario del carnivoro. Spazzino non va mai con Carnivoro.

EV-TR-16 = Pirateria: una volta per turno, nella giocata del proprietario e in aggiunta alle altre azioni, l'animale toglie 1 segnalino cibo a un altro animale che ha ottenuto cibo in questo turno e non è nutrito, e ottiene 1 segnalino blu. Un animale il cui cibo viene solo dal grasso non si può derubare: trasformare il grasso in cibo non conta come ottenere cibo. Se in questo turno ha ottenuto del cibo, anche messo da parte come grasso, gli si può togliere qualunque segnalino. Nell'edizione italiana usare Pirateria è un'azione principale.
  .why = Non puoi derubare l'animale { $target } con l'animale { $animal }: ruba solo un animale con Pirateria, una volta per turno, e solo a un altro animale che ha cibo, ne ha ottenuto in questo turno e non è nutrito. Il cibo venuto dal grasso non conta come ottenuto.

EV-TR-17 = Comunicazione (di coppia): quando uno dei due ottiene un segnalino rosso dalla riserva, subito ne ottiene uno rosso dalla riserva anche l'altro.
  .why = Comunicazione agisce solo quando uno dei due ottiene un segnalino rosso dalla riserva: allora ne ottiene uno rosso anche l'altro.

EV-TR-18 = Cooperazione (di coppia): quando uno dei due ottiene un segnalino rosso o blu, l'altro ottiene subito 1 segnalino blu.
  .why = Cooperazione agisce solo quando uno dei due ottiene un segnalino rosso o blu: allora l'altro ottiene 1 segnalino blu.

EV-TR-19 = Simbiosi (di coppia): uno dei due viene scelto come simbionte. Finché vive, nessuno può attaccare l'altro; ma l'altro può ottenere cibo solo quando il simbionte è nutrito.
  .why = Simbiosi non lo permette: il compagno di un simbionte non può essere attaccato finché il simbionte vive, e non ottiene cibo finché il simbionte non è nutrito.

EV-TR-20 = Ogni caratteristica di coppia agisce una volta per giro; i dettagli sono in EV-RUL-18. Le catene di più caratteristiche di coppia sono permesse. Se più d'una è in attesa, il proprietario sceglie l'ordine.
  .why = Ogni caratteristica di coppia agisce una volta per giro: scegline una ancora in attesa.

EV-TR-21 = Quando un animale di una coppia lascia il tavolo, si scarta anche la caratteristica di coppia. Per Rigenerazione vedi EV-CON-17.
  .why = Quella caratteristica di coppia non c'è più: è stata scartata quando uno dei suoi due animali se n'è andato.

EV-TR-22 = Quando la riserva è vuota, Comunicazione non dà nulla.
  .why = Ora Comunicazione non dà nulla: la riserva è vuota.


## Carnivores

EV-ATT-01 = Carnivoro (fabbisogno +1): una volta per turno ogni animale che ce l'ha può attaccare un animale, nella giocata del proprietario e invece di prendere un segnalino. In ogni giocata c'è un solo attacco.
  .why = Ora non puoi attaccare con l'animale { $animal }: attacca solo un animale con Carnivoro, una volta per turno, nella tua giocata e invece di prendere un segnalino, con un solo attacco per giocata.

EV-ATT-02 = Un carnivoro può attaccare qualsiasi animale tranne sé stesso, compresi gli altri animali del suo proprietario e altri carnivori, a meno che l'animale non sia protetto.
  .why = Un carnivoro può attaccare qualsiasi animale sul tavolo tranne sé stesso, a meno che l'animale non sia protetto.

EV-ATT-03 = Non puoi attaccare con un carnivoro nutrito, a meno che non abbia un Tessuto adiposo vuoto.
  .why = Non puoi attaccare con l'animale { $animal }: è nutrito e non ha Tessuto adiposo vuoto.

EV-ATT-04 = Un carnivoro può attaccare anche quando la riserva è vuota.
  .why = Un attacco non dipende dalla riserva: servono un carnivoro che può ancora attaccare e la tua giocata.

EV-ATT-05 = Il proprietario dell'animale attaccato sceglie l'ordine delle caratteristiche che rispondono all'attacco. Se una fallisce, si può usare la successiva.
  .why = Risponde solo l'animale attaccato, con una sua caratteristica che non ha ancora provato a usare; l'ordine lo sceglie il proprietario.

EV-ATT-06 = Se nulla salva l'animale attaccato, viene mangiato: va nella pila degli scarti del proprietario con le sue caratteristiche, anche di coppia (fanno eccezione Conchiglia e Rigenerazione: EV-FLY-11 ed EV-CON-17), e il carnivoro ottiene 2 segnalini blu. Ciò che non ci sta va perso. Entrambi i segnalini si mettono prima che agisca qualsiasi caratteristica di coppia.
  .why = Quell'animale è stato mangiato e ha lasciato il tavolo.

EV-ATT-07 = Un attacco fallito è consumato per questo turno, a meno che una caratteristica non dica altro.
  .why = È già stato tentato ed è consumato: un carnivoro attacca una volta per turno, e una caratteristica risponde a un attacco una volta.

EV-ATT-08 = Non puoi dichiarare un attacco a un animale protetto, e puoi chiederne il motivo.
  .why = Non puoi dichiarare questo attacco all'animale { $target }: le regole lo proteggono da questo carnivoro.


## Time to Fly

EV-FLY-01 = Viviparo (fabbisogno +1): quando l'animale diventa nutrito, la prima carta del mazzo diventa un nuovo animale del suo proprietario. Il cucciolo è nutrito in questo turno: gli si mette sopra 1 segnalino blu. Se il mazzo è vuoto, non nasce nulla.
  .why = Non puoi usare Viviparo: agisce da sé, quando il suo animale diventa nutrito.

EV-FLY-02 = Il proprietario può guardare l'altro lato della carta del cucciolo. Con Continenti l'animale nasce nella zona del genitore.
  .why = Non puoi guardare quella carta: l'altro lato di un cucciolo lo vede solo il proprietario.

EV-FLY-03 = Se una nascita svuota il mazzo, questo turno è l'ultimo, e gli animali in letargo non sono nutriti. Si svegliano e in questo turno possono ottenere di nuovo cibo.
  .why = Ora nessun animale va in letargo: una nascita ha svuotato il mazzo, quindi questo turno è l'ultimo.

EV-FLY-04 = Agguato: un carnivoro che ce l'ha può attaccare un animale nel momento in cui prende un segnalino rosso dalla riserva, di chiunque sia la giocata. Al proprietario questo non costa la giocata, ma è l'unico attacco del carnivoro per il turno. Se la preda viene mangiata, il suo segnalino resta nella riserva.
  .why = Non puoi tendere un agguato con l'animale { $animal }: serve un carnivoro con Agguato che in questo turno non abbia ancora attaccato, nel momento in cui la preda prende un segnalino rosso dalla riserva.

EV-FLY-05 = Da un agguato non proteggono né Scavatore né Conchiglia.
  .why = Da un agguato non proteggono né Scavatore né Conchiglia.

EV-FLY-06 = Quando più giocatori potrebbero tendere un agguato, l'ordine è in EV-RUL-19.
  .why = Non puoi ancora tendere un agguato: prima di te si chiede ad altri.

EV-FLY-07 = Intelligenza (fabbisogno +1): una volta per turno il carnivoro ignora una caratteristica dell'animale che attacca. La sceglie il proprietario del carnivoro; fino alla fine del turno quella caratteristica non ha effetto su questo carnivoro. Contro Rana pescatrice Intelligenza non ha effetto.
  .why = Intelligenza non può farlo: una volta per turno ignora una caratteristica dell'animale attaccato, e contro Rana pescatrice non ha effetto.

EV-FLY-08 = Metamorfosi: nella tua giocata, invece di prendere un segnalino, scarta una caratteristica dell'animale che non aumenta il fabbisogno, e l'animale ottiene 1 segnalino blu. Si possono scartare le caratteristiche di coppia; Trematode, Parassita, Carnivoro e simili no.
  .why = Metamorfosi scarta una caratteristica del proprio animale che non aumenta il fabbisogno, nella tua giocata e invece di prendere un segnalino.

EV-FLY-09 = Volo: l'animale non può essere attaccato da un carnivoro che ha tante caratteristiche quante ne ha lui, o di più. Per entrambi gli animali si contano anche i Parassiti e le caratteristiche di coppia.
  .why = Volo protegge l'animale { $target }: può attaccarlo solo un carnivoro con meno caratteristiche.

EV-FLY-10 = Conchiglia: quando l'animale è attaccato, il proprietario può chiuderlo nella conchiglia. Non viene mangiato, ma fino alla fine del turno non ottiene cibo se non usando il proprio grasso. Il carnivoro non ottiene nulla e non attacca più in questo turno.
  .why = Conchiglia non lo permette: un animale chiuso nella conchiglia non ottiene cibo se non dal proprio grasso, e il carnivoro da cui si è difeso non attacca più in questo turno.

EV-FLY-11 = Quando un animale con Conchiglia muore, in qualunque modo, la Conchiglia resta in gioco, al centro del tavolo; solo i resti di un animale che si rigenera conservano la loro. Ogni giocatore può mettere una Conchiglia dal centro su un suo animale, nella propria giocata e invece di prendere un segnalino, come se la giocasse dalla mano.
  .why = Non puoi dare una Conchiglia all'animale { $animal }: puoi prenderne una dal centro nella tua giocata, invece di prendere un segnalino, per un tuo animale su cui potresti giocarla.

EV-FLY-12 = Un animale chiuso nella conchiglia non può più essere attaccato in questo turno.
  .why = La Conchiglia chiusa protegge l'animale { $target } fino alla fine del turno.

EV-FLY-13 = Specializzazione A e B: nella tua giocata, invece di prendere un segnalino, l'animale ottiene 1 segnalino blu. Non è possibile finché un altro animale sul tavolo ha lo stesso tipo. Un animale non ha mai sia A sia B.
  .why = Specializzazione non lo permette: non si può usare finché un altro animale ha lo stesso tipo, e A e B non stanno mai sullo stesso animale.

EV-FLY-14 = Con Continenti i due tipi di Specializzazione non si distinguono: due nella stessa zona si bloccano a vicenda, quelle in altre zone no.
  .why = Non puoi usare Specializzazione con l'animale { $animal }: un altro animale nella sua zona ha anche lui Specializzazione.

EV-FLY-15 = Rana pescatrice: puoi giocare la carta solo come animale, e solo tu sai che è una Rana pescatrice.
  .why = Rana pescatrice si può giocare solo come animale.
  .short = solo come animale

EV-FLY-16 = Quando un carnivoro attacca un animale senza caratteristiche, anche dopo Mimetismo, il proprietario di quell'animale può girare una sua Rana pescatrice, se anche questa è senza caratteristiche. La Rana pescatrice attacca l'attaccante fuori dal normale ordine di gioco, ignorandone una caratteristica. La sceglie il proprietario della Rana pescatrice, che deve nominarne una.
  .why = Puoi girare una Rana pescatrice solo se lei e l'animale attaccato sono tuoi e nessuno dei due ha caratteristiche, e devi nominare una caratteristica dell'attaccante da ignorare.

EV-FLY-17 = Una Rana pescatrice senza caratteristiche che viene attaccata deve essere girata. Una con caratteristiche è attaccata come ogni altro animale e non si gira. Al suo posto non si può girare un'altra Rana pescatrice.
  .why = Una Rana pescatrice attaccata e senza caratteristiche deve essere girata; una con caratteristiche resta nascosta, e nessun'altra prende il suo posto.

EV-FLY-18 = Se la Rana pescatrice mangia l'attaccante ottiene 2 segnalini blu e conserva ciò che aveva. Se non ci riesce, il primo carnivoro non ottiene nulla e non attacca più in questo turno.
  .why = Non puoi attaccare con l'animale { $animal }: ha incontrato una Rana pescatrice e non attacca più in questo turno.

EV-FLY-19 = Una volta girata, una Rana pescatrice è un animale con Carnivoro per il resto della partita, punteggio compreso.

EV-FLY-20 = Nuvola d'inchiostro: una volta per fase di distribuzione del cibo, quando l'animale è attaccato, non viene mangiato. Il carnivoro può attaccare di nuovo, lo stesso animale o un altro, in una giocata successiva del suo proprietario in questo turno. Finché quella giocata non è cominciata non può attaccare, nemmeno con un agguato; da allora può, anche con un agguato. Anche una giocata saltata conta come cominciata.
  .why = Nuvola d'inchiostro non lo permette: agisce una volta per fase di distribuzione del cibo, e il carnivoro che ha fermato non attacca nessuno, nemmeno con un agguato, finché non comincia la prossima giocata del suo proprietario.

EV-FLY-21 = Trematode (di coppia, fabbisogno +1 per ciascuno dei due): si gioca su due animali di un altro giocatore. Non si può scartare per effetto di altre caratteristiche; se ne va quando muore uno dei due animali. Un animale può averne quanti si vuole, ognuno con un compagno diverso. Nel punteggio è una caratteristica più il cibo in più di entrambi, 1 + 2 punti.
  .why = Trematode non lo permette: unisce due animali di un altro giocatore che non ne condividono ancora uno, e nessuna caratteristica può scartarlo.
  .short = solo altrui


## Continents

EV-CON-01 = Ci sono tre zone: Laurasia, Gondwana e l'Oceano. Quando giochi un animale, lo metti su uno dei due continenti, a tua scelta.
  .why = Un nuovo animale si mette in Laurasia o in Gondwana, mai nell'Oceano.

EV-CON-02 = Quando si gioca Nuotatore su un animale che sta su un continente, l'animale si sposta subito nell'Oceano con le sue caratteristiche, e la carta Nuotatore si scarta.

EV-CON-03 = Le caratteristiche di coppia uniscono solo animali della stessa zona. Quando una coppia si divide tra due zone, la caratteristica si scarta.
  .why = Non puoi unire l'animale { $animal } all'animale { $target }: una caratteristica di coppia vuole due animali della stessa zona.
  .short = nessuno in zona

EV-CON-04 = Le riserve di Laurasia / Gondwana / Oceano dipendono dal numero di giocatori. 2 giocatori: un dado / un dado più 2 / 3 segnalini; 3 giocatori: un dado / due dadi / 4; 4 giocatori: un dado più 2 / due dadi / 5; 5 giocatori: un dado più 3 / due dadi più 2 / 6; 6 giocatori: un dado più 5 / due dadi più 3 / 7; 7 giocatori: due dadi più 2 / tre dadi più 2 / 8; 8 giocatori: due dadi più 2 / tre dadi più 4 / 9.

EV-CON-05 = In una giocata tutto il cibo che ottieni e tutte le caratteristiche che usi sono di una sola zona, scelta da te. Cibo, attacchi, spazzini e altri effetti non passano mai da una zona all'altra.
  .why = È in un'altra zona: una giocata resta in una sola zona, e nulla passa da una zona all'altra.

EV-CON-06 = L'obbligo di prendere cibo si valuta su tutte le zone: non puoi concludere una giocata in cui non hai fatto nulla finché puoi prendere un segnalino in una zona qualsiasi.
  .why = Non puoi ancora concludere la giocata: non hai fatto nulla, e c'è una zona in cui puoi prendere un segnalino.

EV-CON-07 = Migrazione: nella tua giocata puoi dichiarare una migrazione. Allora puoi spostare quanti vuoi dei tuoi animali con Migrazione, da qualsiasi zona. Ogni animale si sposta con Migrazione o Volo al massimo una volta per turno; altri possono migrare in una giocata successiva. Puoi migrare solo se in quella giocata, prima e dopo, non ottieni cibo e non usi caratteristiche se non Migrazione, Remora e Volo. I migranti e chi li segue si spostano tutti nello stesso momento, e solo allora si controlla quali coppie si sono divise.
  .why = Migrazione non lo permette: ogni animale migra al massimo una volta per turno, e in una giocata con una migrazione non ottieni cibo e non usi caratteristiche se non Migrazione, Remora e Volo.

EV-CON-08 = Un animale che non nuota non può migrare nell'Oceano. Uno che nuota può spostarsi tra l'Oceano e un continente, ma non da un continente all'altro, a meno che non sappia anche volare (EV-CON-10). Quando lascia l'Oceano riceve una carta Nuotatore dalla pila degli scarti, con cui sulla terraferma nuota come nel gioco base; quando entra nell'Oceano la carta torna nella pila degli scarti.
  .why = Non puoi spostare lì l'animale { $animal }: nell'Oceano entrano solo i nuotatori, e i nuotatori che non volano non vanno da un continente all'altro.

EV-CON-09 = Remora: l'animale può seguire un animale che migra dalla sua zona, verso la stessa meta, anche se è di un altro giocatore. Da solo non si sposta mai. Decide prima il giocatore che migra, poi gli altri in senso orario, e più d'uno può seguire lo stesso animale. Può seguire in ogni migrazione, ma mai un'altra Remora.
  .why = Remora non lo permette: segue un animale che migra dalla sua stessa zona, da sola non si sposta mai e non segue mai un'altra Remora.

EV-CON-10 = Un animale con Volo che ha 1 o 2 caratteristiche può migrare tra i continenti come se avesse Migrazione. Un nuotatore il cui Volo funziona può andare da un continente all'altro senza passare per l'Oceano: con Volo, oppure con Migrazione e un numero qualsiasi di caratteristiche. In quel caso la carta usata è Migrazione.
  .why = L'animale { $animal } non può migrare con Volo: deve avere 1 o 2 caratteristiche, e va solo da un continente all'altro.

EV-CON-11 = Gregarismo: l'animale non può essere attaccato se nella sua zona gli animali con Gregarismo sono almeno tanti quanti i carnivori. Contano gli animali di tutti i giocatori.
  .why = Gregarismo protegge l'animale { $target }: nella sua zona gli animali con Gregarismo sono almeno tanti quanti i carnivori.

EV-CON-12 = Cnidociti: il carnivoro che ha attaccato questo animale, con successo o senza, è paralizzato: tutte le sue caratteristiche perdono effetto fino al prossimo turno, quindi richiede solo 1 segnalino cibo. Le sue caratteristiche di coppia non funzionano nemmeno per i compagni. Paralizza anche un attacco deviato da Mimetismo: conta solo che Cnidociti funzionasse nel momento dell'attacco. La paralisi colpisce ogni caratteristica, compresi Velenoso, Tessuto adiposo e, sulla terraferma, Nuotatore.
  .why = Non puoi usare la caratteristica { $trait }: l'animale { $animal } è paralizzato, e le sue caratteristiche, anche di coppia, non funzionano fino al prossimo turno.

EV-CON-13 = Edificatore: all'inizio della fase di distribuzione del cibo ogni animale che ce l'ha aggiunge 2 segnalini rossi alla riserva della sua zona.
  .why = Non puoi usare Edificatore: aggiunge cibo da sé, quando comincia la fase di distribuzione del cibo.

EV-CON-14 = Neoplasia: si gioca solo su un animale altrui e sta sotto le sue altre caratteristiche. All'inizio di ogni fase di determinazione del cibo si scambia di posto con la caratteristica non di coppia che ha sopra, e quella smette di funzionare. L'animale muore subito quando sopra Neoplasia non resta nessuna caratteristica non di coppia. Si controlla nella fase di determinazione del cibo dopo lo scambio, e nella fase di distribuzione del cibo dopo uno scarto, o uno scambio, che toglie l'ultima che ha sopra; mai nella fase di sviluppo. Una Neoplasia arrivata a sua volta con uno scambio conta come appena giocata: non uccide nessuno prima della prossima fase di determinazione del cibo. Le caratteristiche di coppia non sono toccate.
  .why = Neoplasia non lo permette: si gioca solo su un animale altrui, e le caratteristiche che ha superato non funzionano.
  .short = solo altrui

EV-CON-15 = Su un animale con Neoplasia non puoi giocare una seconda caratteristica uguale, anche se la prima è disattivata, salvo Tessuto adiposo; né una caratteristica che una disattivata esclude. L'ordine delle caratteristiche è fisso, e le nuove vanno in cima.
  .why = Non puoi giocare la caratteristica { $trait } sull'animale { $animal }: una caratteristica disattivata da Neoplasia continua a escluderla.
  .short = incompatibile

EV-CON-16 = Rigenerazione: l'animale può avere solo un'altra caratteristica, che non deve aumentare il fabbisogno; le caratteristiche di coppia contano. Questo limita quali carte si possono giocare: le carte disattivate contano, e anche Nuotatore. Una carta Nuotatore presa lasciando l'Oceano non è giocata, quindi il limite non la ferma.
  .why = Non puoi giocare la caratteristica { $trait } sull'animale { $animal }: oltre a Rigenerazione un animale può avere solo un'altra caratteristica, che non deve aumentare il fabbisogno.
  .short = Rigenerazione

EV-CON-17 = Se un animale con Rigenerazione viene mangiato, le sue caratteristiche restano sul tavolo, anche quelle di coppia, che non funzionano per nessuno dei due finché non rinasce. Nella fase d'estinzione, prima delle nuove carte, il proprietario deve mettere al suo posto come animale una carta dalla mano, o dal mazzo se la mano è vuota, nella stessa zona; per quell'animale non si pesca. I giocatori lo fanno in senso orario a partire dal primo. Se non ci sono carte né in mano né nel mazzo, le caratteristiche restano lì fino alla fine della partita e contano nel punteggio, senza il punto per l'Oceano. Rigenerazione non salva dalla fame. I resti non richiedono cibo.
  .why = Devi far rinascere l'animale mangiato con una carta dalla mano, o dal mazzo se la mano è vuota; fino ad allora le sue caratteristiche non funzionano.

EV-CON-18 = Ricombinazione (di coppia): una volta per turno, nella giocata del proprietario, i due animali si scambiano una caratteristica non di coppia ciascuno. Le due carte si spostano insieme, e solo poi si controlla chi è nutrito. Ogni carta va in cima alle caratteristiche del nuovo animale; solo Neoplasia va in fondo. Se allora un animale ha due caratteristiche uguali, una si scarta, a scelta del proprietario; Tessuto adiposo non è un doppione. Una caratteristica che si usa una volta per turno, se è già stata usata, non torna disponibile per il nuovo animale, perché la carta conserva il suo segno; attacchi e migrazioni sono segnati anche sull'animale.
  .why = Ricombinazione non lo permette: una volta per turno, nella tua giocata, ciascuno dei due animali dà una caratteristica non di coppia, e una già usata non torna disponibile sul nuovo animale.

EV-CON-19 = Per chi non ha né animali né carte in mano, vedi EV-EXT-03.

EV-CON-20 = Remora non toglie i limiti del nuoto. Solo un nuotatore può seguire un altro animale che entra nell'Oceano o ne esce, e solo dietro a un altro nuotatore; con la carta Nuotatore si procede come in EV-CON-08. Un nuotatore non segue mai da un continente all'altro. Una Remora può seguire un animale che migra con Volo.
  .why = Non puoi seguire con l'animale { $animal }: una Remora entra nell'Oceano o ne esce solo come nuotatore dietro a un nuotatore, e un nuotatore non segue mai da un continente all'altro.

EV-CON-21 = Gli animali sopravvissuti, e quelli che restano a un giocatore, si contano in tutte le zone insieme.

EV-CON-22 = Ogni animale nell'Oceano è un nuotatore. La carta Nuotatore scartata non è una caratteristica, quindi lì una Rana pescatrice senza caratteristiche funziona.


## Gift cards

EV-GIFT-01 = Strategia r: si può giocare sull'animale di qualsiasi giocatore. Per quell'animale il proprietario non riceve la carta; invece, all'inizio del prossimo turno, le prime due carte del mazzo diventano due suoi nuovi animali, nella stessa zona. Con il mazzo vuoto non ce ne sono.
  .why = Non puoi usare Strategia r: agisce da sé, all'inizio di un turno.

EV-GIFT-02 = Timido: dopo essere stato attaccato, l'animale non può più essere attaccato in questo turno.
  .why = Timido protegge l'animale { $target }: in questo turno è già stato attaccato.

EV-GIFT-03 = Sangue caldo (fabbisogno +1): in ogni giocata del proprietario l'animale può ottenere un segnalino rosso in più dalla riserva, qualunque altra cosa il giocatore abbia fatto e in qualsiasi momento della giocata; ma non quando è già nutrito.
  .why = Ora Sangue caldo non dà nulla all'animale { $animal }: dà un segnalino rosso in ogni tua giocata, se la riserva ne ha e l'animale non è nutrito.

EV-GIFT-04 = Il proprietario può guardare l'altro lato di entrambi gli animali nati da Strategia r, e quello della carta del mazzo con cui rinasce un animale con Rigenerazione.
  .why = Non puoi guardare quella carta: l'altro lato lo vede solo il proprietario dell'animale.


## Cataclysm

EV-CAT-01 = Cataclisma è uno scenario per giocatori esperti, da 2 a 6. C'è una sola riserva: la somma di due dadi più il numero di giocatori. I dadi si tirano prima di dare le carte.
  .why = Cataclisma è da 2 a 6 giocatori.

EV-CAT-02 = Si distribuisce tutto il mazzo, lo stesso numero di carte a ogni giocatore. Le carte che avanzano si tolgono senza guardarle.

EV-CAT-03 = Non puoi passare: ogni carta va giocata.
  .why = Non puoi passare: in Cataclisma ogni carta va giocata.

EV-CAT-04 = C'è un solo turno, ed è l'ultimo, quindi Letargo non si può usare.
  .why = In Cataclisma Letargo non si può usare: il suo unico turno è l'ultimo.

EV-CAT-05 = Puoi aggiungere al mazzo le carte con Agguato, Intelligenza, Metamorfosi, Volo, Rana pescatrice, Nuvola d'inchiostro, Ricombinazione o Edificatore. Il tavolo sceglie quali di questi otto tipi si aggiungono; senza una scelta, tutti. Allora ogni giocatore riceve 20 carte (EV-RUL-34), e il resto si toglie. Di che cosa è fatto il mazzo non è un segreto: chiunque può guardarne la lista.

EV-CAT-06 = Il punteggio si conta come sempre.

EV-CAT-07 = Cataclisma segue le regole della 1.4.1. Il primo giocatore si estrae a sorte prima di tirare per la riserva, e non c'è la fase di determinazione del cibo. Non ci sono zone: Nuotatore funziona come nel gioco base, ed Edificatore aggiunge all'unica riserva.


## How the rules meet

EV-RUL-01 = Una giocata della fase di distribuzione del cibo ha un'azione principale: prendere un segnalino rosso, attaccare, usare il grasso, usare Metamorfosi, usare Specializzazione, prendere una Conchiglia dal centro, o migrare. In aggiunta puoi fare quante azioni secondarie vuoi: Pascolo, Pirateria (nell'edizione italiana azione principale: EV-ED-05), Letargo, Sangue caldo, Ricombinazione. Una giocata può contenere un'azione principale, azioni secondarie o entrambe. Finché puoi prendere un segnalino rosso non puoi concluderla vuota (EV-FEED-04), ma basta un'azione secondaria.
  .why = Una giocata ha un'azione principale, e in aggiunta solo azioni secondarie; finché puoi prendere un segnalino rosso non puoi concluderla senza aver fatto nulla.

EV-RUL-02 = Anche quando tutti i tuoi animali sono nutriti, hai una giocata in ogni giro in cui si potrebbe usare una tua caratteristica, per esempio Pascolo, finché un animale qualsiasi sul tavolo è affamato o ha un Tessuto adiposo vuoto (EV-FEED-06).

EV-RUL-03 = Un turno è l'ultimo se il mazzo è vuoto quando comincia, o dal momento in cui il mazzo si svuota prima della sua fase d'estinzione. Se il mazzo si svuota solo nella fase d'estinzione, segue ancora un turno, e quello è l'ultimo.

EV-RUL-04 = Una carta che lascia il tavolo va nella pila degli scarti del giocatore sul cui animale si trovava, chiunque l'abbia giocata (Parassita, Trematode, Neoplasia, Strategia r). Una Conchiglia al centro e le caratteristiche di un animale che si rigenera non sono nella pila di nessuno.

EV-RUL-05 = Le nuove carte si danno a giri, a cominciare dal primo giocatore del turno che sta finendo; ognuno partecipa finché non ha ricevuto tutte le carte che gli spettano.

EV-RUL-06 = Vietano un attacco: Massa corporea, Camuffamento, Nuotatore, Scavatore (di un animale nutrito), Simbiosi, Volo, Gregarismo, Timido (dopo un attacco) e una Conchiglia chiusa. Rispondono a un attacco: Velocità, Mimetismo, Perdita della coda, Conchiglia, Nuvola d'inchiostro e Rana pescatrice. Velenoso e Cnidociti non fanno né l'una né l'altra cosa.
  .why = Non tutte le caratteristiche proteggono: alcune vietano un attacco, altre rispondono, e Velenoso e Cnidociti non fanno né l'una né l'altra cosa.

EV-RUL-07 = Un carnivoro che in quel momento non potrebbe ottenere cibo non può attaccare: uno nutrito e senza posto per il grasso, uno in letargo, uno chiuso nella conchiglia, o uno che aspetta il suo simbionte.
  .why = Non puoi attaccare con l'animale { $animal }: in questo momento non potrebbe ottenere cibo.

EV-RUL-08 = Velocità e Mimetismo sono obbligatori; Perdita della coda, Conchiglia, Nuvola d'inchiostro e, per proteggere un altro animale, Rana pescatrice non lo sono. Puoi cominciare da qualsiasi risposta, ma il tuo animale non viene mai mangiato prima di aver tirato per Velocità, o finché il suo Mimetismo può ancora deviare l'attacco.
  .why = Non puoi ancora lasciar mangiare l'animale: per Velocità si deve tirare, e Mimetismo deve deviare l'attacco se può.

EV-RUL-09 = L'animale su cui Mimetismo ha deviato un attacco può usare tutte le proprie risposte, compreso il proprio Mimetismo. Un attacco non si devia mai sull'attaccante stesso. Un'Intelligenza non ancora usata si può dichiarare contro il nuovo bersaglio prima che risponda, ma non allarga la scelta di Mimetismo.
  .why = Mimetismo non può deviare lì l'attacco: va su un animale che questo carnivoro potrebbe attaccare senza l'aiuto di Intelligenza, e mai sul carnivoro stesso.

EV-RUL-10 = Perdita della coda può far perdere caratteristiche disattivate, e anche Neoplasia; mai Trematode, e mai una Rana pescatrice nascosta.
  .why = Perdita della coda non fa mai perdere Trematode o una Rana pescatrice nascosta.

EV-RUL-11 = Un carnivoro avvelenato muore anche se è nutrito, in letargo o con Rigenerazione. Uno mangiato prima della fase d'estinzione non è morto di veleno: se si rigenera, le sue caratteristiche restano e il nuovo animale non è avvelenato. Un animale che mangia un carnivoro avvelenato non ne resta avvelenato.
  .why = Nulla salva un carnivoro avvelenato: nutrito, in letargo o con Rigenerazione, muore nella fase d'estinzione di questo turno.

EV-RUL-12 = Le catene e i cerchi di Simbiosi sono permessi, ma gli stessi due animali non si possono unire in entrambe le direzioni. Un simbionte in letargo è nutrito.
  .why = Non puoi giocare così Simbiosi: unisce gli stessi due animali una volta sola, e mai in entrambe le direzioni.

EV-RUL-13 = Può usare il grasso un animale che aspetta il suo simbionte o è chiuso nella conchiglia, ma non uno in letargo, e solo fino al proprio fabbisogno.
  .why = Non puoi usare quel grasso: un animale usa il grasso solo fino al proprio fabbisogno, e non mentre è in letargo.

EV-RUL-14 = Un animale in letargo non può attaccare né essere derubato, e conta come nutrito per Scavatore e Simbiosi. Il divieto di usare Letargo due turni di fila appartiene alla carta e si sposta insieme a lei.
  .why = Letargo non lo permette: un animale in letargo non può attaccare, essere derubato o usare grasso; conta come nutrito, e la sua carta riposa nel turno seguente.

EV-RUL-15 = Pirateria può derubare altri animali dello stesso proprietario e può riempire il Tessuto adiposo del pirata. Fa scattare Cooperazione ma non Comunicazione.
  .why = Ora non puoi derubare l'animale { $target } con l'animale { $animal }: il pirata deve poter prendere il segnalino, come cibo o come grasso.

EV-RUL-16 = Il carnivoro ottiene il suo cibo per primo, poi lo spazzino. Gli spazzini non ottengono nulla da Perdita della coda, né da animali morti di fame, di veleno o di Neoplasia; ottengono un segnalino per un animale con Rigenerazione che è stato mangiato. Lo spazzino deve prendere il suo segnalino.
  .why = Lo spazzino deve prendere il suo segnalino: scegli uno dei tuoi spazzini che può.

EV-RUL-17 = Ogni attacco risolto consuma l'attacco del turno del carnivoro, tranne uno fermato da Nuvola d'inchiostro. Il limite di un solo animale attaccante per giocatore e per giro vale per gli attacchi nella propria giocata: Agguato e Rana pescatrice ne sono esclusi. Ci si scosta qui dalla lettera delle regole base, perché Agguato non costa una giocata.
  .why = Ora non puoi attaccare con l'animale { $animal }: ogni carnivoro ha un attacco per turno, e in ogni giro un solo tuo animale attacca nella tua giocata.

EV-RUL-18 = Le caratteristiche di coppia sono obbligatorie e agiscono subito, anche fuori dalla giocata del proprietario. Ogni carta agisce al massimo una volta per giro, di chiunque sia la giocata. Se più d'una è in attesa, il proprietario sceglie quale agisce ora; una il cui compagno non può prendere cibo resta in attesa finché le altre non hanno finito, e poi decade. Una caratteristica di coppia decaduta non ha agito e può ancora agire in quel giro. Tutto ciò che un agguato fa scattare si completa prima del resto.
  .why = Le caratteristiche di coppia in attesa devono agire prima di ogni altra cosa, ognuna al massimo una volta per giro: scegline una il cui compagno può prendere cibo.

EV-RUL-19 = Agguato risponde a ogni segnalino rosso della riserva, compresi quelli di Comunicazione e Sangue caldo. Si chiede ai giocatori in senso orario, a cominciare da chi siede a sinistra del proprietario dell'animale che mangia; a lui si chiede per ultimo, e anche lui può tendere un agguato. La domanda si fa una volta a ogni giocatore, per tutti i suoi animali in agguato insieme. Gli attacchi si risolvono uno alla volta, e dopo ognuno si chiede di nuovo a tutti quelli che possono ancora attaccare. Solo quando gli agguati sono finiti si mette il segnalino: sull'animale, se è vivo e può ancora prenderlo, altrimenti resta nella riserva. In entrambi i casi chi stava prendendo ha speso l'azione principale. Se Mimetismo devia un agguato, Scavatore e Conchiglia non proteggono nemmeno il nuovo bersaglio. Una conchiglia chiusa prima dell'agguato protegge anche allora.
  .why = Ora non puoi tendere un agguato: si chiede in senso orario, a cominciare da chi siede a sinistra del proprietario di chi mangia, un attacco alla volta, e una conchiglia chiusa prima protegge l'animale.

EV-RUL-20 = Intelligenza si sceglie insieme all'attacco. Può nominare qualsiasi caratteristica del bersaglio (compresi Velenoso, Cnidociti, Timido e Simbiosi), ma non toglie i limiti del carnivoro stesso: un carnivoro nuotatore continua a non poter attaccare un animale che non nuota. Si può nominare qualsiasi carta del bersaglio, che funzioni o no, e anche il Carnivoro di una Rana pescatrice girata; il nuoto senza carta no. Se si nomina Rigenerazione, l'animale mangiato non rinasce. Si nomina una carta, non un tipo: di due carte Simbiosi sulla preda si ignora solo quella nominata, e l'altra protegge ancora. Una carta di coppia è una sola caratteristica su due animali: ignorata sul simbionte, non protegge da questo carnivoro nemmeno il compagno. Lo stesso vale per la caratteristica che ignora una Rana pescatrice. La carta nominata resta ignorata ovunque si trovi in questo turno, anche spostata da Ricombinazione, e nessun'altra carta dello stesso tipo lo è. Una seconda scelta nello stesso turno, con un'Intelligenza ricevuta per Ricombinazione, si aggiunge alla prima.
  .why = Intelligenza non può farlo: nomina una carta del bersaglio insieme all'attacco, una carta di coppia con il compagno, e non toglie i limiti del carnivoro stesso.

EV-RUL-21 = Una Rana pescatrice non protegge animali fuori dalla sua zona. Se, oltre alla caratteristica che ignora, ne resta un'altra che vieta il suo attacco, l'attacco fallisce. Il carnivoro attaccato dalla Rana pescatrice può rispondere. Se quel carnivoro è sfuggito, anche con Nuvola d'inchiostro, non attacca più in questo turno. Una carta Rana pescatrice funziona comunque sia arrivata sul tavolo. Finché non è girata, conta come un animale senza caratteristiche proprie. Quando il suo morso fallisce, la Rana pescatrice ha usato il suo attacco del turno, ma il carnivoro non conta come attaccato. Una Rana pescatrice che non potrebbe ottenere cibo morde lo stesso.
  .why = Rana pescatrice non lo permette: difende solo animali della sua zona, un carnivoro che le è sfuggito non attacca più in questo turno, e un morso fallito consuma il suo stesso attacco.

EV-RUL-22 = Metamorfosi e Specializzazione si possono usare in ogni giocata del proprietario. Metamorfosi prima scarta e poi nutre, quindi può far perdere ciò che impedisce all'animale di mangiare, o sé stessa. Dopo lo scarto l'animale deve poter prendere un segnalino.
  .why = Metamorfosi prima scarta e poi nutre: dopo questo scarto l'animale non potrebbe comunque prendere un segnalino.

EV-RUL-23 = Una Conchiglia al centro può essere presa da un animale di qualsiasi zona, se la si potrebbe giocare su quell'animale. Solo la morte lascia una Conchiglia al centro: una persa con Perdita della coda, Metamorfosi o Ricombinazione si scarta.
  .why = Non puoi dare quella Conchiglia all'animale { $animal }: deve stare al centro del tavolo, e devi poterla giocare su quell'animale.

EV-RUL-24 = Volo conta le carte caratteristica: vale ogni Tessuto adiposo, ogni caratteristica di coppia e ogni carta disattivata; una Rana pescatrice nascosta no.
  .why = Volo non lo permette: confronta tutte le carte caratteristica, con ogni Tessuto adiposo, caratteristica di coppia e carta disattivata.

EV-RUL-25 = Viviparo risponde a ogni passaggio da non nutrito a nutrito nella fase di distribuzione del cibo, qualunque ne sia la causa, nell'ordine in cui avvengono. Se due avvengono nello stesso momento, li ordina il proprietario. Un animale il cui Viviparo è disattivato in quel momento non partorisce.
  .why = Prima scegli quale di questi animali partorisce.

EV-RUL-26 = Una Specializzazione disattivata non blocca le altre.

EV-RUL-27 = I resti di un animale con Rigenerazione non possono agire, essere attaccati o prendere una Conchiglia, e non puoi giocarvi carte. Finché non rinasce, le sue caratteristiche non hanno effetto, non bloccano nessuno e non si contano. Il grasso resta sulle loro carte. Una carta di coppia condivisa con dei resti non conta per Volo e non è una caratteristica del compagno vivo fino alla rinascita, ma resta una coppia del suo tipo. Chi ha i resti di più animali li fa rinascere in qualsiasi ordine, prima con le carte della mano.
  .why = Quelli sono i resti di un animale mangiato: finché non rinasce non fanno nulla, non possono essere attaccati, e non vi si mettono carte.

EV-RUL-28 = Neoplasia si sposta prima che Edificatore aggiunga. Se uno scarto non lascia nessuna caratteristica non di coppia sopra Neoplasia, l'animale muore subito; così anche se la caratteristica sopra se n'è andata in uno scambio e non è stata sostituita. Ma una Neoplasia arrivata con uno scambio in questo turno non uccide nessuno prima della prossima fase di determinazione del cibo, nemmeno se poi uno scarto o un altro scambio non le lascia nulla sopra. Il grasso su una carta disattivata da Neoplasia resta lì e non si può usare. Quando Neoplasia se ne va da un animale, tutto ciò che aveva disattivato funziona di nuovo.
  .why = Non puoi usare quel grasso: Neoplasia ha disattivato la sua carta.

EV-RUL-29 = Ricombinazione: se la carta che un animale riceve è incompatibile con le sue caratteristiche, quella carta si scarta; non importa chi potrebbe giocarla lì. Specializzazione A e B sono incompatibili. Rigenerazione è incompatibile per ciò che dice la sua carta, che ammette una sola altra caratteristica che non aumenti il fabbisogno: se l'animale ne ha di più, o una non ammessa, una Rigenerazione ricevuta si scarta; e un animale con Rigenerazione scarta una carta ricevuta che non può avere. Il grasso si sposta con la sua carta. Gli stati legati a una carta (in letargo, chiuso, timido) finiscono quando la carta se ne va. Un animale non conserva più cibo di quanto ora ne richieda. Prima si toglie il cibo in eccesso, poi si controlla Neoplasia.

EV-RUL-30 = Gregarismo conta i Gregarismi e i Carnivori che funzionano, compresa una Rana pescatrice girata, nel momento dell'attacco.
  .why = Gregarismo protegge l'animale { $target }: in questo momento nella sua zona i Gregarismi che funzionano sono almeno tanti quanti i Carnivori che funzionano.

EV-RUL-31 = Cnidociti agisce da sé, in quest'ordine: l'attacco, il cibo del carnivoro, la paralisi, lo spazzino. Tutto ciò che quel cibo fa scattare, nascite e caratteristiche di coppia, avviene prima della paralisi. L'animale paralizzato conserva il cibo oltre l'unico segnalino che richiede. Il morso di una Rana pescatrice è una risposta all'attacco: un carnivoro già punto (Cnidociti, poi Mimetismo su una Rana pescatrice) può ancora rispondere al morso con ciò che ha, e viene paralizzato dopo.

EV-RUL-32 = Con Continenti un animale che lascia l'Oceano prende una carta Nuotatore dalla pila degli scarti del proprietario, se c'è; va bene qualsiasi carta che porti Nuotatore, e si prende la più vecchia della pila. Se non c'è, l'animale nuota senza carta: è un nuotatore per attacchi e migrazione, ma non ne ricava punti, e Volo, Rigenerazione e Neoplasia non ne tengono conto. La paralisi non gli toglie il nuoto. Non puoi giocare Nuotatore su un animale che è nell'Oceano, ma puoi giocarlo su un animale di terraferma che nuota senza carta.
  .why = Non puoi giocare Nuotatore sull'animale { $animal }: è nell'Oceano e nuota già.
  .short = nuota già

EV-RUL-33 = Con Continenti, se non ti resta nulla e ricevi dieci carte, scegli le due che diventano animali e un continente per ciascuna. Se ne hai ricevute di meno, metti in gioco quante puoi delle due. Gli animali si mettono in gioco quando tutte le carte sono state date, in ordine di turno.
  .why = Ora devi mettere in gioco come animali due delle nuove carte, o quante ne hai ricevute, ciascuna in Laurasia o in Gondwana.

EV-RUL-34 = In Cataclisma con carte aggiunte ogni giocatore riceve 20 carte, o quante ne permette una divisione in parti uguali: in sei, 19.

EV-RUL-35 = Strategia r si esegue all'inizio del turno, un giocatore alla volta, a partire dal primo giocatore di quel turno, animale per animale: le due carte in cima al mazzo per uno, poi il successivo. I cuccioli non sono nutriti. Se così il mazzo si svuota, questo turno è l'ultimo. Chi ha più d'uno di questi animali procede nell'ordine in cui sono arrivati sul tavolo, entrambi i cuccioli di uno prima del successivo.

EV-RUL-36 = Timido conta anche un attacco deviato o fermato. Il suo segno è sulla carta: si mette quando l'animale è attaccato e sparisce quando la carta se ne va. Sangue caldo non riempie mai il grasso, e fa scattare Agguato e Comunicazione.
  .why = Non è permesso: Timido conta ogni attacco del turno, anche deviato o fermato, e Sangue caldo non riempie mai il grasso.

EV-RUL-37 = Un animale la cui Strategia r è disattivata da Neoplasia dà la carta normale e nessun cucciolo. La paralisi non cambia nulla. Un animale con Strategia r mangiato e rinato non dà né carta né cuccioli.

EV-RUL-38 = Quando il fabbisogno di un animale scende (per Perdita della coda, un Trematode perso o la paralisi), il cibo in eccesso resta, senza effetto; solo Ricombinazione lo toglie. Il grasso su una carta scartata va perso.

EV-RUL-39 = Il Carnivoro di una Rana pescatrice girata fa parte della carta animale. Conta come una caratteristica per il fabbisogno, per Volo e per il punteggio. Nulla può farlo perdere o scambiarlo. Neoplasia non può coprirlo, e il Carnivoro non la trattiene.
  .why = Il Carnivoro di una Rana pescatrice girata fa parte dell'animale: non si può perdere né scambiare.

EV-RUL-40 = Puoi scartare con Metamorfosi una carta disattivata, o scambiarla. Una carta che se ne va da sotto Neoplasia funziona di nuovo. Le caratteristiche stanno nell'ordine in cui sono state giocate. Per Metamorfosi conta il numero stampato sulla carta.
  .why = Per Metamorfosi conta il numero stampato: una carta che ne ha uno resta, anche mentre è disattivata.

EV-RUL-41 = Nessuna regola dipende dal colore del cibo. Quando un animale perde solo uno dei suoi segnalini (per Pirateria, o come cibo oltre il fabbisogno dopo Ricombinazione), va via prima uno blu. Il cibo ricavato dal grasso è blu.
