### The first page: what can be played at once, and the lists of tables.

web-play-now = Gioca subito
    .about = Scegli un gioco e un avversario: si comincia subito.
web-play-game = Gioco
web-play-opponent = Avversario
web-play-opponents = Numero di avversari
# $name: a bot’s name
web-play-against = Gioca contro { $name }
web-practice = Allenamento
    .about = Hai i suggerimenti e puoi annullare qualsiasi mossa, anche dopo i dadi o nuove carte. Solo contro i bot.
web-others-think = Tocca agli altri
# After the title of a list that couldn’t be read again. $time: when it was read, as 20:41
web-lists-from = aggiornato alle { $time }
web-invitations = Inviti
web-invited = C'è un posto per te. Hai aperto il link { $ago }.
web-take-seat = Siediti
