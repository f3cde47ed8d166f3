"""How much anybody may do: every limit of the server in one place, each with its reason; a file a subject.

Other modules take their numbers from here; a test looks for numbers elsewhere.  `beagle.server.buckets` enforces the
rates.  No limit here refuses anything a dealt game can reach: `./run soak --only largest` looks for the largest games.
"""

from beagle.server.limits.bots import *
from beagle.server.limits.connections import *
from beagle.server.limits.fields import *
from beagle.server.limits.host import *
from beagle.server.limits.messages import *
from beagle.server.limits.notices import *
from beagle.server.limits.people import *
from beagle.server.limits.positions import *
from beagle.server.limits.rates import *
from beagle.server.limits.replays import *
from beagle.server.limits.requests import *
from beagle.server.limits.reviews import *
from beagle.server.limits.tables import *
