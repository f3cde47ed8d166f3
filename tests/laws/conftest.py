"""How much Hypothesis tries: little in the suite, much with --hypothesis-profile=soak."""

from hypothesis import settings

settings.register_profile("suite", max_examples=100, deadline=None, database=None, derandomize=True)
settings.register_profile("soak", max_examples=5000, deadline=None, database=None)
settings.load_profile("suite")
