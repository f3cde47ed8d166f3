"""Notices and days off."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

CHANNELS: Final = 10
"""Browsers and e-mail addresses at which one visitor is called."""

CALL_AFTER_SECONDS: Final = 30.0
"""Somebody who doesn't look at the table is called after this time: a page that loads again is back by then, and a
standing answer is given."""

ROUND_SECONDS: Final = 15.0
"""How often those who are to be called are looked for."""

CALLS_AT_ONCE: Final = 100
"""Who is called in one round; the others wait for the next."""

SENDING_AT_ONCE: Final = 8
"""Requests to push services and mail servers that are under way."""

NAMES_AT_ONCE: Final = 4
"""Names of push services whose addresses are looked up at the same time; others wait, not for ever."""

SEND_SECONDS: Final = 10.0
"""A push service or a mail server that hasn't answered by then has failed."""

TESTING_AT_ONCE: Final = 2
"""The same for tests that people ask for: a push service that is slow on purpose holds up no notice."""

AGAIN_SECONDS: Final = 600.0
"""After this time a notice that nobody got is sent once more, until the address has failed too often."""

PUSHES: Final = Rate(100, 0.05)
"""Pushes to all browsers of one visitor: ten browsers called ten times, then three an hour each."""

PUSH_ANSWER_BYTES: Final = 4096
"""What is read of the answer of a push service."""

PUSH_ADDRESS_LENGTH: Final = 1000
"""The longest address of a browser at its push service.  Those of today have less than 500 characters."""

MAIL_LENGTH: Final = 254
"""The longest e-mail address there can be."""

CHANNEL_FAILURES: Final = 8
"""A browser or an address that failed this often in a row isn't tried any more until its person looks after it."""

CONFIRM_SECONDS: Final = 2 * 86_400.0
"""How long an e-mail address can be confirmed."""

CALL_KEPT_SECONDS: Final = 90 * 86_400.0
"""Somebody who was called and never looked is called again after this time."""

NOTICE_CHANGES: Final = Rate(20, 0.1)
"""Changes of one visitor to how they are called, and test notices."""

CONFIRMATIONS: Final = Rate(3, 3 / 86_400)
"""E-mails that ask whether an address is theirs: of one visitor, and to one address.  Nobody is pestered through us."""

ADDRESS_CONFIRMATIONS: Final = Rate(10, 10 / 86_400)
"""The same for one address of the network: a family."""

MAILS_TO_ONE: Final = Rate(20, 20 / 86_400)
"""E-mails to one address."""

ALL_MAILS: Final = Rate(300, 0.2)
"""E-mails of the server in total: mail servers refuse more."""

DAYS_OFF_AT_ONCE: Final = 14
"""Days off that somebody can take in one go."""

DAYS_OFF_A_YEAR: Final = 28
"""And in a year."""
