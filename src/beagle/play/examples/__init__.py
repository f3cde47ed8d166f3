"""Worked examples of the rules: case files that are told step by step.  One file per game,
`games/<game>/examples.case`.

An example is a case like any other (see `beagle.testing.cases`), and the tests run it like any other, so it can never
disagree with the rules.  It is shown under each rule that it cites.  Its lines `tell NAME` are what a reader sees:

  > A a>m
  = A: a[carnivorous']2
  tell eaten              the words of `example-<id>-eaten`, the moves before it, and the table as it stands there

The table is shown at the moment last looked at: right after the last move, or where the last `=` held.  The title of
the example is `example-<id>`.  All its words are in `examples.ftl`.  The reader looks through the eyes of seat A.
"""

from beagle.play.examples.playing import Example, Frame, Played, example, examples, examples_of, play

__all__ = ["Example", "Frame", "Played", "example", "examples", "examples_of", "play"]
