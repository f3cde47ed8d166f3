"""One game from deal to result: matches, records, replay, fair deals, lessons, your own components."""

import sys
from types import ModuleType
from typing import Any


class _Play(ModuleType):
    """`beagle.play(…)` plays a game, and this folder has the same name: so it can be called."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        from beagle.play.match import play

        return play(*arguments, **named)


sys.modules[__name__].__class__ = _Play
