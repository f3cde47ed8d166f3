### The first page: what can be played at once, and the lists of tables.

web-play-now = Zagraj teraz
    .about = Wybierz grę i przeciwnika. Gra zacznie się od razu.
web-play-game = Gra
web-play-opponent = Przeciwnik
web-play-opponents = Liczba przeciwników
# $name: a bot’s name
web-play-against = Zagraj z botem { $name }
web-practice = Trening
    .about = Podpowiedzi i cofanie każdego ruchu, nawet po rzucie kostkami lub dobraniu kart. Tylko przeciwko botom.
web-others-think = Inni się zastanawiają
# After the title of a list that couldn’t be read again. $time: when it was read, as 20:41
web-lists-from = stan z godz. { $time }
web-invitations = Zaproszenia
web-invited = Czeka na ciebie miejsce przy stole. Link otwarty { $ago }.
web-take-seat = Zajmij miejsce
