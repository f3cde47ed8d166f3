### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

lesson-title = Impara giocando
lesson-about = Una partita vera di pochi minuti, con un maestro che ti dice che cosa fare.
lesson-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
lesson-step = Passo { $step } di { $steps }
lesson-done = completata
lesson-begin = Comincia
lesson-resume = Continua
lesson-again = Ricomincia
lesson-others = Altre lezioni
lesson-leave = Lascia la lezione
lesson-kept = Torna quando vuoi: la lezione riprende da dove l'hai lasciata.
lesson-card = Il maestro
lesson-back = Indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-show-me = Fammi vedere
lesson-other-move = Si potrebbe fare anche questo. Ma adesso: { $wanted }
lesson-read-on = Un momento: prima leggi la scheda, poi tocca «{ lesson-next }».
lesson-play-on = Continua a giocare da qui
lesson-open-table = Apri un tavolo
lesson-rival-1 = Wallace
lesson-rival-2 = Huxley
