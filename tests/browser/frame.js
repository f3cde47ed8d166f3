// What is wrong with the frame of Evolution as it is drawn now, as a list of findings: see frame.py.
() => {
  const bad = new Map(), W = innerWidth, H = innerHeight;
  const box = (e) => e.getBoundingClientRect(), all = (s, o = document) => [...o.querySelectorAll(s)];
  const nameOf = (e) => (e.getAttribute?.("class") ?? e.tagName).replace(/s-\S+|svelte-\S+/g, "").trim().split(/\s+/).slice(0, 2).join(".");
  const say = (e, what) => {
    const text = (e.textContent ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim().slice(0, 40);
    const key = `${nameOf(e)} ${what}`;
    if (!bad.has(key)) bad.set(key, text);
  };
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && box(e).width > 1 && !e.closest(".unseen");
  const inside = (a, b, t = 1) => a.left >= b.left - t && a.right <= b.right + t && a.top >= b.top - t && a.bottom <= b.bottom + t;
  const view = { left: 0, top: 0, right: W, bottom: H };
  // 1 nothing scrolls, and everything is in the window and in its zone
  const page = document.scrollingElement;
  if (page.scrollWidth > W || page.scrollHeight > H || scrollY !== 0) say(document.body, `page scrolls ${page.scrollWidth} ${page.scrollHeight}`);
  const zones = document.querySelector(".zones");
  if (!zones) return ["no frame"];
  for (const e of [document.querySelector(".shell"), zones])
    if (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1) say(e, "spills");
  const own = document.querySelector(".zones > .own"), question = document.querySelector(".question");
  if (!own || !question) say(document.body, "no question or own zone");
  for (const s of [".own", ".own [data-animal]", ".hand", "[data-card]", ".mini", ".slot", ".question", ".option", ".question .button",
      ".bank-box", ".chip", "header .tool", ".rail", ".part", ".lane", ".cell"])
    for (const e of all(s)) if (seen(e)) {
      if (!inside(box(e), view, .5) && !e.closest(".scrolls")) say(e, "outside the window");
      const zone = e.parentElement.closest(".question, .own, .part, .lane, .cell");
      if (zone && !e.closest(".list, .over") && !inside(box(e), box(zone), e.matches(".lit, .chosen") ? 6 : 1)) say(e, "outside " + nameOf(zone));
    }
  const cross = (a, b, t = 1) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > t && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > t;
  for (const a of all(".own [data-animal], .own .slot")) for (const e of all(".own .hand, .own .plate, .own h3, .own .slot"))
    if (seen(e) && e !== a && !e.contains(a) && cross(box(a), box(e))) say(a, "lies on " + nameOf(e));
  for (const e of all(".seats:not(.scrolls)")) if (e.scrollHeight > e.clientHeight + 1) say(e, "rivals spill");
  // 2 nothing spills out of its box, nothing lies on its neighbour
  for (const e of all(".question, .option, .option > b, .ribbon, .tag, .button, .bar, .pill, .slot, header.top, .plate, .bank-box, .tabs, .meta"))
    if (seen(e) && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1) && !(e.matches(".question") && e.querySelector(".list")))
      say(e, `spills by ${e.scrollWidth - e.clientWidth}, ${e.scrollHeight - e.clientHeight}`);
  for (const e of all(".tile > *")) if (seen(e) && !inside(box(e), box(e.parentElement), 1) && !e.matches(".art")) say(e, "outside its card");
  for (const e of all(".tile .pips > svg, .tile .hunts, .tile .badge")) if (seen(e) && !inside(box(e), box(e.closest(".tile")), 3)) say(e, "outside its card");
  for (const s of [".tile > header", "header.top", ".head", ".bar", ".option > b", ".tabs", ".strip", ".bank-box", ".part > header"])
    for (const e of all(s)) {
      const kids = [...e.children].filter((x) => seen(x) && getComputedStyle(x).position !== "absolute").map((x) => [x, box(x)]);
      for (let i = 0; i < kids.length; i += 1) for (let j = i + 1; j < kids.length; j += 1)
        if (cross(kids[i][1], kids[j][1])) say(kids[j][0], "lies on " + nameOf(kids[i][0]));
    }
  // 3 every text is whole, large enough, and not under the next card
  const BOX = ".option, .button, .half, .tile, .ribbon, .tag, .chip, .clock, .pill, .slot, .plate, .bank-box, .question, .part, header.top, .rail, .hand, .lane, .cell";
  const walk = document.createTreeWalker(document.querySelector(".shell"), NodeFilter.SHOW_TEXT), range = document.createRange();
  for (let n; (n = walk.nextNode());) {
    const e = n.parentElement;
    if (!n.data.trim() || e.closest("svg, script, style, dialog") || !seen(e)) continue;
    const style = getComputedStyle(e), px = parseFloat(style.fontSize);
    if (px < 12) say(e, `text of ${px} px`);
    range.selectNodeContents(n);
    const rects = [...range.getClientRects()].filter((r) => r.width > .5)
      .map((r) => ({ left: r.left, right: r.right, top: r.top + r.height * .22, bottom: r.bottom - r.height * .1 }));
    const home = e.closest(BOX), scrolls = e.closest("[role=log], [role=tabpanel], .scrolls, .list");
    const card = e.closest("li")?.matches(".fan li:not(.last)") ? e.closest("li") : null;
    const next = card?.nextElementSibling && Math.abs(box(card.nextElementSibling).top - box(card).top) < 9 && !card.matches(":hover, :focus-within") ? box(card.nextElementSibling).left : 1e9;
    const cut = (a) => { const s = getComputedStyle(a); return s.overflowX !== "visible" && s.textOverflow !== "ellipsis"; };
    for (const r of rects) {
      const dots = !e.closest(".half") && e.closest(".name, h2, b.table-name, .plate b, .title") !== null; // names of people may end in dots
      if (home && !scrolls && !dots && !inside(r, box(home), 1)) say(e, `text out of ${nameOf(home)}`);
      if (r.right > next + 1) say(e, `under the next card by ${Math.round(r.right - next)}`);
      if (!scrolls && !dots) for (let a = e; a && a !== document.body; a = a.parentElement)
        if (cut(a) && !inside(r, box(a), 1)) { say(e, "text cut by " + nameOf(a)); break; }
    }
  }
  // the names of these tables are short: none of them ends in dots
  for (const e of all(".shell *")) if (e.scrollWidth > e.clientWidth && getComputedStyle(e).textOverflow === "ellipsis" && seen(e)) say(e, "ends in dots");
  // the rules on cards are inside the printed line
  for (const e of all("[data-card] small")) {
    range.selectNodeContents(e);
    const [text, half] = [range.getBoundingClientRect(), box(e.closest(".half"))];
    if (seen(e) && (text.bottom > half.bottom - 3 || text.top < half.top + 3)) say(e, `under the line by ${Math.round(text.bottom - half.bottom + 3)}`);
  }
  for (const o of all(".option .text")) {
    range.selectNodeContents(o);
    const lines = new Set([...range.getClientRects()].filter((r) => r.width > .5).map((r) => Math.round(r.bottom / 6))).size;
    if (lines > 4) say(o, `${lines} lines`);
  }
  return [...bad].map(([k, t]) => `${k} «${t}»`);
}
