"""No page reads data from words: the key of a message is only ever shown, or extended by the name of a variant."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
FORMATTING = {"lib/words.ts", "lib/rulesets.ts", "table/as-seen.ts"}  # these turn messages into text
READ = re.compile(r"\b(?:words|message|question|asked|ask)\??\.key\b")
VARIANT = re.compile(r"\$\{[\w.]*\.key\}\.[a-z]")


def reads(text: str) -> list[str]:
    """The lines that ask for the key of a message, other than to name a variant of it."""
    return [line.strip() for line in text.splitlines() if READ.search(VARIANT.sub("", line))]


def test_no_page_asks_for_the_key_of_a_message() -> None:
    files = [path for kind in ("ts", "svelte") for path in WEB.rglob(f"*.{kind}") if not path.name.endswith(".spec.ts")]
    assert len(files) > 100
    found = {str(path.relative_to(WEB)): reads(path.read_text("utf-8")) for path in files}
    assert {name: lines for name, lines in found.items() if lines and name not in FORMATTING} == {}


def test_one_that_does_is_found() -> None:
    assert reads('if (playing?.words.key === "evo-log-meteor") fall();')
    assert reads('const gene = event.words?.key.replace("gene-", "");')
    assert not reads("const short = { ...words, key: `${words.key}.short` };")
