### The people at a table: refusals, lines that everybody reads, presence, and what the host can do.

server-not-host = Może to zrobić tylko gospodarz stołu.
server-not-here = Tej osoby nie ma teraz przy stole.
server-not-yourself = Nie możesz tu wybrać siebie.
server-no-clock = Przy tym stole gra się bez zegara.
server-no-proposal = Nie ma propozycji, na którą trzeba odpowiedzieć.
server-proposal-pending = Najpierw wycofaj poprzednią propozycję.
server-no-hints = Podpowiedzi są dostępne w treningu albo przy stołach, gdzie wszyscy się na nie zgodzili.
server-hints-already = Podpowiedzi są tu już dozwolone.

# What the host did. $name: the host. $seat: the name of another player, or of the table
notice-host-renamed = { $name } zmienia nazwę stołu na „{ $seat }”.
notice-host-threats = { $name } znów pozwala pokazywać zagrożenia.
notice-host-no-threats = { $name } wyłącza wszystkim pokazywanie zagrożeń.
notice-host-nudged = { $seat ->
    [Ty] { $name } ponagla cię.
   *[other] { $name } ponagla gracza { $seat }.
 }
notice-host-time = { $seat ->
    [Ty] { $name } dodaje ci czas.
   *[other] { $name } dodaje czas: { $seat }.
 }
notice-host-bot = { $seat ->
    [Ty] { $name }: dopóki nie ma cię przy stole, gra za ciebie bot.
   *[other] { $name }: dopóki gracza { $seat } nie ma przy stole, gra za niego bot.
 }
notice-host-passed = { $seat ->
    [Ty] { $name } przekazuje ci rolę gospodarza.
   *[other] { $name } przekazuje rolę gospodarza: { $seat }.
 }
notice-host-away = { $seat ->
    [Ty] Gracza { $name } nie ma przy stole od dziesięciu minut; gospodarzem jesteś teraz ty.
   *[other] Gracza { $name } nie ma przy stole od dziesięciu minut; gospodarzem jest teraz { $seat }.
 }
notice-host-proposed-replace = { $seat ->
    [Ty] { $name } proponuje, żeby twoje miejsce zajął ktoś inny.
   *[other] { $name } proponuje, żeby miejsce gracza { $seat } zajął ktoś inny.
 }
notice-host-proposed-end = { $name } proponuje zakończyć grę bez wyniku.
notice-host-refused = Ktoś nie zgodził się na propozycję gospodarza.
notice-host-replaced = { $seat ->
    [Ty] Wszyscy się zgodzili: twoje miejsce może zająć ktoś inny. Na razie gra bot.
   *[other] Wszyscy się zgodzili: miejsce gracza { $seat } może zająć ktoś inny. Na razie gra bot.
 }
notice-host-ended = Wszyscy się zgodzili: gra kończy się bez wyniku.
notice-host-proposed-hints = { $name } proponuje pozwolić na podpowiedzi.
notice-host-hints = Wszyscy się zgodzili: podpowiedzi są dozwolone.
notice-host-substitute = { $name } wybiera innego bota do zastępowania nieobecnych.
notice-hint-taken = { $name } korzysta z podpowiedzi.


## People at the table. $ago is like “5 minutes ago”; $name, $names: players.

web-presence-here = przy stole
web-presence-elsewhere = zajmuje się czymś innym
web-presence-away = nie ma przy stole ({ $ago })
web-presence-bot = bot
web-presence-held = gra bot
web-host = gospodarz
web-rules-short = Zasady w skrócie
# In the title of the page and in the preview of a link
web-title-move-of = Ruch: { $name }
web-people = Przy stole
web-host-did = Co zrobił gospodarz
web-host-note = Wszyscy przy stole widzą, co tu robisz.
web-host-acts = { $name }: co możesz zrobić
web-rename = Zmień nazwę stołu
web-rename-save = Zapisz
web-nudge = Ponaglij: { $name }
web-nudged = Stół czeka na ciebie.
web-give-time = Dodaj czas: { $name }
web-make-host = Przekaż rolę gospodarza: { $name }
web-propose-replace = Niech ktoś inny zajmie miejsce gracza { $name }
    .about = Pozostali muszą się zgodzić. Karty zobaczy tylko nowa osoba.
web-propose-end = Zakończ bez wyniku, jeśli wszyscy się zgodzą
web-proposal-replace = Czy ktoś inny może zająć miejsce gracza { $name }?
web-proposal-end = Zakończyć grę bez wyniku?
web-proposal-hints = Pozwolić wszystkim na podpowiedzi?
web-hint = Podpowiedź
web-proposal-waits = Czekamy na odpowiedź: { $names }
web-proposal-withdraw = Wycofaj
web-vote-yes = Zgoda
web-vote-no = Nie zgadzam się
web-replaced-link = Link dla nowego gracza (miejsce { $letter })


## The end. $names: players.

web-end-length = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
web-place = { $place }. miejsce
web-tie-at = Remis: po { $points } pkt
web-once-more = Jeszcze raz w tym samym gronie?
web-again-opened = Następny stół jest otwarty.
web-again-go = Do następnego stołu
web-again-said-yes = tak
web-again-not-yet = jeszcze bez odpowiedzi
web-again-no = Nie teraz
web-again-some-no = { $people ->
    [one] { $people } osoba mówi: nie teraz.
    [few] { $people } osoby mówią: nie teraz.
   *[many] { $people } osób mówi: nie teraz.
}
web-again-yes-with = Tak, jeszcze raz (zgoda: { $names })
web-again-empty = Puste miejsce
web-again-bot = zajmie bot
web-again-out = odpada
web-again-about = Zaczniemy, gdy odpowiedzą wszyscy, którzy tu są. Każdy przesiada się o jedno miejsce.
web-again-waits = Czekamy na pozostałych.
