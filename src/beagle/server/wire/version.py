"""The version of the protocol, which every `hello` names.

A client may ignore what it doesn't know, so new messages, fields and codes need no new number.  Any other change does,
and from then on the older numbers are refused: docs/protocol.md says what is promised.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from beagle.server import limits

PROTOCOL: Final = 3
UNNUMBERED: Final = 1  # a hello that names no version is of this one


class WrongVersion(Exception):
    """A hello of another version: this server can't talk to that client."""

    def __init__(self, spoken: int) -> None:
        super().__init__(spoken)
        self.spoken = spoken


class _Greeting(Struct):
    """As much of a hello as every version understands: other fields may be anything."""

    do: Literal["hello"]
    protocol: Annotated[int, Meta(ge=0, le=limits.COUNT)] = UNNUMBERED


_decoder: Final = msgspec.json.Decoder(_Greeting)


def check_version(text: str | bytes) -> None:
    """Raises WrongVersion for a hello of another version.  What is no hello at all is for the parser to refuse."""
    if len(text) > limits.MESSAGE_BYTES:
        return
    try:
        spoken = _decoder.decode(text).protocol
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return
    if spoken != PROTOCOL:
        raise WrongVersion(spoken)
