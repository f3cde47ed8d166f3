### Evolution: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evolution-source-G = подарочное издание: базовые правила III, «Время летать», «Континенты» и 18 специальных карт
evolution-source-B = базовые правила 1.4.1 с игрой двумя наборами и «Катаклизмом»
evolution-source-I = итальянское издание
evolution-source-ruling = наше решение
evolution-part-base = базовая игра
evolution-part-two-sets = один или два базовых набора
evolution-part-141 = базовая игра во всех изданиях
evolution-part-italian = итальянское издание
evolution-part-cataclysm = «Катаклизм»
evolution-part-cataclysm-cards = «Катаклизм» с добавленными картами
evolution-part-fly = «Время летать»
evolution-part-continents = «Континенты»
evolution-part-gift-cards = специальные карты подарочного набора
evolution-part-mixes = дополнения в одной игре
