### Hints at a table: where to look, why, the move; each is asked for.

advice-where = Where to look
advice-why = Why
advice-move = The move
advice-look = Look here: { $what }.
advice-between = It’s between these two: { $one } – or: { $other }.
advice-ask-why = Tell me why
advice-ask-move = Show the move
advice-equal = All your moves are about equal.
advice-only = There’s only one move.
advice-wins = It wins the game at once.
advice-points = It brings you points at once: { $number }. That’s true whatever the others hold ({ $worlds } deals tried).
advice-harm = It costs the others points at once: { $number }. That’s true whatever they hold ({ $worlds } deals tried).
advice-tried = It did best in the { $number } continuations that were tried.
advice-thinks = Looking for a hint…
advice-stop = Stop
advice-none = There’s no hint for this move.
advice-knows = Based only on what you can know. Hints are noted in the chat.
