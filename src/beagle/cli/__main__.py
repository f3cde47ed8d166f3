"""python -m beagle.cli is the same as beagle."""

import sys

from beagle.cli import main

sys.exit(main())
