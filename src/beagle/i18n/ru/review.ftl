### What decided a finished game: the end of a game and the page of its analysis. $name: a player. All chances are of 100.

## Pages

review-title = разбор
review-analyse = Разобрать партию
review-link = Ссылка на этот ход
review-play = Играть дальше
review-eyes = Взгляд
review-all-open = Всё открыто
review-moves = Ходы
review-leaves = Об этой партии
review-tab-move = Этот ход
review-tab-known = Что знали
review-tab-moves = Ходы
review-tab-turning = Ключевые моменты
review-tab-luck = Удача
review-controls = Перемещение по партии
review-turning-before = Предыдущий ключевой момент
review-turning-after = Следующий ключевой момент
review-as-table = В виде таблицы

## The river

review-chance = Шанс на победу, из 100
review-band = светлым — разброс: { $name }
review-band-open = при открытых картах
review-river = { $seats ->
        [one] Шанс { $seats } места за всю партию. { $letter } — внизу.
        [few] Шансы { $seats } мест за всю партию, друг над другом, в сумме 100. { $letter } — внизу.
       *[many] Шансы { $seats } мест за всю партию, друг над другом, в сумме 100. { $letter } — внизу.
    }
review-told = { $what } (шансы из 100: { $chances })
review-chances-now = До этого, из 100:
review-chances-end = В конце, из 100:
review-move = Ход
review-give-or-take = плюс-минус
review-chance-did = Случайность

## What decided it

review-decided = Что решило исход
review-decided-yours = шанс на победу, из 100; ваш — внизу
review-no-turning = Ни один шаг сам по себе многого не изменил.
review-from-to = { $name }: было { $was }, стало { $now }.
review-step = Ход { $number }, { $name }
review-step-chance = Ход { $number }, случайность
review-did = { $name }: { $what }
review-step-named = Ход { $number }: { $what }

## Luck and choices

review-accounts = Удача и решения
review-accounts-range = пункты из 100, плюс-минус { $range }
review-player = Игрок
review-start = Начало
review-luck = Удача
review-own = Свои решения
review-others = Решения других
review-end = Конец
review-chose-well = { $name }: хорошие решения, но не повезло.
review-luck-is = Удача — это то, что дали или отняли кубики и карты по сравнению со средним по всем кубикам и картам, которые могли выпасть.
review-adds-up = В начале каждой строки около { $start }, в конце 100 или 0; общая победа делится.

## Verdicts

review-great = Отлично
    .about = Единственный хороший ход, и бот третьего уровня его не находит.
review-good = Хорошо
    .about = Уступает лучшему найденному меньше чем на 3 из 100.
review-inaccurate = Неточно
review-mistake = Ошибка
review-forced = Вынужденно
    .about = Ничего другого правила не позволяли.
review-lucky = Повезло
review-unlucky = Не повезло
review-not-judged = Без оценки
review-too-wide = Разброс слишком велик, чтобы судить об этом ходе.
review-unclear = Повторный подсчёт мог бы дать другой результат, поэтому оценки нет.
review-cost = Потеряно около { $cost } из 100 (от { $low } до { $high }).
review-cost-about = Потеряно около { $cost } из 100.
review-as-known = Подсчитано по возможным продолжениям партии, исходя из того, что мог знать игрок { $name }.
review-move-of = ход { $number } из { $moves }
review-all-moves = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
review-the-end = Конец партии
review-instead = Что ещё можно было сделать
review-wins-in = побед из 100
review-range = { $low }–{ $high }
review-played = сыграно
review-best = лучший найденный
review-played-best = сыграно, лучший найденный
review-why-wins = Сразу приносит победу.
review-why-ends = Завершает партию.
review-why-points = { $number ->
        [one] Сразу даёт { $number } очко.
        [few] Сразу даёт { $number } очка.
       *[many] Сразу даёт { $number } очков.
    }
review-why-loses = { $number ->
        [one] Сразу минус { $number } очко.
        [few] Сразу минус { $number } очка.
       *[many] Сразу минус { $number } очков.
    }
review-why-harm = { $number ->
        [one] Отнимает у других { $number } очко.
        [few] Отнимает у других { $number } очка.
       *[many] Отнимает у других { $number } очков.
    }
review-why-saves = { $number ->
        [one] Сохраняет { $number } очко, потерянное сыгранным ходом.
        [few] Сохраняет { $number } очка, потерянные сыгранным ходом.
       *[many] Сохраняет { $number } очков, потерянных сыгранным ходом.
    }
review-why-again = Тот же игрок сразу ходит ещё раз.
review-bad-die = Хорошее решение, неудачный бросок.
review-before-die = Решение оценивается до броска; сам бросок идёт в счёт удачи.

## Luck

review-die = Кубик
review-draw = Что выпало
review-by-face = Шанс на победу игрока { $name } при каждом исходе:
review-average = Среднее: { $mean } (пунктир).
review-luck-gave = Это дало игроку { $name } около { $amount } из 100.
review-luck-took = Это отняло у игрока { $name } около { $amount } из 100.
review-came = выпало
review-gave = дало
review-took = отняло
review-no-luck = Случай ничего не изменил.
review-more = Ещё { $count }

## What was known, what was true

review-known = Что было известно и что было на деле
review-what = Что
review-knew = Знал игрок { $name }
review-was-true = На деле
review-held = скрыто
review-held-hand = рука
review-held-climate = следующий жетон климата
review-held-next = следующий тайл
review-unseen = { $cards } из { $of } неизвестных
review-nothing = ничего
review-nothing-hidden = В этот момент ничего не было скрыто.

## Counting

review-none = Разбора ещё никто не просил
review-none-about = Это займёт около минуты. Разбор сохранится для всех, кто сидел за этим столом.
review-queued = Подсчёт скоро начнётся
review-counting = Подсчитано: { $part } из 100
review-progress = Ход подсчёта
review-counting-about = Можно уйти: подсчёт продолжится, и всё будет здесь.
review-stop = Остановить
review-stopped = Подсчёт остановился на ходе { $number }
    .none = Подсчёт остановлен
review-stopped-about = Подсчитанное сохранено.
review-failed = Подсчитать не удалось
review-failed-about = Подсчитанное верно и сохранено. Мы записали, что случилось.
review-go-on = Продолжить оттуда
review-try = Попробовать ещё раз
review-rough = Для этих правил оценка шансов не настроена: считайте её приблизительной.
review-lost = Сервер не отвечает
review-lost-about = Запрос повторяется каждые несколько секунд.
review-why-not = Эту партию нельзя разобрать.
review-why-not-short = Партия слишком короткая, чтобы сказать, что её решило.
review-why-not-early = Эта партия закончилась досрочно; разобрать можно только доигранную.
review-why-not-older = Эта партия сыграна по старым правилам, поэтому её нельзя разобрать.
review-why-not-too-long = Эта партия слишком длинная для разбора.
review-why-not-going-on = Эта партия ещё не закончена.

## After practice

review-losses = Попробуйте иначе
review-losses-about = Ходы, которые обошлись вам дороже всего. Всё, чего вы не могли знать, раздаётся заново.
review-try-again = Переиграть отсюда
