"""Worked examples of the rules: case files with explanations, step by step.  One file per game,
`games/<game>/examples.case`.

An example is a case like any other (see `beagle.play.cases`), and the tests run it too, so it can't disagree with
the rules.  It is shown under each rule it cites.  Its lines `tell NAME` are what a reader sees:

  > A a>m
  = A: a[carnivorous']2
  tell eaten              the text of `example-<id>-eaten`, the moves before it, and the table at that moment

The table is shown at the last checked moment: right after the last move, or where the last `=` held.  The title of the
example is `example-<id>`.  All its texts are in `examples.ftl`.  The reader sees what seat A sees.
"""

from beagle.play.examples.playing import Example, Frame, PlayedMove, example, examples, examples_of, play

__all__ = ["Example", "Frame", "PlayedMove", "example", "examples", "examples_of", "play"]
