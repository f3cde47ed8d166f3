"""The cards, one small class each; its docstring is its rule."""
