"""One game from deal to result: matches, records, replay, fair deals, lessons, your own components."""
