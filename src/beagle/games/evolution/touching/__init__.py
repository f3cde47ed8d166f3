"""What a player touches, both ways: the things of an action, and the actions that touches can mean."""

from beagle.games.evolution.touching.naming import swaps, touches
from beagle.games.evolution.touching.reading import read_touches

__all__ = ["read_touches", "swaps", "touches"]
