### Worked examples: how they are shown. What is told in them is in games/<game>/i18n/<language>/examples.ftl.
### The players are those of example-seat-…, in the order of the seats.

example-seat-1 = Аня
example-seat-2 = Боря
example-seat-3 = Вера
example-seat-4 = Гена

## How an example is shown

example-one = Пример
example-step = Шаг { $step } из { $steps }
example-back = Назад
example-next = Дальше
example-again = Сначала
example-keys = Можно листать и стрелками на клавиатуре.
example-moves = Ходы
example-table = Стол на этом шаге
example-failed = Сейчас этот пример показать не удаётся.
