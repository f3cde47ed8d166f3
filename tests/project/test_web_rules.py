"""The pages know which rule a card comes from: as the engines say it."""

import web_rules


def test_the_pages_name_the_rules_of_every_card() -> None:
    assert web_rules.FILE.read_text("utf-8") == web_rules.text(), "python tools/web_rules.py writes it again"


def test_the_pages_have_the_book_of_every_table() -> None:
    assert web_rules.TABLES.read_text("utf-8") == web_rules.tables_text(), "python tools/web_rules.py writes it again"
