### Evolution: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evolution-source-G = wydanie upominkowe: zasady podstawowe III, Czas latać, Kontynenty i 18 kart specjalnych
evolution-source-B = zasady podstawowe 1.4.1 z grą dwoma zestawami i Kataklizmem
evolution-source-I = wydanie włoskie
evolution-source-ruling = nasza decyzja
evolution-part-base = gra podstawowa
evolution-part-two-sets = jeden lub dwa zestawy podstawowe
evolution-part-141 = gra podstawowa we wszystkich wydaniach
evolution-part-italian = wydanie włoskie
evolution-part-cataclysm = Kataklizm
evolution-part-cataclysm-cards = Kataklizm z dodanymi kartami
evolution-part-fly = Czas latać
evolution-part-continents = Kontynenty
evolution-part-gift-cards = karty specjalne zestawu upominkowego
evolution-part-mixes = dodatki w jednej grze
