"""beagle bot: a bot plays a seat at a table of a server."""

from __future__ import annotations

from beagle.bots.files import any_bot
from beagle.cli.options import AsJson
from beagle.cli.say import FOUND, OK, UsageError, console, print_json, sentence
from beagle.kernel.text import seat_name


def bot(
    *,
    seat_link: str,
    url: str = "",
    name: str = "greedy",
    games: int = 1,
    as_json: AsJson = False,
) -> int:
    """Play a seat over the network with a bot."""
    from beagle.client import ClientError, play_seat, read_link  # here, so that other commands don't wait for it

    if games < 1:
        raise UsageError(sentence("cli-bot-games", games=games))
    player = any_bot(name)
    try:
        read_link(seat_link, url)
    except ClientError as error:
        raise UsageError(str(error)) from error
    try:
        results = play_seat(seat_link, player, games, url)
    except ClientError as error:
        raise UsageError(str(error), FOUND) from error
    if as_json:
        print_json([{"scores": result.scores, "winners": result.winners} for result in results])
        return OK
    for result in results:
        winners = ", ".join(seat_name(seat) for seat in result.winners)
        points = ", ".join(f"{seat_name(seat)} {points}" for seat, points in enumerate(result.scores))
        console().print(sentence("cli-bot-over", points=points, winners=winners), soft_wrap=True)
    return OK
