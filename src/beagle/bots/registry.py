"""Every bot by its name.  They come from the entry points of the group `beagle.bots`, ours too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beagle import plugins
from beagle.bots.bot import Bot
from beagle.plugins import Declared, PluginError, Registry, in_words

ORDER: Final = (
    "random",
    "greedy",
    "covington",
    "martens",
    "anning",
    "fitzroy",
    "darwin",
)  # where they are listed; the bots of others come after them
METHODS: Final = ("begin", "saw", "choose")


def check_bot(entry: Declared, found: object) -> Callable[[], Bot]:
    """The class of a bot.  PluginError: it is none."""
    if not callable(found):
        raise PluginError(f"{entry.attribute or entry.module} is not a bot class")
    try:
        made = found()
    except Exception as error:
        raise PluginError(f"a bot must be created without arguments: {in_words(error)}") from error
    missing = [name for name in METHODS if not callable(getattr(made, name, None))]
    if missing:
        raise PluginError(f"{entry.attribute} is not a bot: it lacks {', '.join(missing)}")
    name = getattr(made, "name", None)
    if name != entry.name:
        raise PluginError(f'it is registered as "{entry.name}", but its name is {name!r}')
    return found


BOTS: Final[Registry[Callable[[], Bot]]] = Registry(plugins.BOTS, "bot", ORDER, check_bot)


def bot(name: str) -> Bot:
    """A new bot of this kind.  KeyError: there is none, or it can't be used; the text says which and why."""
    return BOTS[name]()
