"""The types that cross the network, in groups: the messages, the bodies and answers of HTTP, the pictures of games."""

from functools import cache
from importlib import import_module
from typing import Any, get_args

from tools.generators.shapes import Reader, Ref

PLAIN = "plain"  # the table of a game that has no page of its own


@cache
def reader() -> Reader:
    """A reader of the messages: what clients send is known as such."""
    from beagle.games import books
    from beagle.server import calling, host, http, lessons, opening, reporting, reviews, visiting
    from beagle.server.wire import answers, host_answers, replies, requests
    from beagle.server.wire import reviews as review_answers

    modules = [requests, replies, answers, host_answers, review_answers, books]
    modules += [http, visiting, opening, lessons, reporting, reviews, host, calling]
    sent = whole()
    return Reader(modules, classes(Reader(modules), [*sent["requests"], *sent["bodies"]]))


def groups() -> dict[str, list[type]]:
    """The messages of the protocol; `parts` are what the others are made of."""
    found = whole()
    roots = [cls for group in found.values() for cls in group]
    return found | {"parts": [cls for cls in classes(reader(), roots) if cls not in roots]}


def whole() -> dict[str, list[type]]:
    """The whole messages."""
    from beagle.server import calling, host, http, lessons, opening, reporting, reviews, visiting, wire
    from beagle.server.wire import answers

    bodies: list[type] = [visiting.Name, visiting.Code, http.Pasted, http.Deck, http.Eyes, opening.Wish]
    bodies += [lessons.Tried, reporting.Reported, reporting.PageError, visiting.OtherDevice, visiting.Sure]
    bodies += [calling.Subscription, calling.MailWish, calling.Removal, calling.Wishes, calling.Confirmation]
    bodies += [calling.DaysOffWish]
    bodies += [host.HostToken, host.TablesWanted, host.PeopleWanted, host.Settled, host.BanWanted, host.Lifted]
    bodies += [host.Drain, host.Say]
    bodies += [reviews.ReviewAsked, reviews.ReviewCount, reviews.ReviewStop, reviews.ReviewPlay]
    return {
        "requests": list(get_args(wire.Request)),
        "replies": list(get_args(wire.Reply)),
        "bodies": bodies,
        "answers": [named(kind) for kind in get_args(answers.Answer)],
    }


def classes(reader: Reader, roots: list[type]) -> list[type]:
    """These classes and all they are made of."""
    return [met.cls for met in reader.reachable(map(Ref, roots)) if isinstance(met, Ref)]


def named(kind: Any) -> type:
    """The class of an answer, or of what it lists."""
    cls: type = get_args(kind)[0] if get_args(kind) else kind
    return cls


def game_reader(game: str) -> tuple[Reader, list[type]]:
    """A reader for a game's own types, and the types that pages read."""
    module = import_module("beagle.kernel.base.picture" if game == PLAIN else f"beagle.games.{game}.picture")
    return Reader([module]), [module.Picture]
