### Evolution: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evolution-source-G = l'edizione regalo: regole base III, Tempo di volare, Continenti e 18 carte speciali
evolution-source-B = le regole base 1.4.1, con il gioco con due set e Cataclisma
evolution-source-I = l'edizione italiana
evolution-source-ruling = una decisione nostra
evolution-part-base = il gioco base
evolution-part-two-sets = uno o due set base
evolution-part-141 = il gioco base in tutte le edizioni
evolution-part-italian = l'edizione italiana
evolution-part-cataclysm = Cataclisma
evolution-part-cataclysm-cards = Cataclisma con carte aggiunte
evolution-part-fly = Tempo di volare
evolution-part-continents = Continenti
evolution-part-gift-cards = le carte speciali dell'edizione regalo
evolution-part-mixes = espansioni giocate insieme
