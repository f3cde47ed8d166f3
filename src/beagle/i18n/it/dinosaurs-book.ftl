### Gods Love Dinosaurs: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

dinosaurs-source-R = il regolamento dell'edizione russa
dinosaurs-source-ruling = una decisione nostra
dinosaurs-part-base = il gioco base
