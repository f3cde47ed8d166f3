### Gods Love Dinosaurs: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

dinosaurs-source-R = instrukcja wydania rosyjskiego
dinosaurs-source-ruling = nasza decyzja
dinosaurs-part-base = gra podstawowa
