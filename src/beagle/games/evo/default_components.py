"""The components of our own design, in the format of `components`.  Nothing else knows them."""

from __future__ import annotations

from typing import Final

OURS: Final = """
map 2
  -1,-2 YGYGW
  -2,-1 BWBWBY
  -2,0  GYGYG
  -3,1  YBWBWB
  -3,2  WGYGY
  start -1,-2 -3,1
  start 1,2 3,-1

map 3
  -1,-3 GYBWY
  -2,-2 BWGYBGB
  -2,-1 GYWGYWG
  -3,0  YBGBWGY
  -3,1  WYWGYB
  -3,2  BGYBW
  -3,3  YWGY
  -3,4  GB
  start 3,0 3,-3
  start -3,3 0,3
  start 0,-3 -3,0

map 4
  -1,-3 GYBBYG
  -3,-2 YWBGWGBWY
  -3,-1 GYWBBWYG
  -4,0  YWBGWGBWY
  -4,1  GYWBBWYG
  -5,2  YWBGWGBWY
  -4,3  GYBBYG
  start -3,-2 0,-3
  start 5,-2 3,-3
  start 3,2 0,3
  start -5,2 -3,3

map 5
  1,-4  WGW
  -2,-3 YWYBBYWY
  -3,-2 GBGBWBGBG
  -4,-1 BWWYGGYWWB
  -4,0  YBGWYWGBY
  -5,1  GWYYBBYYWG
  -5,2  YBGWYWGBY
  -5,3  GWBGGBWG
  -3,4  YBY
  start -2,-3 0,-3
  start 5,-3 3,-3
  start 4,0 3,2
  start -3,4 -1,4
  start -4,0 -5,2

dial icdd hicd dhic ddhi dhic hicd
climate +2:2 +1:6 +0:2 -1:2
genes legs:8 horn:6 thermoregulation:6 fur:6 egg:6 vial:4
die fail:1 success:1 equal:1 more:2 two-more:1
"""
