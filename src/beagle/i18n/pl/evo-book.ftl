### EVO: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

evo-source-P = polska instrukcja drugiej edycji
evo-source-ruling = nasza decyzja
evo-part-second = druga edycja
