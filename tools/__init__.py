"""Programs for developers: commands of ./run, generators of committed files, benchmarks."""
