"""Draws the icons of the installed pages from web/public/icon.svg: python -m tools.generators.icons"""

from playwright.sync_api import Page, sync_playwright

from tools import chromium
from tools.commands import web

FOLDER = web.WEB / "public"
DRAWING = FOLDER / "icon.svg"
EDGE = ' clip-path="url(#edge)"'  # round corners: an icon that will be masked doesn't need them
SAFE = 'viewBox="-64 -64 640 640"'  # a mask may cut off a tenth on each side
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable.png": 512, "apple-touch-icon.png": 180}


def drawing(name: str) -> str:
    text = DRAWING.read_text("utf-8")
    if name == "icon-maskable.png":
        text = text.replace('viewBox="0 0 512 512"', SAFE)
    return text.replace(EDGE, "") if name in ("icon-maskable.png", "apple-touch-icon.png") else text


def draw(page: Page, name: str, size: int) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing(name)}")
    page.screenshot(path=FOLDER / name, omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        page = browser.new_page()
        for name, size in SIZES.items():
            draw(page, name, size)
            print(f"written: {name}")
        browser.close()


if __name__ == "__main__":
    main()
