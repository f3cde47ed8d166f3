### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

lesson-title = Learn by playing
lesson-about = A real game of a few minutes, with a teacher who tells you what to do.
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-step = Step { $step } of { $steps }
lesson-done = done
lesson-begin = Start
lesson-resume = Continue
lesson-again = Start over
lesson-others = Other lessons
lesson-leave = Leave the lesson
lesson-kept = Come back any time: the lesson picks up where you left off.
lesson-card = The teacher
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-show-me = Show me
lesson-other-move = You could do that too. Right now, though: { $wanted }
lesson-read-on = One moment: read the card first, then press “{ lesson-next }”.
lesson-play-on = Play on from here
lesson-open-table = Open a table
lesson-rival-1 = Wallace
lesson-rival-2 = Huxley
