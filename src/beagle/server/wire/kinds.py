"""Words that both requests and replies use."""

from __future__ import annotations

from typing import Literal

SeatKind = Literal["open", "invited", "local", "bot"]
TableStatus = Literal["gathering", "playing", "over", "closed"]
UndoKind = Literal["", "free", "ask"]
BotPace = Literal["calm", "quick", "at-once", "hold"]
HintWhy = Literal["only", "wins", "points", "harm", "tried"]  # reasons that the engine can prove
