### I bot come avversari: chi sono i cinque livelli e quanto sono forti.

bots-role-covington = violinista di bordo
bots-role-martens = il pittore
bots-role-anning = cacciatrice di fossili
bots-role-fitzroy = il capitano
bots-role-darwin = il naturalista
bots-ladder = Quanto sono forti
# Tra due livelli: quante volte il più forte arriva davanti.
bots-ladder-share = { $share } su 100
bots-ladder-about = Misurato giocando: in quante partite su 100 il più forte arriva davanti al vicino più debole. Partite per gradino: almeno { $games }.
bots-ladder-none = Con queste regole non è ancora stato misurato.

## Un bot per un posto. $letter: il posto, $bot: il nome del bot

bots-for-seat = Un bot per il posto { $letter }
bots-seat-it = Fai sedere { $bot }
bots-substitute = Il bot per chi è assente
    .about = Gioca fino al ritorno.

## Suggerimenti: dove guardare, perché, la mossa; si chiedono uno alla volta

bots-propose-hints = Permetti i suggerimenti, se tutti sono d'accordo
bots-hint-where = Dove guardare
bots-hint-why = Perché
bots-hint-move = La mossa
bots-hint-look = Guarda qui: { $what }.
bots-hint-between = La scelta è tra queste due: { $one } – oppure: { $other }.
bots-hint-ask-why = Dimmi perché
bots-hint-ask-move = Mostra la mossa
bots-hint-equal = Le tue mosse si equivalgono, più o meno.
bots-hint-only = C'è una sola mossa.
bots-hint-wins = Vince subito la partita.
bots-hint-points = Ti porta subito dei punti: { $number }. È così qualunque cosa abbiano gli altri (distribuzioni provate: { $worlds }).
bots-hint-harm = Costa subito dei punti agli altri: { $number }. È così qualunque cosa abbiano (distribuzioni provate: { $worlds }).
bots-hint-tried = È andata meglio di tutte nelle continuazioni provate: { $number }.
bots-hint-thinks = Sto cercando un suggerimento…
bots-hint-stop = Ferma
bots-hint-none = Per questa mossa non c'è un suggerimento.
bots-hint-knows = Si usa solo ciò che puoi sapere. I suggerimenti sono annotati nella chat.
