"""How much anybody may do: every limit of the server in one place, each with its reason.

Other modules take their numbers from here; a test looks for numbers elsewhere.  `beagle.server.buckets` enforces the
rates.  No limit here refuses anything a dealt game can reach: `./run soak --only largest` looks for the largest games.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Rate(NamedTuple):
    """So many at once, and then so many per second."""

    burst: float
    per_second: float


# Messages

MESSAGE_BYTES: Final = 4096
"""The longest message a client may send over the websocket.  A chat line, the longest kind, has less than half."""

LOG_LINES: Final = Rate(20, 0.2)
"""Log lines with the same event: twenty, then one every five seconds, which says how many were left out."""

LOG_EVENTS: Final = 1_000
"""Different events whose lines are counted.  The program has a hundred."""

MESSAGES: Final = Rate(40, 15)
"""Messages of one connection.  A person sends one or two a second, a bot answers as fast as it is asked."""

TRAFFIC: Final = Rate(64 * 1024, 16 * 1024)
"""Bytes that one connection sends."""

SEAT_MESSAGES: Final = Rate(60, 20)
"""Messages for one seat, over all its connections: many connections with one link aren't many times as fast."""

HINT_RUNGS: Final = 3
"""The rungs of a hint: where to look, why, the move."""

REASON_NUMBER: Final = 10**6
"""A number in the reason of a hint, as a worker says it.  Points and tries are far smaller."""

CHAT: Final = Rate(5, 0.5)
"""Chat lines of one seat: five at once, then one every two seconds."""

SPECTATOR_CHAT: Final = Rate(2, 0.1)
"""Chat lines of one address without a seat."""

WHY: Final = Rate(20, 5)
"""Questions whether a move is legal, per connection, or per address in lessons: they cost the server more than they
tell."""

TELLINGS: Final = Rate(30, 1)
"""Requests of one connection that are answered with the whole game so far: other eyes, or an outdated number."""

REFUSALS: Final = Rate(50, 2)
"""Refused messages of one connection.  If it goes on, it is closed."""

# Connections

CONNECTIONS: Final = 5_000
"""Open websockets in total."""

ADDRESS_CONNECTIONS: Final = 60
"""Open websockets of one address.  A family or a school class may share one address."""

TABLE_WATCHERS: Final = 200
"""Open websockets at one table that have no seat there."""

SEAT_CONNECTIONS: Final = 20
"""Open websockets with one seat of a table.  Neither spectators nor another seat can keep a player out."""

ADDRESS_HELLOS: Final = Rate(60, 2)
"""New websockets of one address."""

HELLO_SECONDS: Final = 10.0
"""A websocket that hasn't sent `hello` by then is closed."""

OUTBOX_BYTES: Final = 1024 * 1024
"""What may wait for one slow reader.  Beyond that its connection is closed; it reconnects and gets what is missing."""

OUTBOXES_BYTES: Final = 128 * 1024 * 1024
"""What may wait for all slow readers together.  Beyond that every connection with more than a little waiting is
closed."""

OUTBOX_LITTLE: Final = 64 * 1024
"""What a reader may have waiting even then: a few normal messages."""

# Sockets, before anything was said

ADDRESS_SOCKETS: Final = 300
"""Open connections of one address, counted when they are accepted: a class of thirty, each with a page that is loading
and a table.  Behind a proxy all connections are the proxy's, and this doesn't apply."""

ADDRESS_ACCEPTS: Final = Rate(600, 60)
"""New connections of one address: the same class opens its pages at once."""

SPARE_SOCKETS: Final = 1_000
"""Connections beyond the websockets: pages, files and requests, and those that have said nothing yet."""

DESCRIPTORS_KEPT: Final = 128
"""Descriptors reserved for the database, the bot processes, the log, and files of the pages."""

BACKLOG: Final = 128
"""Connections that the system queues until we accept them; as many are accepted in one go."""

HEAD_SECONDS: Final = 10.0
"""A connection that hasn't sent a complete request head by then is closed: a phone needs one second."""

HEAD_BYTES: Final = 16 * 1024
"""The longest request head: a cookie and some headers have less than two thousand bytes."""

IDLE_SECONDS: Final = 5
"""How long an HTTP connection is kept open for the next request."""

SILENT_MILLISECONDS: Final = 60_000
"""After this time a peer that accepts nothing we send is gone."""

PING_SECONDS: Final = 20.0
"""How often a websocket is pinged, and how long it has to answer."""

