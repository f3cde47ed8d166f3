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
# In the title of the page and in the preview of a link
web-title-move-of = Ruch: { $name }
web-nudge = Ponaglij: { $name }
web-nudged = Stół czeka na ciebie.
web-give-time = Dodaj czas: { $name }
web-propose-replace = Niech ktoś inny zajmie miejsce gracza { $name }
    .about = Pozostali muszą się zgodzić. Karty zobaczy tylko nowa osoba.
web-proposal-replace = Czy ktoś inny może zająć miejsce gracza { $name }?
web-proposal-end = Zakończyć grę bez wyniku?
web-proposal-hints = Pozwolić wszystkim na podpowiedzi?
web-hint = Podpowiedź
web-proposal-waits = Czekamy na odpowiedź: { $names }
web-proposal-withdraw = Wycofaj
web-vote-yes = Zgoda
web-vote-no = Nie zgadzam się

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

web-lost-table = Link przestaje działać, gdy miejsce dostanie ktoś inny, a opuszczone stoły są zamykane. Poproś o nowy link osobę, od której masz zaproszenie.
web-old-link-about = Link do miejsca działa tylko dla pierwszej osoby, która go otworzy, żeby nikt inny nie zobaczył kart. Jeśli to twoje miejsce, otwórz stół na urządzeniu, z którego je zajęto.
web-undo-yes = Zgoda
web-undo-no = Nie zgadzam się
web-undo-waiting = Czekamy na zgodę pozostałych.
web-again = Zobacz jeszcze raz
web-replay-last = Pokaż ostatni ruch jeszcze raz
  .short = Ostatni ruch
web-replay-mine = Pokaż wszystko od mojego ruchu
  .short = Od mojego ruchu
web-played-for-you = Zagrano za ciebie: { $move }
web-played-why = Dlaczego?
web-played-forced = Dozwolona jest tylko ta odpowiedź.
web-played-by = Twoja odpowiedź na zapas: { $answer }
web-stand-in = Niech bot gra za gracza { $name }
# Stół czeka na kogoś, kogo nie ma; do gospodarza. $name: kogo brakuje. $bot: bot na zastępstwo
web-missing-turn = Ruch gracza { $name }, którego nie ma przy stole
web-missing-host = Jako gospodarz możesz wybrać, co dalej.
web-missing-wait = Poczekaj
    .about = Gra ruszy dalej, gdy { $name } wróci.
    .clock = Zegar gracza { $name } idzie.
web-missing-bot = Niech gra bot
    .about = Bot: { $bot }. Gra, dopóki { $name } nie wróci i nie zajmie znów miejsca.
web-missing-other = Niech usiądzie ktoś inny
web-since-moves = { $moves ->
    [one] Pod twoją nieobecność: { $moves } ruch
    [few] Pod twoją nieobecność: { $moves } ruchy
   *[many] Pod twoją nieobecność: { $moves } ruchów
}
web-since-list = Co się stało
web-since-play = Odtwórz
web-chat-empty = Nie ma jeszcze wiadomości.
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-block = Zablokuj: { $name }
web-unblock = Odblokuj: { $name }
web-alike-pair = { $one } i { $other } wyglądają podobnie, ale to dwie różne osoby.
web-mute = Wycisz: { $name }
web-unmute = Cofnij wyciszenie: { $name }
web-watch-from-start = Oglądaj od początku
web-return = Wróć na swoje miejsce
web-rules-changed-closed = Ten stół jest zamknięty. Grę można odtworzyć do końca; to są punkty z chwili jej przerwania.
web-rules-changed-over = Wynik zostaje taki, jaki był.
web-play-on-table = Graj dalej od tego miejsca przy nowym stole
phrase-hello = Cześć!
phrase-good-luck = Powodzenia wszystkim!
phrase-thinking = Niech pomyślę…
phrase-your-turn = Twój ruch!
phrase-well-played = Dobrze zagrane!
phrase-ouch = Ała!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę, zaraz wracam.
phrase-thanks = Dzięki!
phrase-good-game = Dobra gra!
phrase-rematch = Jeszcze raz?
phrase-must-go = Muszę już iść.
web-curtain-about = Do tego czasu wszystkie karty są zakryte.
web-curtain = Przekaż urządzenie: { $name }
web-curtain-wait = Czekamy na pozostałych
web-clock-left = { $seconds ->
    [one] Na twoim zegarze została { $seconds } sekunda.
    [few] Na twoim zegarze zostały { $seconds } sekundy.
   *[many] Na twoim zegarze zostało { $seconds } sekund.
}
web-reveals = Ten ruch odkrywa coś zakrytego albo wymaga rzutu kostką. Potem można go cofnąć tylko za zgodą pozostałych.
web-news-many = { $moves ->
    [one] Od tamtej pory { $moves } ruch. Shift+R pokaże go jeszcze raz.
    [few] Od tamtej pory { $moves } ruchy. Shift+R pokaże je jeszcze raz.
   *[many] Od tamtej pory { $moves } ruchów. Shift+R pokaże je jeszcze raz.
}
web-plan-dropped = Tego planu nie da się już wykonać: { $plan }
web-picked = Wybrano: { $thing }. Możliwe dalej: { $things }.
web-planned = Gdy przyjdzie twoja kolej: { $plan }
web-plan-drop = Porzuć plan
web-answers = { $answers ->
    [one] { $answers } odpowiedź:
    [few] { $answers } odpowiedzi:
   *[many] { $answers } odpowiedzi:
}
web-answered = Odpowiedź za ciebie: { $answer }
web-touch-again = Dotknij jeszcze raz: { $loss }
web-waiting-for = Jeszcze w akcji: { $names }
web-possible-otherwise = Można to zrobić na kilka sposobów. Wybierz jeden z listy.
server-log-undo-refused = { $seat ->
    [Ty] Nie cofnięto: twój ruch zostaje.
   *[other] Nie cofnięto: ruch zostaje ({ $seat }).
}
server-log-undo-asked = { $seat }: prośba o cofnięcie ruchu.
server-log-resign = { $seat }: poddanie gry; dalej gra bot.
server-log-bot = { $seat }: dalej gra bot.
server-log-undo = { $seat }: ruch cofnięty.
server-log-return = { $seat }: powrót do gry.
server-log-started = Gra się zaczyna.
web-since-you-left = Pod twoją nieobecność
web-since-mine = Od twojego ruchu
web-has-gone = Gracza { $name } nie ma przy stole.
web-is-back = Gracz { $name } znów jest przy stole.
web-acting-some = { $made } z { $of }
web-acting-thinking = myśli
web-acting-done = gotowe
web-log-replay = Otwórz powtórkę w tym miejscu
web-log-earlier = Cała gra
web-replay-this = Pokaż to jeszcze raz
web-specimen = Okaz tej gry
web-ahead = Co się stanie:

## Before something is lost for good, after “Tap again”

## A plan while others act, and what is read aloud. $plan: what is planned; $thing: an animal, $reason: a few words
web-plan-else = a jeśli nie: { $plan }
web-plan-or = Jeśli się nie uda…
web-plan-or-hint = Dotknij, żeby wybrać, co zrobić, jeśli to nie będzie już możliwe.
web-plan-or-drop = Porzuć plan B
web-picked-not = Nie można: { $thing } ({ $reason }).
web-undo-by-key = Klawisz Z cofa ruch.
