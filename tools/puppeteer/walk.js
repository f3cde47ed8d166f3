/**
 * A whole game in Firefox, from the lobby to the end and the replay: node walk.js '{"origin": …}'
 *
 * The texts to look for come from the caller, so that no sentence is written here. It prints a line for each place it
 * reaches. What the page does wrong ends it with an error.
 */
import puppeteer from "puppeteer-core";

const wish = JSON.parse(process.argv[2]);
const PATIENCE = 60_000; // milliseconds for anything that must come
const PAUSE = 60; // milliseconds between two looks at the table
const ANSWERS = 6000; // looks at the table, until a game must have ended
const texts = wish.texts;
const faults = [];

function say(what) {
  console.log(JSON.stringify(what));
}

function named(role, name) {
  return `::-p-aria(${name}[role="${role}"])`;
}

async function click(page, selector) {
  await page.locator(selector).setTimeout(PATIENCE).click();
}

/** What can be seen of the table, in one question to the browser. */
function look(page) {
  return page.evaluate(
    ({ rematch, sure }) => {
      const shown = (button) => button.getClientRects().length > 0 && !button.disabled;
      const buttons = [...document.querySelectorAll("button")].filter(shown);
      const titled = (button) => button.innerText.trim();
      return {
        over: buttons.some((button) => titled(button) === rematch),
        sure: sure.find((title) => buttons.some((button) => titled(button) === title)) ?? null,
        answers: [...document.querySelectorAll(".question ol button")].filter(shown).length,
        text: document.querySelector("main")?.innerText ?? "",
      };
    },
    { rematch: texts.rematch, sure: texts.sure },
  );
}

/**
 * Answer whatever is asked: with the mouse where a button says so, otherwise with the keys and the mouse by turns. A key
 * that means nothing now does no harm, so nobody has to know whether something is asked at all.
 */
async function answer(page, seen, tries) {
  if (seen.sure !== null) {
    await page.locator(named("button", seen.sure)).setTimeout(PATIENCE).click();
  } else if (seen.answers > 0 && tries % 2 === 1) {
    const first = await page.$(".question ol button");
    await first?.click().catch(() => undefined); // the question may have changed meanwhile
  } else {
    await page.keyboard.press(tries % 4 === 2 ? "0" : "1");
  }
}

async function play(page) {
  let before = "";
  for (let number = 0, tries = 0; number < ANSWERS; number++) {
    const seen = await look(page);
    if (seen.over) return number;
    tries = seen.text === before ? tries + 1 : 0;
    before = seen.text;
    await answer(page, seen, tries);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (number % 100 === 99) say({ at: "table", looks: number + 1 });
  }
  throw new Error("the game does not end");
}

async function walk(page) {
  await page.goto(`${wish.origin}/`, { timeout: PATIENCE });
  await page.locator(named("textbox", texts.name)).setTimeout(PATIENCE).fill("Ann");
  await click(page, named("button", texts.itsMe));
  say({ at: "lobby" });
  await click(page, named("radio", texts.game));
  await click(page, named("link", texts.newTable));
  await click(page, named("button", texts.open));
  await page.waitForFunction(() => location.pathname.includes("/t/"), { timeout: PATIENCE });
  say({ at: "table" });
  const answers = await play(page);
  say({ at: "end", answers, standings: await page.$eval("h1", (title) => title.innerText) });
  await click(page, named("link", texts.replay));
  await page.waitForFunction(() => /^0\//.test(document.querySelector("output")?.innerText ?? ""), { timeout: PATIENCE });
  await page.keyboard.press("End");
  await page.waitForFunction(() => /^(\d+)\/\1$/.test(document.querySelector("output")?.innerText ?? ""), {
    timeout: PATIENCE,
  });
  say({ at: "replay", moves: await page.$eval("output", (shown) => shown.innerText) });
}

const browser = await puppeteer.launch({ browser: "firefox", executablePath: wish.firefox, headless: true });
let page;
try {
  page = await browser.newPage();
  await page.setViewport({ width: wish.width, height: wish.height });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warn", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("requestfailed", (request) => faults.push(`${request.failure()?.errorText}: ${request.url()}`));
  await walk(page);
} catch (error) {
  faults.push(String(error));
  say({ at: "trouble", url: page?.url(), seen: page ? await look(page).catch(String) : null });
  if (wish.picture) await page?.screenshot({ path: wish.picture }).catch(() => undefined);
} finally {
  await browser.close();
}
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