# Websocket frames, before they are a message

FRAMES: Final = Rate(240, 60)
"""Frames of one connection: four for each message it may send."""

FRAME_BYTES: Final = Rate(128 * 1024, 64 * 1024)
"""Bytes of one connection as they are read, including frame headers: more than its messages may have."""

FRAME_SLICE: Final = 1024
"""Bytes that are parsed into frames before these are counted: 170 of the smallest, two milliseconds."""

MESSAGE_PIECES: Final = 8
"""Frames of one message.  Browsers send one; a program that sends 4 kB in pieces of 512 bytes is fine."""

PINGS: Final = Rate(1, 1)
"""Pings of one connection: a second one within a second closes it.  Programs send one every twenty seconds."""

PONGS: Final = Rate(2, 1)
"""Pongs of one connection: one for each of our pings."""

# Requests over HTTP

REQUESTS: Final = Rate(120, 20)
"""Requests of one address to the API."""

FILES: Final = Rate(3_000, 100)
"""Requests of one address for pages, their files, and the server's health: a class that loads the page at once."""

MADE_SECONDS: Final = 1.0
"""What is the same for everybody, like the metrics, is built once in this time."""

GRACEFUL_SECONDS: Final = 5
"""How long requests have to finish when the server stops."""

BODY_BYTES: Final = 64 * 1024
"""The longest body of a request."""

RECORD_BYTES: Final = 512 * 1024
"""The longest record or position that can be pasted."""

BODY_SECONDS: Final = 15.0
"""A body that hasn't arrived by then is given up."""

REPLAYS: Final = Rate(10, 0.1)
"""Pasted records of one address: each is replayed on the server."""

STORED_REPLAYS: Final = Rate(20, 0.5)
"""Stored games that one address requests, move by move or as a record."""

REVIEWS: Final = Rate(60, 6)
"""Requests of one address about reviews: a class of thirty, each page asking every few seconds while one is counted."""

REVIEW_POLL: Final = 1.5
"""Seconds after which a page asks again how far a review is."""

REVIEWS_WAITING: Final = 200
"""Reviews that wait to be counted, one after another: half an hour of work.  One more is refused."""

REVIEW_TRIES: Final = 3
"""How often in a row a worker may fail with the same piece of a review before it is given up."""

REVIEW_SAVES: Final = 10
"""After so many pieces what was counted is stored: a few seconds of work could be lost."""

REVIEW_LINES: Final = 60
"""Lines that a worker finds in one piece of a review: far shorter than the longest line it may send."""

REVIEW_LEASE: Final = 30.0
"""A server that hasn't stored anything of a review for so many seconds has lost it: another one goes on."""

REVIEW_BYTES: Final = 1024 * 1024
"""What was counted of one game, packed.  A long game of eight seats has 300 kB."""

MAX_REVIEWS: Final = 20_000
"""Reviews that are stored; if there are more, the oldest are deleted, and can be counted again."""

REVIEW_ANSWERS: Final = 32 * 1024 * 1024
"""Answers about reviews that are kept in memory: about a hundred."""

REVIEW_HEADINGS: Final = 1_000
"""Games of which the server remembers what their reviews depend on: otherwise it is found out again."""

REVIEW_GAMES: Final = 4
"""Games whose moments are kept in memory, so that the next answer about them is quick: a few megabytes each."""

RULESET_LETTERS: Final = 240
"""The name of a ruleset with all the options it may have."""

MAX_MOVES: Final = 5_000
"""The longest game that is replayed on request.  A long one has about a thousand moves."""

REPLAY_BYTES: Final = 24 * 1024 * 1024
"""The longest answer that shows a game move by move.  The longest natural ones found had 9 MB (EVO with five seats and
a thousand moves); 200 undone moves may add 4 MB."""

REPLAYS_BYTES: Final = 96 * 1024 * 1024
"""Such answers in memory at once, over all requests, until they are sent: four of the longest, hundreds of normal ones.
If there is no room, the client is asked to try again."""

UNDONE_SHOWN: Final = 200
"""Undos and undone moves that a replay shows.  If a game has more, only the moves that still count are shown: a game
with a thousand undos would be several times as long."""

PASTES_WAITING: Final = 16
"""Pasted records and positions that wait to be played, one after another: some seconds of work."""

ANSWER_PIECE: Final = 64 * 1024
"""Bytes of a long answer that are passed on at once: what a socket takes without blocking."""

