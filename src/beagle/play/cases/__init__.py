"""Case files: rules of a game as positions, moves and what must result, readable by players.

case E006  no trait twice, but the card's other side may go on
  rules base@gift
  development
  A: a[camouflage] | hand camouflage/fat
  B: m
  ! A camouflage:a           EV-DEV-05
  > A fat:a
  = A: a[camouflage fat] | hand -

The lines before the first step are the position.  The steps:

  > A a>m                 A makes this move; `> % 4` is a die
  ! A a>m  EV-ATT-02      A may not make it, by these rules; `! A a? notation` isn't a move at all
  = A: a[fat*]1           this holds: only what is said is compared; also `= scores 5 7`, `= winners A B`
  == A: …                 the line is exactly this
  ? B m.running -         B is asked, and these are all the moves
  view B = A: | hand ?2   B sees this; `view spectator = …`
  tell both-fed           a reader is told something here (see `beagle.play.examples`); it proves nothing

An expectation holds if it holds at a moment between the last move and the next question: a go with nothing to do is
skipped, phases follow, and each of these is a moment.  Later expectations look at the same moment or a later one.  An
answer within a move that has only one option may be left out.  `#` after a space starts a comment.
"""

from beagle.play.cases.running import CaseResult, CaseRun, Failed, run_case, run_file, run_text
from beagle.play.cases.script import Case, read_cases

__all__ = ["Case", "CaseResult", "CaseRun", "Failed", "read_cases", "run_case", "run_file", "run_text"]
