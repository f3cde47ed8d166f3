"""Our games for learning programs: PettingZoo, Gymnasium, OpenSpiel, vectors of games, datasets and pictures.

Only the modules named after a library import it.  All of them need the extra `rl`: pip install "beagle-games[rl]".
"""
