### Gods Love Dinosaurs: what is told in the worked examples of examples.case. The key is example-<id>-<name>; the
### title of an example is example-<id>.

## ofiary

example-rabbits = Króliki się rozmnażają
example-rabbits-last-tile = Ala ma dwa króliki, a obok nich trzy wolne równiny. W kolumnie królików został jeden kafel.
example-rabbits-activated = Ala bierze ten kafel i dokłada go do swojego ekosystemu. Kolumna jest pusta, więc króliki wszystkich graczy są aktywowane.
example-rabbits-first-young = Pierwszy królik stawia młode na wolnej równinie obok siebie.
example-rabbits-second-young = Drugi też. Każdy królik ma tylko jedno młode, więc trzecia równina zostaje wolna.
example-rabbits-everybody = Potem rozmnaża się królik Bartka. Młode rozmnażają się dopiero następnym razem.
