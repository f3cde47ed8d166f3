### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

lesson-title = Ucz się, grając
lesson-about = Prawdziwa gra na kilka minut, a obok nauczyciel, który podpowie, co robić.
lesson-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
lesson-step = Krok { $step } z { $steps }
lesson-done = ukończona
lesson-begin = Zacznij
lesson-resume = Kontynuuj
lesson-again = Zacznij od nowa
lesson-others = Inne lekcje
lesson-leave = Opuść lekcję
lesson-kept = Wróć, kiedy chcesz: lekcja potoczy się dalej od tego miejsca.
lesson-card = Nauczyciel
lesson-back = Wstecz
lesson-next = Dalej
lesson-skip = Pomiń
lesson-show-me = Pokaż mi
lesson-other-move = Tak też można. Teraz jednak: { $wanted }
lesson-read-on = Chwileczkę: najpierw przeczytaj kartę, potem dotknij „{ lesson-next }”.
lesson-play-on = Graj dalej od tego miejsca
lesson-open-table = Otwórz stół
lesson-rival-1 = Wallace
lesson-rival-2 = Huxley
