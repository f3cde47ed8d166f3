"""The words of all languages, as translators see them: read in one go, compared with English, checked."""
