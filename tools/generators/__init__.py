"""They write files that are committed, or that the tests of the pages read."""
