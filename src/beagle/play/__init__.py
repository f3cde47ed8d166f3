"""One game from deal to result: matches, records, replay, fair deals, lessons, components of one's own."""
