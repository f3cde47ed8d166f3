### Gods Love Dinosaurs: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

dinosaurs-source-R = the rulebook of the Russian edition
dinosaurs-source-ruling = our own ruling
dinosaurs-part-base = the base game
