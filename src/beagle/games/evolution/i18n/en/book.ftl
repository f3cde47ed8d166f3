### Evolution: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evolution-source-G = the gift edition: base rules III, Time to Fly, Continents and 18 special cards
evolution-source-B = the base rules 1.4.1, including two sets and Cataclysm
evolution-source-I = the Italian edition
evolution-source-ruling = our own ruling
evolution-part-base = the base game
evolution-part-two-sets = one or two base sets
evolution-part-141 = the base game in all editions
evolution-part-italian = the Italian edition
evolution-part-cataclysm = Cataclysm
evolution-part-cataclysm-cards = Cataclysm with added cards
evolution-part-fly = Time to Fly
evolution-part-continents = Continents
evolution-part-gift-cards = the special cards of the gift edition
evolution-part-mixes = expansions played together
