### What every drawn table says, whatever is played there.

table-turn = Turno { $turn }
table-pass = Passa
# What others read while somebody answers a question that has no words of its own for them.
table-deciding = { $seat } sta decidendo.
table-a-player = un giocatore
table-resigned = resa
table-bot-plays = assente, gioca un bot
table-bot = bot
table-label = Il tavolo
table-nothing-here = Ancora niente
table-choice = { $choice }
player-acts = di turno
player-you = tu

standing-ask-if-forced = Chiedimi anche se è consentita una sola risposta
    .about = Altrimenti il tavolo la gioca al posto tuo.
    .said = È consentita una sola risposta.

## Tokens and dice

token-red = segnalino cibo rosso
token-blue = segnalino cibo blu
token-fat = segnalino grasso
token-empty = ancora da prendere
token-gone = preso
token-struck = brucato
die-label = { $face } al dado
die-wins = { $face }: successo

## Games of older rules. $was and $now are versions of the rules; $move the number of the move where they part, $text
## the move as it is written, $rules the ids of the rules

older-refused = Le regole sono cambiate. Questa partita è stata giocata con la versione { $was } delle regole; quella attuale è la { $now }. La riproduzione si ferma prima della mossa { $move }, { $text }: non è più permessa ({ $rules }).
older-asked = Le regole sono cambiate. Questa partita è stata giocata con la versione { $was } delle regole; quella attuale è la { $now }. La riproduzione si ferma prima della mossa { $move }, { $text }: { $detail ->
    [nobody] a quel punto ora la partita è già finita
    [chance] a quel punto ora si tira un dado
   *[other] a quel punto ora tocca al giocatore { $detail }
} (regole cambiate: { $rules }).
older-position = Le regole sono cambiate. Questa partita è stata giocata con la versione { $was } delle regole; quella attuale è la { $now }. La riproduzione si ferma prima della mossa { $move }, { $text }: ora porta a un'altra posizione (regole cambiate: { $rules }).
older-result = Le regole sono cambiate. Questa partita è stata giocata con la versione { $was } delle regole; quella attuale è la { $now }. Tutte le mosse restano valide, ma { $detail ->
    [open] ora la partita non è finita
   *[other] ora il risultato è un altro: { $detail }
} (regole cambiate: { $rules }).
older-start = Le regole sono cambiate. Questa partita è stata giocata con la versione { $was } delle regole, e la versione { $now } non riesce a leggere la sua prima posizione: { $detail }
older-line = { $seat }: { $move }
table-points = Punti
