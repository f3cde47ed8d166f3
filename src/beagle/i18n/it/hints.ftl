### Suggerimenti al tavolo: dove guardare, perché, la mossa; si chiedono uno alla volta.

advice-where = Dove guardare
advice-why = Perché
advice-move = La mossa
advice-look = Guarda qui: { $what }.
advice-between = La scelta è tra queste due: { $one } – oppure: { $other }.
advice-ask-why = Dimmi perché
advice-ask-move = Mostra la mossa
advice-equal = Le tue mosse si equivalgono, più o meno.
advice-only = C'è una sola mossa.
advice-wins = Vince subito la partita.
advice-points = Ti porta subito dei punti: { $number }. È così qualunque cosa abbiano in mano gli altri (distribuzioni provate: { $worlds }).
advice-harm = Costa subito dei punti agli altri: { $number }. È così qualunque cosa abbiano in mano (distribuzioni provate: { $worlds }).
advice-tried = È andata meglio di tutte nelle continuazioni provate: { $number }.
advice-thinks = Sto cercando un suggerimento…
advice-stop = Ferma
advice-none = Per questa mossa non c'è un suggerimento.
advice-knows = Si usa solo ciò che puoi sapere. I suggerimenti sono annotati nella chat.
