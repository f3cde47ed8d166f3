### EVO: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evo-source-P = il regolamento polacco della seconda edizione
evo-source-ruling = una decisione nostra
evo-part-second = la seconda edizione
