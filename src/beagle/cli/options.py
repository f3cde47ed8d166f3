"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from beagle.games import GAMES
from beagle.i18n import languages

Name = Annotated[str, Parameter(help=f"The game: {', '.join(GAMES.names())}.")]
Rules = Annotated[str | None, Parameter(help="The ruleset; `beagle games` lists them. Default: the first of the game.")]
Language = Annotated[str, Parameter(help=f"The language: {', '.join(languages())}.")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")]
