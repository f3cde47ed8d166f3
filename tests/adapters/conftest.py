"""OpenSpiel has no wheel for Windows."""

import sys

collect_ignore = ["test_openspiel.py"] if sys.platform == "win32" else []
