"""Every refusal code.  Programs read the code, people read `server-<code>` of the Fluent files."""

from __future__ import annotations

from typing import Final

_WRITTEN: Final = """
bad-message bad-origin bad-host bad-name long-name other-name bad-text bad-link old-link bad-code bad-seats
bad-option bad-clock too-fast too-long
no-such-page no-such-table no-such-seat no-such-bot no-such-device no-such-game no-such-ruleset no-such-phrase
no-such-answer
bot-not-measured bot-too-slow not-over no-pictures
not-yours not-asked not-owner not-a-move not-a-record not-json illegal stale over closed
not-older older-rules not-started already-started seat-taken seat-not-free seats-missing no-spectators others-play
still-here sent-away one-seat banned no-such-person nothing-to-undo undo-pending no-undo undo-away undo-shown
nobody-next not-practice not-host not-here not-yourself no-clock no-proposal proposal-pending
no-hints hints-already no-reviews review-used-up not-reviewable
too-many-tables too-many-connections too-many-devices too-many-options too-many-channels no-such-channel
no-push no-mail bad-push-address bad-mail-address mail-failed bad-days-off no-days-off
host-only bad-token draining no-backup no-such-report no-such-visitor
old-client new-client busy full cannot-write cannot-read in-doubt
"""
CODES: Final = frozenset(_WRITTEN.split())
