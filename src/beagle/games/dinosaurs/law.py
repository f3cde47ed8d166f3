"""The numbers of the rules that a hook or a step cites.  `rulebook.name` turns 602 into "GD-END-02".

Written by tools/generators/laws.py.
"""

from __future__ import annotations

from typing import Final

FREE: Final = 0  # nothing forbids it

TURN_01: Final = 201
TURN_02: Final = 202
TURN_04: Final = 204
TURN_07: Final = 207
TURN_08: Final = 208
TURN_10: Final = 210
TURN_11: Final = 211
PREY_01: Final = 301
PREY_02: Final = 302
PREY_06: Final = 306
PREY_07: Final = 307
PRED_01: Final = 401
PRED_02: Final = 402
PRED_03: Final = 403
PRED_04: Final = 404
PRED_06: Final = 406
PRED_08: Final = 408
PRED_09: Final = 409
PRED_11: Final = 411
DINO_01: Final = 501
DINO_02: Final = 502
DINO_03: Final = 503
DINO_04: Final = 504
DINO_05: Final = 505
DINO_06: Final = 506
DINO_09: Final = 509
DINO_10: Final = 510
END_02: Final = 602
