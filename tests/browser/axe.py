"""Can everybody use the page?  axe-core looks at it as it stands."""

from typing import Literal

from playwright.sync_api import Page

from tools.commands import web

SCRIPT = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# What is right need not be listed, and not be carried here.
LOOK = """async (tags) => {
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
    const tell = (rule, node) => `${rule.id}: ${node.target[0]}: ${node.failureSummary}`;
    return violations.flatMap((rule) => rule.nodes.map((node) => tell(rule, node)));
}"""


def violations(page: Page) -> list[str]:
    """What hinders somebody: the rule, where, and what is wrong there.  The script comes past the page's policy."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SCRIPT.read_text("utf-8"))
    found: list[str] = page.evaluate(LOOK, RULES)
    return found


def by_day_and_night(page: Page) -> list[str]:
    """The same, by day and by night: a page shows what the system prefers at once."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {hinders}" for hinders in violations(page)]
    return found