PIECE_SECONDS: Final = 15.0
"""A reader that hasn't taken a piece of a long answer by then gets no more of it: slower than any phone."""

ANSWER_SECONDS: Final = 300.0
"""And in total: the longest answer at half a megabit per second."""

# Positions and questions

OPTIONS: Final = 10_000
"""Options of a question at a table that started from a custom position.  The most found in a dealt game are
3,633 (two seats: 38 animals and one card of each pair trait in hand), and dealt games are never refused.
A question with 10,000 takes a second in a thread."""

OPTIONS_PLAYED: Final = 2_000_000
"""Options met in total while a pasted record is played: 5,000 moves with 400 options each."""

PICTURE_BYTES: Final = 64 * 1024
"""The picture of a custom position: about 160 animals.  The largest of natural games, with eight seats, had 22 kB."""

QUESTION_BYTES: Final = 4 * 1024 * 1024
"""All options of one question as they are sent: 10,000 of the longest kind."""

OPTIONS_ON_LOOP: Final = 100
"""A question with more options is built in a thread. 100 take ten milliseconds; most questions have fewer."""

WELCOME_LINES: Final = 3_000
"""Lines of the log that are sent to a new viewer: the last ones.  A long game has about a thousand."""

ANSWER_BYTES: Final = 8 * 1024 * 1024
"""Any other answer, over HTTP or a websocket: more than the longest question and the longest log together.  A longer
one is a bug of ours; it isn't sent."""

# Bots

LATE_TWICE: Final = 2
"""A table whose bots were late this often in a row waits behind all others, and its bots get less time."""

LATE_OF_OWNER: Final = 6
"""The same for an owner, over all tables: opening new tables with hard positions gives no advantage."""

SLOW_SHARE: Final = 5
"""The fraction of the usual time they get then: two seconds instead of ten."""

TURNS_KNOWN: Final = 1_000
"""Late tables that are remembered, and as many late owners."""

BOT_WORKERS: Final = 64
"""Bot processes that can be configured: more than any machine here has cores."""

BOT_MEMORY: Final = 1 << 30
"""Bytes of address space of one bot process."""

BOT_LINE_BYTES: Final = 64 * 1024
"""The longest line a bot process may send.  A normal one has a few dozen bytes."""

# Fields of messages and requests, before their content is checked

SEATS: Final = 8
"""Seats of a table, in any game."""

ID_LENGTH: Final = 40
"""A client's id for one of its messages."""

TOKEN_LENGTH: Final = 64
"""A seat link; ours have 32 letters."""

TABLE_ID_LENGTH: Final = 32
"""The id of a table; ours have 10 letters."""

COUNT: Final = 1_000_000
"""Entry numbers that can be requested: more than any game has."""

MOVE_LENGTH: Final = 200
"""A move in notation; the longest have about 40 letters."""

TOUCHES: Final = 8
"""What a player touches for one move; no move has more than four."""

TOUCH_LENGTH: Final = 100
"""One touch; the longest names a walk of eight cells."""

TEXT_LENGTH: Final = 400
"""A chat line before it is cleaned: signs and joined letters count more than once."""

WORD_LENGTH: Final = 60
"""A keyword of ours: a phrase, a kind, an answer."""

BOT_LENGTH: Final = 40
"""The name of a bot."""

RAW_NAME_LENGTH: Final = 200
"""A name before it is cleaned: 24 characters, as people count them, may be several times as many code points."""

RAW_CODE_LENGTH: Final = 100
"""A return code as typed: 16 letters, with anything between them."""

RAW_FACTOR: Final = 8
"""A raw text this many times longer than allowed isn't even looked at."""

MAX_MARKS: Final = 3
"""Marks on one letter: Vietnamese and Hebrew need two or three, nobody needs towers of them."""

KIND_LENGTH: Final = 64
"""The kind of an error in a page."""

FILE_LENGTH: Final = 80
"""The name of one of our files, including its content hash."""

FILE_PLACES: Final = 10_000_000
"""Lines and columns of such a file: pages are packed into few long lines."""

PORTS: Final = 65_536
"""How many port numbers there are."""

# Guesses

GUESSES: Final = Rate(10, 0.02)
"""Wrong return codes and seat links of one address: ten, then one every fifty seconds."""

OLD_LINKS: Final = Rate(1, 1 / 600)
"""How often a table is notified that somebody showed an old link of one seat: once in ten minutes, so that nobody can
fill its chat with it.  All of them are refused."""

