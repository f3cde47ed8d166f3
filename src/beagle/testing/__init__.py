"""Tools that test a game: the laws that every game obeys (`laws`), ready-made tests of them (`conformance`, with the
extra `testing`), perft and benchmarks.
"""
