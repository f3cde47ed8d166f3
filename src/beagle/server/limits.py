"""How much anybody may do: every bound of the server in one place, each with its reason.

Other modules take their numbers from here; a test looks for numbers elsewhere.  `beagle.server.buckets` keeps to the
rates.  No bound here refuses what a dealt game can come to: `./run soak --only largest` looks for the largest games.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


# Messages

MESSAGE_BYTES: Final = 4096
"""The longest message a client may send over the websocket.  A line of chat, the longest kind, has less than half."""

LOG_LINES: Final = Rate(20, 0.2)
"""Lines of the log with the same event: twenty, then one in five seconds, which says how many were left out."""

LOG_EVENTS: Final = 1_000
"""Different events whose lines are counted.  The program has a hundred."""

MESSAGES: Final = Rate(40, 15)
"""Messages of one connection.  A person sends one or two a second, a bot answers as fast as it is asked."""

TRAFFIC: Final = Rate(64 * 1024, 16 * 1024)
"""Bytes that one connection sends."""

SEAT_MESSAGES: Final = Rate(60, 20)
"""Messages for one seat, over all its connections: many connections with one link are not many times as fast."""

CHAT: Final = Rate(5, 0.5)
"""What one seat says: five lines at once, then one every two seconds."""

SPECTATOR_CHAT: Final = Rate(2, 0.1)
"""What one address says without a seat."""

WHY: Final = Rate(20, 5)
"""Questions whether a move is legal, of one connection, or of one address in lessons: they cost the server more than
they tell."""

TELLINGS: Final = Rate(30, 1)
"""Requests of one connection that are answered with the whole game so far: other eyes, or a number that is past."""

REFUSALS: Final = Rate(50, 2)
"""Messages of one connection that are refused.  One that goes on is closed."""

# Connections

CONNECTIONS: Final = 5_000
"""Open websockets in all."""

ADDRESS_CONNECTIONS: Final = 60
"""Open websockets of one address.  A family or a class may sit behind one address."""

TABLE_WATCHERS: Final = 200
"""Open websockets at one table that have no seat there."""

SEAT_CONNECTIONS: Final = 20
"""Open websockets with one seat of a table.  Those who watch never keep a player out, nor does another seat."""

ADDRESS_HELLOS: Final = Rate(60, 2)
"""New websockets of one address."""

HELLO_SECONDS: Final = 10.0
"""A websocket that has not said `hello` by then is closed."""

OUTBOX_BYTES: Final = 1024 * 1024
"""What may wait for one slow reader.  Beyond that its connection is closed; it comes back and gets what is missing."""

OUTBOXES_BYTES: Final = 128 * 1024 * 1024
"""What may wait for all slow readers together.  Beyond that each who has more than a little waiting is closed."""

OUTBOX_LITTLE: Final = 64 * 1024
"""What a reader may have waiting even then: a few usual messages."""

# Sockets, before anything was said

ADDRESS_SOCKETS: Final = 300
"""Open connections of one address, counted when they are accepted: a class of thirty, each with a page that is loading
and a table.  Behind a proxy all of them are the proxy's, and this does not count."""

ADDRESS_ACCEPTS: Final = Rate(600, 60)
"""New connections of one address: the same class opens its pages at once."""

SPARE_SOCKETS: Final = 1_000
"""Connections beyond the websockets: pages, files and requests, and those that have said nothing yet."""

DESCRIPTORS_KEPT: Final = 128
"""Descriptors that no connection gets: for the database, the processes of bots, the log, and files of the pages."""

BACKLOG: Final = 128
"""Connections that the system keeps for us until we accept them; as many are accepted in one go."""

HEAD_SECONDS: Final = 10.0
"""A connection that has not sent the whole head of a request by then is closed: it takes a telephone one second."""

HEAD_BYTES: Final = 16 * 1024
"""The longest head of a request: a cookie and some headers have less than two thousand bytes."""

IDLE_SECONDS: Final = 5
"""A connection over HTTP is kept so long for the next request."""

SILENT_MILLISECONDS: Final = 60_000
"""After which a peer that takes nothing of what we send is gone."""

PING_SECONDS: Final = 20.0
"""How often a websocket is asked whether it is still there, and how long it has to answer."""

# Frames of a websocket, before they are a message

FRAMES: Final = Rate(240, 60)
"""Frames of one connection: four for each message that it may send."""

FRAME_BYTES: Final = Rate(128 * 1024, 64 * 1024)
"""Bytes of one connection as they are read, frames and all: more than its messages may have."""

FRAME_SLICE: Final = 1024
"""Bytes that are read into frames before these are counted: 170 of the smallest, two milliseconds."""

MESSAGE_PIECES: Final = 8
"""Frames of one message.  Browsers send one; a program that sends 4 kB in pieces of 512 bytes comes through."""

