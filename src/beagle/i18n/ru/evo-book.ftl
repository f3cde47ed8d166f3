### EVO: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evo-source-P = польские правила второй редакции
evo-source-ruling = наше решение
evo-part-second = вторая редакция
