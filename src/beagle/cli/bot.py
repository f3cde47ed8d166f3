"""beagle bot: a bot plays a seat at a table of a server."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from beagle.bots.files import any_bot
from beagle.cli.options import AsJson
from beagle.cli.say import FOUND, OK, UsageError, console, print_json, sentence
from beagle.kernel.text import seat_name


def bot(
    *,
    seat_link: Annotated[
        str, Parameter(help="The link of the seat, https://HOST/t/TABLE#TOKEN; with --url, TABLE#TOKEN is enough.")
    ],
    url: Annotated[str, Parameter(help="The address of the server, if it is not in the link.")] = "",
    name: Annotated[
        str, Parameter(help="Which bot plays: a built-in bot, or the file of your own, like hungry.py.")
    ] = "greedy",
    games: Annotated[int, Parameter(help="How many games. After each game except the last it asks for a rematch.")] = 1,
    as_json: AsJson = False,
) -> int:
    """Play a seat over the network with a bot.

    It plays until the game is over, reconnects when the connection breaks, and stops with Ctrl+C. Put the link in
    quotes: it contains a #.
    """
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
