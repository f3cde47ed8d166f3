"""Beagle: board games of evolution."""

from beagle import _native as _native  # first: it decides whether the rules below load compiled or interpreted

__version__ = "0.1.0"
