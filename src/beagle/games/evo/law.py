"""The numbers of the rules that a hook or a step cites.  `rulebook.name` turns 1020 into "DI-CARD-20".

Written by tools/generators/laws.py.
"""

from __future__ import annotations

from typing import Final

FREE: Final = 0  # nothing forbids it

SET_04: Final = 104
ROUND_01: Final = 201
ROUND_02: Final = 202
CLIM_02: Final = 302
AUCT_01: Final = 401
AUCT_02: Final = 402
AUCT_03: Final = 403
AUCT_05: Final = 405
AUCT_06: Final = 406
AUCT_07: Final = 407
AUCT_08: Final = 408
AUCT_12: Final = 412
GENE_02: Final = 502
GENE_03: Final = 503
GENE_04: Final = 504
GENE_05: Final = 505
GENE_06: Final = 506
GENE_07: Final = 507
GENE_08: Final = 508
GENE_09: Final = 509
GENE_10: Final = 510
GENE_11: Final = 511
GENE_12: Final = 512
GENE_13: Final = 513
GENE_14: Final = 514
GENE_15: Final = 515
GENE_16: Final = 516
GENE_17: Final = 517
GENE_18: Final = 518
GENE_19: Final = 519
GENE_20: Final = 520
INIT_02: Final = 602
MOVE_01: Final = 701
MOVE_02: Final = 702
MOVE_03: Final = 703
MOVE_04: Final = 704
MOVE_05: Final = 705
MOVE_08: Final = 708
BIRTH_01: Final = 801
BIRTH_03: Final = 803
SURV_01: Final = 901
SURV_02: Final = 902
CARD_00: Final = 1000
CARD_01: Final = 1001
CARD_02: Final = 1002
CARD_03: Final = 1003
CARD_04: Final = 1004
CARD_05: Final = 1005
CARD_06: Final = 1006
CARD_07: Final = 1007
CARD_08: Final = 1008
CARD_09: Final = 1009
CARD_10: Final = 1010
CARD_11: Final = 1011
CARD_12: Final = 1012
CARD_13: Final = 1013
CARD_14: Final = 1014
CARD_15: Final = 1015
CARD_16: Final = 1016
CARD_17: Final = 1017
CARD_18: Final = 1018
CARD_19: Final = 1019
CARD_20: Final = 1020
