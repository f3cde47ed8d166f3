"""Lessons: a real game, played by a script, that teaches by doing.  One file per game, `games/<game>/first.lesson`.

minutes 5                                      how long it takes
learner A                                      the learner's seat
learnt cards hunt                              what is said at the end, one name per line of it
evolution base@gift turn 2 feeding bank 3      the first position: every other line before the first card
A: a[carnivorous] b | hand running
B: m
deck 20

card welcome                                   the teacher says something, and the learner reads it
card hunt                                      … or does something:
> A a>m                                          the wanted move, in the notation
> B -                                            what the others do then
> % 4                                            … and the dice

A card's name is the end of a Fluent key, `lesson-<game>-<name>`: its title, with `.text` and, where a move is wanted,
`.do`.  `#` at the start of a line or after a space starts a comment.

The script is played on the real engine: the learner sees the engine's own picture, events, question and options.  A
move that cannot be made is an error that names its line.
"""

from beagle.play.lessons.playing import Happened, Lesson, LessonStep, lesson, lessons, play
from beagle.play.lessons.script import Card, LessonError, Script, ScriptMove, read_script

__all__ = [
    "Card",
    "Happened",
    "Lesson",
    "LessonError",
    "LessonStep",
    "Script",
    "ScriptMove",
    "lesson",
    "lessons",
    "play",
    "read_script",
]