PINGS: Final = Rate(1, 1)
"""Pings of one connection: a second one within a second ends it.  Programs send one in twenty seconds."""

PONGS: Final = Rate(2, 1)
"""Pongs of one connection: one answers each of our pings."""

# Requests over HTTP

REQUESTS: Final = Rate(120, 20)
"""Requests of one address to the API."""

FILES: Final = Rate(3_000, 100)
"""Requests of one address for pages, their files, and how the server is: a class that loads the page at once."""

MADE_SECONDS: Final = 1.0
"""What is the same for all who ask, like the metrics, is made once in this time."""

GRACEFUL_SECONDS: Final = 5
"""How long requests have to end when the server stops."""

BODY_BYTES: Final = 64 * 1024
"""The longest body of a request."""

RECORD_BYTES: Final = 512 * 1024
"""The longest record or position that can be pasted."""

BODY_SECONDS: Final = 15.0
"""A body that has not come by then is given up."""

REPLAYS: Final = Rate(10, 0.1)
"""Pasted records of one address: each is played again on the server."""

STORED_REPLAYS: Final = Rate(20, 0.5)
"""Stored games that one address asks for, move by move or as a record."""

RULESET_LETTERS: Final = 240
"""The name of a ruleset with all the options it may have."""

MAX_MOVES: Final = 5_000
"""The longest game that is played again for somebody.  A long one has about a thousand."""

REPLAY_BYTES: Final = 24 * 1024 * 1024
"""The longest answer that shows a game move by move.  The longest natural ones found had 9 MB (EVO with five seats and
a thousand moves); 200 undone moves may add 4 MB."""

REPLAYS_BYTES: Final = 96 * 1024 * 1024
"""Such answers in memory at once, over all who asked, until they are sent: four of the longest, hundreds of usual
ones.  Who comes when there is no room is asked to come again."""

UNDONE_SHOWN: Final = 200
"""Undos and undone moves that a replay shows.  Of a game with more of them only what still holds is shown: a game with
a thousand undos would be several times as long as it is."""

PASTES_WAITING: Final = 16
"""Records and positions of strangers that wait to be played, one after another: some seconds of work."""

ANSWER_PIECE: Final = 64 * 1024
"""Bytes of a long answer that are handed on at once: what a socket takes without being asked to wait."""

PIECE_SECONDS: Final = 15.0
"""A reader that has not taken a piece of a long answer by then gets no more of it: slower than any telephone."""

ANSWER_SECONDS: Final = 300.0
"""And in all: the longest answer at half a megabit a second."""

# Positions and questions

OPTIONS: Final = 10_000
"""Options of a question at a table that began from a given position.  The most that a dealt game is known to come to
are about 3,000, and dealt games are never refused.  A question of 10,000 takes a second of a thread."""

OPTIONS_PLAYED: Final = 2_000_000
"""Options met, all together, while a given record is played: 5,000 moves with 400 options each."""

PICTURE_BYTES: Final = 64 * 1024
"""The picture of a given position: about 160 animals.  The largest of natural games, with eight seats, had 20 kB."""

QUESTION_BYTES: Final = 4 * 1024 * 1024
"""All options of one question as they travel: 10,000 of the longest kind."""

OPTIONS_ON_LOOP: Final = 100
"""A question with more options is put together in a thread.  100 take ten milliseconds; most questions have fewer."""

WELCOME_LINES: Final = 3_000
"""Lines of the log that are told to one who comes: the last so many.  A long game has about a thousand."""

ANSWER_BYTES: Final = 8 * 1024 * 1024
"""Any other answer, over HTTP or a websocket: more than the longest question and the longest log together.  What is
longer is a mistake of ours; it is not sent."""

# Bots

LATE_TWICE: Final = 2
"""A table whose bots had no answer in time so often in a row waits behind all others, and its bots have less time."""

SLOW_SHARE: Final = 5
"""The part of the usual time that they have then: two seconds instead of ten."""

TURNS_KNOWN: Final = 1_000
"""Tables that were late, and are remembered."""

BOT_WORKERS: Final = 64
"""Processes of bots that can be configured: more than any machine here has cores."""

BOT_MEMORY: Final = 1 << 30
"""Bytes of address space of one of them."""

BOT_LINE_BYTES: Final = 64 * 1024
"""The longest line that one of them may say.  An honest one has a few dozen bytes."""

# Fields of messages and requests, before anybody looks at what they say

SEATS: Final = 8
"""Seats of a table, of any game."""

ID_LENGTH: Final = 40
"""A client's own name for a message of its own."""

TOKEN_LENGTH: Final = 64
"""A seat link; ours have 32 letters."""

