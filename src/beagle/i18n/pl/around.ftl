### A table before and after its game, and its menu: loaded with these.

web-host = gospodarz
web-rules-short = Zasady w skrócie
web-people = Przy stole
web-host-did = Co zrobił gospodarz
web-host-note = Wszyscy przy stole widzą, co tu robisz.
web-host-acts = { $name }: co możesz zrobić
web-rename = Zmień nazwę stołu
web-rename-save = Zapisz
web-make-host = Przekaż rolę gospodarza: { $name }
web-propose-end = Zakończ bez wyniku, jeśli wszyscy się zgodzą
web-replaced-link = Link dla nowego gracza (miejsce { $letter })
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
web-gathering = Stół czeka
web-opened-by = stół otwiera { $name }
web-sit-down = Usiądź
web-stand-up = Wstań
web-invite = Zaproś
web-invite-title = Zaproś gracza
web-invite-about = Kto pierwszy otworzy ten link, dostaje miejsce; potem link nie zadziała już dla nikogo innego. Wyślij go tylko jednej osobie.
web-new-links = Nowe linki do miejsc
web-new-links-about = Dla gracza, który zgubił swój link. Stary link przestaje działać, a wszyscy przy stole się o tym dowiadują. Kto pierwszy otworzy nowy, zobaczy karty tego miejsca.
web-new-link = Nowy link: { $name }
web-share-table = Udostępnij stół
web-share-about = Kto otworzy ten link, może zająć otwarte miejsce.
web-qr = Kod QR z linkiem
web-copy-link = Skopiuj link
web-kick = Wyproś
web-to-bot = Oddaj botowi
web-missing =
    { $seats ->
        [one] Brakuje jeszcze jednego gracza.
        [few] Brakuje jeszcze { $seats } graczy.
       *[many] Brakuje jeszcze { $seats } graczy.
    }
web-complete = Wszyscy już są.
web-start = Zacznij
web-close-table = Zamknij stół
web-kick-name = Wyproś od stołu: { $name }
web-absent = Nieobecni gracze
web-absent-about = Wyprosić można gracza, za którego gra bot, a w grze bez zegara – gracza, którego nie ma przy stole od dwóch minut. Dalej gra za niego bot.
web-close-about = Jeśli komuś skończył się czas albo ktoś został przez ciebie wyproszony, zamknięcie stołu oznacza, że poddajesz grę.
web-alike = Wygląda jak imię innego gracza: { $name }
web-watching = { $people ->
    [one] { $people } osoba ogląda
    [few] { $people } osoby oglądają
   *[many] { $people } osób ogląda
}
web-standing = Odpowiedzi na zapas
web-standing-about = Widzisz je tylko ty. Odpowiedź na zapas trwa tyle samo co zwykła, więc nikt jej nie rozpozna.
web-typed = Wpisz ruch w notacji
web-typed-play = Zagraj
web-keys = Klawiatura
web-copy-watch-link = Skopiuj link dla widzów
web-save-picture = Zapisz obrazek
web-going = Odejdź od stołu
web-leave = Odejdź (dalej gra bot)
web-resign = Poddaj się
web-really = Na pewno?
web-winner = zwycięstwo
web-rematch = Tak, jeszcze raz
web-continues-link = poprzedni stół
web-see-table = Zobacz stół
web-fair = Czy rozdanie było uczciwe?
web-fair-about = Pierwszą liczbę pokazano, zanim rozdano pierwszą kartę. To skrót kontrolny drugiej, która wyznacza wszystkie karty i rzuty. Polecenie „beagle verify” sprawdza, czy zapis gry zgadza się z obiema.
web-secret = Sekret:
web-key-go = do gracza, który ma ruch, lub do atakowanego zwierzęcia
web-key-choose = możliwość o tym numerze; 1 to „{ web-do-it }”
web-key-mine = pokaż wszystko od twojego ruchu
web-key-text = tekst wybranej karty
web-key-pass = pas; „{ web-not-this }”
web-key-last = pokaż ostatni ruch
web-key-back = krok wstecz
web-key-log = otwórz dziennik
web-key-undo = cofnij
web-commit = Skrót kontrolny rozdania:
web-commit-dice = Skrót kontrolny rzutów i dobierania:
leaving-leave = za ciebie zagra bot
leaving-resign = poddasz grę
leaving-close = nikt nie dokończy tej gry
