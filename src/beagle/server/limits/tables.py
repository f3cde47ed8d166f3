"""Tables: how many there are, what each keeps, and what people may do there."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

VISITOR_TABLES: Final = Rate(10, 0.02)
"""Tables that one visitor opens: ten, then one every fifty seconds."""

ADDRESS_TABLES: Final = Rate(30, 0.05)
"""Tables opened from one address."""

MAX_TABLES: Final = 500_000
"""Tables that are stored: about 25 GB of them."""

TABLES_OF_VISITOR: Final = 50
"""Unfinished tables that one visitor owns."""

LOBBY_TABLES: Final = 100
"""Tables in one list of the lobby."""

LOBBY_OF_VISITOR: Final = 3
"""Tables of one visitor in one list of the lobby: nobody can fill it, and three are more than one person can play."""

KICK_SECONDS: Final = 120.0
"""A player is sent away only if they have been gone for so long: a sleeping phone comes back sooner."""

PREVIEW_NAMES: Final = 8
"""Names in the preview of a link to a table."""

PICTURES_BYTES: Final = 8 * 1024 * 1024
"""Pictures of finished games that are kept in memory: about a hundred."""

GIVEN_SECONDS: Final = 120.0
"""What a host adds to a clock at once; an hour or a day where the clock counts these."""

GONE_SECONDS: Final = 60.0
"""Since when somebody is away is told in such steps: nobody is watched to the second."""

NAMED_REFUSALS: Final = 2
"""Who doesn't want to play again is named only among so few people, who know it anyway."""

HOST_AWAY_SECONDS: Final = 600.0
"""If the host has been away for so long, the next in turn who is here becomes the host."""

NUDGES: Final = Rate(1, 1 / 600)
"""How often a host may call somebody: once in ten minutes for each seat."""

GIVEN_TIME: Final = Rate(5, 1 / 60)
"""How often a host may add to the clock of a seat: five times, then once a minute."""

STAND_IN_SECONDS: Final = 20.0
"""A bot may stand in for a player who has been gone for so long: nothing is lost, they come back with one tap."""

SENT_AWAY: Final = 50
"""Sent-away visitors that a table remembers."""

ENTRIES_OF_TABLE: Final = 20_000
"""Entries of one game, with all its undos.  A long game has about a thousand."""

UNDOS_OF_TABLE: Final = 1_000
"""Undos in one game."""

RETURNS_OF_SEAT: Final = 100
"""How often a player may come back to one seat of a game.  Each time is an entry, and a game has only so many."""

CHAT_LINES: Final = 200
"""Chat lines that a table keeps."""

STANDING_ANSWERS: Final = 8
"""Standing answers of one seat."""

MOVES_AT_ONCE: Final = 40
"""Further moves of one decision."""

QUESTIONS_KEPT: Final = 2_000
"""Tables that aren't in memory whose question is kept for the lists of their people."""
