"""The numbers of the rules that a hook or a step can cite.  `rulebook.name` turns 405 into "EV-DEV-05"."""

from __future__ import annotations

from typing import Final

FREE: Final = 0  # nothing forbids it

ED_05: Final = 105
TURN_02: Final = 302
DEV_01: Final = 401
DEV_02: Final = 402
DEV_03: Final = 403
DEV_04: Final = 404
DEV_05: Final = 405
DEV_06: Final = 406
DEV_07: Final = 407
DEV_09: Final = 409
FEED_01: Final = 601
FEED_03: Final = 603
FEED_04: Final = 604
FEED_06: Final = 606
EXT_08: Final = 708
END_01: Final = 801
TR_01: Final = 901
TR_02: Final = 902
TR_03: Final = 903
TR_04: Final = 904
TR_05: Final = 905
TR_06: Final = 906
TR_07: Final = 907
TR_08: Final = 908
TR_09: Final = 909
TR_10: Final = 910
TR_11: Final = 911
TR_12: Final = 912
TR_13: Final = 913
TR_14: Final = 914
TR_15: Final = 915
TR_16: Final = 916
TR_17: Final = 917
TR_18: Final = 918
TR_19: Final = 919
TR_20: Final = 920
TR_22: Final = 922
ATT_01: Final = 1001
ATT_02: Final = 1002
ATT_03: Final = 1003
ATT_05: Final = 1005
ATT_07: Final = 1007
ATT_08: Final = 1008
CAT_03: Final = 1403
CAT_04: Final = 1404
RUL_01: Final = 1501
RUL_07: Final = 1507
RUL_08: Final = 1508
RUL_09: Final = 1509
RUL_12: Final = 1512
RUL_13: Final = 1513
RUL_14: Final = 1514
RUL_15: Final = 1515
RUL_16: Final = 1516
RUL_18: Final = 1518
