"""Positions and questions."""

from __future__ import annotations

from typing import Final

OPTIONS: Final = 10_000
"""Options of a question at a table that started from a custom position.  The most found in a dealt game are
3,633 (two seats: 38 animals and one card of each pair trait in hand), and dealt games are never refused.
A question with 10,000 takes a second in a thread."""

OPTIONS_PLAYED: Final = 2_000_000
"""Options met in total while a pasted record is played: 5,000 moves with 400 options each."""

PICTURE_BYTES: Final = 64 * 1024
"""The picture of a custom position: about 160 animals.  The largest of natural games, with eight seats, had 22 kB."""

QUESTION_BYTES: Final = 4 * 1024 * 1024
"""All options of one question as they are sent: 10,000 of the longest kind."""

OPTIONS_ON_LOOP: Final = 100
"""A question with more options is built in a thread. 100 take ten milliseconds; most questions have fewer."""

WELCOME_LINES: Final = 3_000
"""Lines of the log that are sent to a new viewer: the last ones.  A long game has about a thousand."""

ANSWER_BYTES: Final = 8 * 1024 * 1024
"""Any other answer, over HTTP or a websocket: more than the longest question and the longest log together.  A longer
one is a bug of ours; it isn't sent."""
