### EVO: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evo-source-P = the Polish rulebook of the second edition
evo-source-ruling = our own ruling
evo-part-second = the second edition