TABLE_ID_LENGTH: Final = 32
"""The id of a table; ours have 10 letters."""

COUNT: Final = 1_000_000
"""Numbers of entries that can be asked for: more than any game has."""

MOVE_LENGTH: Final = 200
"""A move in notation; the longest have about 40 letters."""

TEXT_LENGTH: Final = 400
"""A line of chat before it is made plain: signs and joined letters count more than once."""

WORD_LENGTH: Final = 60
"""A word of ours: a phrase, a kind, an answer."""

BOT_LENGTH: Final = 40
"""The name of a bot."""

RAW_NAME_LENGTH: Final = 200
"""A name before it is made plain: 24 characters, as people count them, may be several times as many letters."""

RAW_CODE_LENGTH: Final = 100
"""A return code as it was typed: 16 letters, with whatever stands between them."""

RAW_FACTOR: Final = 8
"""A raw text so many times longer than it may be is not even looked at."""

MAX_MARKS: Final = 3
"""Marks on one letter: Vietnamese and Hebrew need two or three, towers of them need no reader."""

KIND_LENGTH: Final = 64
"""The kind of an error that a page met."""

FILE_LENGTH: Final = 80
"""The name of one of our files, with its content in it."""

FILE_PLACES: Final = 10_000_000
"""Lines and columns of such a file: pages are packed into few long lines."""

PORTS: Final = 65_536
"""Numbers of ports there are."""

# Guesses

GUESSES: Final = Rate(10, 0.02)
"""Return codes and seat links of one address that turned out wrong: ten, then one in fifty seconds."""

OLD_LINKS: Final = Rate(1, 1 / 600)
"""How often a table is told that somebody showed an old link of one seat: once in ten minutes, so that nobody can fill
its chat with it.  All of them are refused."""

# What is stored

DEVICES: Final = 20
"""Devices of one visitor.  One more is refused, and no other is signed out for it."""

DEVICE_IDLE: Final = 60 * 86_400.0
"""A device not seen for so many seconds makes room for a new one: two months."""

DEVICES_REMEMBERED: Final = 20_000
"""Devices of which the server remembers that they were here today.  It writes the others down once more."""

ADDRESS_VISITORS: Final = Rate(20, 0.01)
"""New visitors of one address."""

VISITOR_TABLES: Final = Rate(10, 0.02)
"""Tables that one visitor opens: ten, then one in fifty seconds."""

ADDRESS_TABLES: Final = Rate(30, 0.05)
"""Tables opened from one address."""

MAX_VISITORS: Final = 1_000_000
"""Visitors that are kept: about 200 MB of them."""

MAX_BLOCKS: Final = 500
"""Visitors that one visitor has blocked."""

MAX_REPORTS: Final = 10_000
"""Reports that are kept; of more the oldest go."""

MAX_TABLES: Final = 500_000
"""Tables that are kept: about 25 GB of them."""

TABLES_OF_VISITOR: Final = 50
"""Unfinished tables that one visitor owns."""

LOBBY_TABLES: Final = 100
"""Tables in one list of the lobby."""

LOBBY_OF_VISITOR: Final = 3
"""Tables of one visitor in one list of the lobby: nobody fills it, and three are more than one can sit at."""

KICK_SECONDS: Final = 120.0
"""One who plays is sent away only if they have been gone for so long: a phone that sleeps comes back sooner."""

SENT_AWAY: Final = 50
"""Visitors that a table remembers to have sent away."""

ADDRESS_REPORTS: Final = Rate(5, 0.005)
"""Reports to the host from one address: five, then one in two hundred seconds."""

REPORTED_LINES: Final = 20
"""Lines of chat that a report keeps."""

PAGE_ERRORS: Final = Rate(5, 0.02)
"""Errors of pages that one address reports."""

ALL_PAGE_ERRORS: Final = Rate(60, 0.05)
"""Errors of pages that reach the log in all: a page that is broken everywhere must not fill the disk."""

VISITOR_LIST: Final = 200
"""Tables in the list of one's own."""

ENTRIES_OF_TABLE: Final = 20_000
"""Entries of one game, with all its undos.  A long game has about a thousand."""

UNDOS_OF_TABLE: Final = 1_000
"""Undos in one game."""

RETURNS_OF_SEAT: Final = 100
"""How often one may come back to one seat of a game.  Each time is an entry, and a game has only so many."""

CHAT_LINES: Final = 200
"""Lines of chat that a table keeps."""

NAME_LENGTH: Final = 24
"""Characters of a name, as people count them."""

CHAT_LENGTH: Final = 300
"""Characters of a line of chat."""

STANDING_ANSWERS: Final = 8
"""Standing answers of one seat."""

# Memory

BUCKETS: Final = 20_000
"""Buckets of one kind that are remembered."""
