### EVO: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evo-source-P = польские правила второго издания
evo-source-ruling = наше решение
evo-part-second = второе издание
