"""Can everybody use the page?  axe-core looks at it as it stands."""

from typing import Any

from playwright.sync_api import Page

import web

SCRIPT = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What hinders somebody: the rule, where, and what is wrong there.  The script comes past the page's policy."""
    page.evaluate(SCRIPT.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate("(tags) => axe.run(document, { runOnly: tags })", RULES)
    return [
        f"{found['id']}: {node['target'][0]}: {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]
