### Gods Love Dinosaurs: the names of its rulebooks and of the parts its rules belong to, for the line below a rule.

dinosaurs-source-R = правила русского издания
dinosaurs-source-ruling = наше решение
dinosaurs-part-base = базовая игра
