### Lessons: what the teacher says, card by card. The cards of a game and their order are in beagle/lessons/<game>.lesson.
###
### A card has a title, `.text` to read, and `.do` where a move is wanted. The learner plays against Wallace, and Huxley
### where there are three. Each card says one thing; names of cards and buttons are those of the table.
### $mine and $other are points: the learner's, and those of the best of the others.


## The pages of the lessons

lesson-title = Учимся играя
lesson-about = Настоящая партия на несколько минут с учителем, который подскажет, что делать.
lesson-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
lesson-step = Шаг { $step } из { $steps }
lesson-done = пройдено
lesson-begin = Начать
lesson-resume = Продолжить
lesson-again = Начать заново
lesson-others = Другие уроки
lesson-leave = Выйти из урока
lesson-kept = Возвращайтесь когда угодно: урок продолжится с этого места.
lesson-card = Учитель
lesson-back = Назад
lesson-next = Дальше
lesson-skip = Пропустить
lesson-show-me = Показать
lesson-other-move = Так тоже можно. Но сейчас вот что: { $wanted }
lesson-read-on = Минутку: сначала прочитайте карточку, потом коснитесь «{ lesson-next }».
lesson-play-on = Играть дальше отсюда
lesson-open-table = Открыть стол
lesson-rival-1 = Уоллес
lesson-rival-2 = Гексли
