### Podpowiedzi przy stole: gdzie patrzeć, dlaczego, ruch; o każdą prosi się osobno.

advice-where = Gdzie patrzeć
advice-why = Dlaczego
advice-move = Ruch
advice-look = Spójrz tutaj: { $what }.
advice-between = W grę wchodzą dwa ruchy: { $one } – albo: { $other }.
advice-ask-why = Dlaczego?
advice-ask-move = Pokaż ruch
advice-equal = Wszystkie twoje ruchy są mniej więcej równe.
advice-only = Jest tylko jeden ruch.
advice-wins = Ten ruch od razu wygrywa grę.
advice-points = Ten ruch od razu daje ci punkty: { $number }. Tak jest niezależnie od tego, co mają inni (sprawdzone rozdania: { $worlds }).
advice-harm = Ten ruch od razu kosztuje innych punkty: { $number }. Tak jest niezależnie od tego, co mają (sprawdzone rozdania: { $worlds }).
advice-tried = Ten ruch wypadł najlepiej w wypróbowanych kontynuacjach (ich liczba: { $number }).
advice-thinks = Szukamy podpowiedzi…
advice-stop = Przerwij
advice-none = Dla tego ruchu nie ma podpowiedzi.
advice-knows = Uwzględniono tylko to, co możesz wiedzieć. Na czacie widać, kto korzysta z podpowiedzi.
