"""The laws that every game obeys, each a function that raises `Broken`, and bugs to plant so that each can fail.

`beagle.testing.conformance` runs them all as tests.  What a law must be told about a game, only its rules know: that is
an adapter.
"""

from beagle.testing.laws.adapter import Adapter, CardAdapter, PlainAdapter
from beagle.testing.laws.games import Broken, Law, Moment, Table, hold, moments, must, tables_of
from beagle.testing.laws.planted import GameWith, StateWith, caught

__all__ = [
    "Adapter",
    "Broken",
    "CardAdapter",
    "GameWith",
    "Law",
    "Moment",
    "PlainAdapter",
    "StateWith",
    "Table",
    "caught",
    "hold",
    "moments",
    "must",
    "tables_of",
]