HOST_GUESSES: Final = Rate(5, 0.02)
"""Wrong tokens of the host from one address: five, then one every fifty seconds."""

# The host's page

HOST_TOKEN_LENGTH: Final = 200
"""The token of the host; ours have 32 letters."""

HOST_SECONDS: Final = 12 * 3600
"""How long a browser that has shown the token is the host's."""

HOST_LEFT: Final = 1_000
"""Cookies of browsers that have left, which the server remembers until they end."""

HOST_LIST: Final = 100
"""Tables, people or reports in one list of the host's page."""

HOST_COPIES: Final = 10
"""Copies of the database that were made from the host's page; the oldest beyond these are deleted."""

REPORT_NUMBERS: Final = 2**53
"""The number of a report."""

WHOM_LENGTH: Final = 60
"""Whom the host means: the id of a visitor, or a table and a seat."""

ANNOUNCED_MINUTES: Final = 7 * 24 * 60
"""For how long the host may say something to everybody."""

LOG_KEPT: Final = 200
"""Warnings and errors that the host's page shows: the last ones."""

# What is stored

DEVICES: Final = 20
"""Devices of one visitor.  One more is refused, and no other is signed out for it."""

DEVICE_IDLE: Final = 60 * 86_400.0
"""A device not seen for so many seconds makes room for a new one: two months."""

DEVICES_REMEMBERED: Final = 20_000
"""Devices the server remembers as seen today.  Any others are written once more."""

ERASING_ROUNDS: Final = 5
"""How often the tables of a person who is deleted are looked for: they may sit down again, on another device."""

EXPORT_GAMES: Final = 1_000
"""Games in one file of records: the newest ones."""

EXPORT_BYTES: Final = 32 * 1024 * 1024
"""Such a file.  Once it is longer, no game is added; a game has about ten thousand bytes in it."""

EXPORTS: Final = Rate(2, 1 / 600)
"""Files of records that one visitor gets: two, then one every ten minutes.  Each game in it is played again."""

EXPORT_SECONDS: Final = 600.0
"""How long one may take to arrive: a client that doesn't read keeps nobody else waiting for longer."""

EXPORTS_AT_ONCE: Final = 2
"""Files of records that are made at the same time, for all visitors."""

ADDRESS_VISITORS: Final = Rate(20, 0.01)
"""New visitors of one address."""

VISITOR_TABLES: Final = Rate(10, 0.02)
"""Tables that one visitor opens: ten, then one every fifty seconds."""

ADDRESS_TABLES: Final = Rate(30, 0.05)
"""Tables opened from one address."""

MAX_VISITORS: Final = 1_000_000
"""Visitors that are stored: about 200 MB of them."""

MAX_BLOCKS: Final = 500
"""Visitors that one visitor has blocked."""

MAX_REPORTS: Final = 10_000
"""Reports that are stored; if there are more, the oldest are deleted."""

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

ADDRESS_REPORTS: Final = Rate(5, 0.005)
"""Reports to the host from one address: five, then one every two hundred seconds."""

REPORTED_LINES: Final = 20
"""Chat lines that a report includes."""

PAGE_ERRORS: Final = Rate(5, 0.02)
"""Page errors that one address reports."""

ALL_PAGE_ERRORS: Final = Rate(60, 0.05)
"""Page errors that reach the log in total: a page that is broken everywhere must not fill the disk."""

VISITOR_LIST: Final = 200
"""Tables in a visitor's own list."""

ENTRIES_OF_TABLE: Final = 20_000
"""Entries of one game, with all its undos.  A long game has about a thousand."""

UNDOS_OF_TABLE: Final = 1_000
"""Undos in one game."""

RETURNS_OF_SEAT: Final = 100
"""How often a player may come back to one seat of a game.  Each time is an entry, and a game has only so many."""

CHAT_LINES: Final = 200
"""Chat lines that a table keeps."""

NAME_LENGTH: Final = 24
"""Characters of a name, as people count them."""

CHAT_LENGTH: Final = 300
"""Characters of a chat line."""

STANDING_ANSWERS: Final = 8
"""Standing answers of one seat."""

MOVES_AT_ONCE: Final = 40
"""Further moves of one decision."""

# Notices and days off

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

# Memory

BUCKETS: Final = 20_000
"""Buckets of one kind that are remembered."""
