import { expect, test } from "vitest";
import { renderInline } from "#app/platform/math/domain/render-text.server.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { openPage, untilAtRest, visit } from "./support/browser.ts";

/** Inline formulas of the bank's own texts, each once. */
function formulasOfBank(): string[] {
  const texts = authoredDrafts.flatMap(({ statement, solution, alternatives }) => [
    statement,
    solution ?? "",
    ...alternatives.map(({ text }) => text),
  ]);
  const found = texts.flatMap((text) => text.match(/(?<![$\\])\$(?!\$)[^$\n]+\$(?!\$)/g) ?? []);
  return [...new Set(found)];
}

test("no formula of a line is cut on a phone: what is wider than the line scrolls in it, and is focusable", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/manual-latex");
  await untilAtRest(page);
  const formulas = formulasOfBank();
  expect(formulas.length).toBeGreaterThan(500);
  const html = formulas.map((each) => `<p>${renderInline(each, { pictures: new Map() }).html}</p>`).join("");
  const seen = await page.evaluate(async (texts) => {
    const line = document.createElement("div");
    // As wide as a line of an alternative, the narrowest that a statement has.
    line.style.width = "220px";
    line.className = "rich-text reading-choice font-serif";
    line.innerHTML = texts;
    document.querySelector("main")?.appendChild(line);
    await document.fonts.ready.then(() => undefined);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let count = 0; count < 4; count++) await frame();
    const edge = line.getBoundingClientRect().right + 1;
    const boxes = [...line.querySelectorAll<HTMLElement>(".formula-wide")];
    const scrolls = (box: Element) => box.scrollWidth > box.clientWidth + 1;
    return {
      cut: [...line.querySelectorAll("math")]
        .filter((math) => math.getBoundingClientRect().right > edge && !math.closest(".formula-wide"))
        .map((math) => math.textContent),
      beyond: boxes.filter((box) => box.getBoundingClientRect().right > edge).length,
      scrolling: boxes.filter(scrolls).length,
      wrong: boxes.filter((box) => scrolls(box) !== (box.tabIndex === 0)).map((box) => box.textContent),
    };
  }, html);
  expect(seen).toMatchObject({ cut: [], beyond: 0, wrong: [] });
  expect(seen.scrolling).toBeGreaterThan(5);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.locator(".formula-wide[tabindex='0']").count()).toBe(seen.scrolling);
  await page.locator(".reading-choice").evaluate((line) => line.setAttribute("style", ""));
  await expect.poll(() => page.locator(".reading-choice .formula-wide[tabindex='0']").count()).toBe(0);
});
