### Evolution: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

example-first-turn = Il primo turno
example-first-turn-hands = Anna e Bruno hanno sei carte a testa. Anna è il primo giocatore. Tu guardi con i suoi occhi.
example-first-turn-animals = Fase di sviluppo. Ognuno gioca una carta con il disegno verso l'alto: ecco i primi animali.
example-first-turn-poisonous = Anna rende Velenoso il suo animale. Bruno gioca un secondo animale.
example-first-turn-pair = Anche Anna gioca un secondo animale. Bruno unisce i suoi due con Comunicazione: quando uno riceve un segnalino rosso, ne riceve uno anche l'altro.
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
example-first-turn-better-stored = Bruno prende l'ultimo segnalino e lo mette sul Tessuto adiposo. La riserva è vuota.
example-first-turn-better-hunt = Terzo giro. Ora il carnivoro di Anna attacca lo stesso animale e lo mangia.
example-first-turn-better-all-live = Tutti e tre gli animali di Anna sono nutriti e nessuno muore. Anna pesca quattro carte invece di tre. La lezione: prendi prima i segnalini che vogliono tutti, e lascia per dopo la preda che non può scappare.

example-neoplasm = Neoplasia in due turni
example-neoplasm-before = L'animale di Anna ha Massa corporea ed Edificatore. Bruno ha in mano una carta con Neoplasia.
example-neoplasm-played = Fase di sviluppo. Neoplasia si gioca solo sull'animale di un altro giocatore. Sta sotto tutte le altre caratteristiche.
example-neoplasm-first-bank = Primo turno, fase di determinazione del cibo. Neoplasia sale di una carta. Da adesso Massa corporea non funziona più.
example-neoplasm-one-token = Per questo basta un segnalino: senza Massa corporea l'animale è nutrito.
example-neoplasm-second-turn = Sopravvive, e comincia il secondo turno. Una nuova caratteristica gli darebbe un turno in più. Anna decide di non giocarne.
example-neoplasm-dead = Secondo turno, fase di determinazione del cibo. Neoplasia supera Edificatore. Sopra non c'è più nessuna caratteristica che funzioni, quindi l'animale muore subito.
