### Worked examples: how they are shown. What is told in them is in games/<game>/i18n/<language>/examples.ftl.
### The players are those of example-seat-…, in the order of the seats.

example-seat-1 = Ann
example-seat-2 = Ben
example-seat-3 = Clara
example-seat-4 = Dan

## How an example is shown

example-one = An example
example-step = Step { $step } of { $steps }
example-back = Back
example-next = Next
example-again = Start over
example-keys = You can also use the arrow keys.
example-moves = Moves
example-table = The table at this step
example-failed = This example can’t be shown right now.
