import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { openPage } from "./support/browser.ts";

/** Formulas on a phone, one a paragraph, in the product's own styles and fonts; and the cuts of the font that were fetched. */
async function shown(formulas: readonly string[]): Promise<{ page: Page; cuts: string[] }> {
  const page = await openPage({ screen: "phone" });
  const styles = await (await page.request.get("/manual-latex")).text();
  const sheets = styles.match(/\/assets\/[^"]+\.css/g) ?? [];
  const cuts: string[] = [];
  page.on("request", (request) => {
    const cut = /farol-math(?:-more|-rare)?/.exec(request.url());
    if (cut) cuts.push(cut[0]);
  });
  const { html } = renderText(formulas.map((formula) => `$$${formula}$$`).join("\n\n"), {
    pictures: new Map(),
  });
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join("");
  const body = `<!doctype html>${links}<main class="rich-text">${html}</main>`;
  await page.route("**/formulas", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.goto("/formulas");
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].some(
      ({ family, status }) => /Farol Math/.test(family) && status === "loaded",
    );
    return loaded && document.fonts.status === "loaded";
  });
  return { page, cuts };
}

const stretched = [
  "\\widehat{ABC}",
  "\\overline{ABC}",
  "\\underline{ABC}",
  "\\underbrace{a+b+c}",
  "\\overbrace{a+b+c}",
  "\\overrightarrow{ABC}",
  "\\overleftarrow{ABC}",
  "\\overleftrightarrow{ABC}",
  "\\overgroup{ABC}",
  "\\underbracket{ABC}",
  "\\xrightarrow{abcdef}",
  "\\xleftarrow{abcdef}",
  "\\xhookrightarrow{abcdef}",
  "\\xhookleftarrow{abcdef}",
  "\\xmapsto{abcdef}",
  "\\xRightarrow{abcdef}",
  "\\xLeftrightarrow{abcdef}",
  "\\xrightharpoonup{abcdef}",
];

test("accents, braces and arrows are as wide as what they belong to", async () => {
  const { page } = await shown(stretched);
  // What is painted counts: browsers give the box of a stretched sign the size of its shortest form.
  const picture = (await page.screenshot({ fullPage: true })).toString("base64");
  const shares = await page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas?.drawImage(bitmap, 0, 0);
    return [...document.querySelectorAll("math")].map((math) => {
      const sign = math.querySelector("mo[stretchy='true']")?.getBoundingClientRect();
      const base = math
        .querySelector(":has(> mo[stretchy='true'])")
        ?.firstElementChild?.getBoundingClientRect();
      if (!sign || !base) return 0;
      const [left, width] = [Math.floor(base.left) - 10, Math.ceil(base.width) + 20];
      // Away from the base, a sign may be a pixel outside its box.
      const [top, height] = [
        Math.floor(sign.top - (sign.top < base.top ? 2 : 0)),
        Math.ceil(sign.height) + 2,
      ];
      const ink = canvas?.getImageData(left, top, width, height).data ?? [];
      const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
        Array.from({ length: height }, (__, row) => ink[4 * (row * width + column)] ?? 255).some(
          (red) => red < 160,
        ),
      );
      return (Math.max(...columns) - Math.min(...columns) + 1) / base.width;
    });
  }, picture);
  expect(shares).toHaveLength(stretched.length);
  for (const [index, share] of shares.entries()) {
    expect(share, stretched[index]).toBeGreaterThan(0.85);
    expect(share, stretched[index]).toBeLessThan(1.35);
  }
});

const fences = [
  "()",
  "[]",
  "\\{\\}",
  "||",
  "\\|\\|",
  "\\langle\\rangle",
  "\\lfloor\\rfloor",
  "\\lceil\\rceil",
];

test("fences are as high as what they enclose", async () => {
  const tall = fences.map((pair) => {
    const [left, right] = pair.match(/\\\w+|\\?./g) ?? [];
    return `\\left${left}\\dfrac{\\dfrac{a}{b}}{c}\\right${right}`;
  });
  const { page } = await shown(tall);
  const shares = await page.evaluate(() =>
    [...document.querySelectorAll("math")].flatMap((math) => {
      const fraction = math.querySelector("mfrac")?.getBoundingClientRect().height ?? 0;
      return [...math.querySelectorAll("mo")].map((sign) => sign.getBoundingClientRect().height / fraction);
    }),
  );
  expect(shares).toHaveLength(2 * fences.length);
  for (const [index, share] of shares.entries())
    expect(share, fences[Math.floor(index / 2)]).toBeGreaterThan(0.9);
});

test("sums, products and integrals are larger in a line of their own", async () => {
  const signs = ["sum", "prod", "int", "oint", "iint", "bigcup", "bigoplus"];
  const { page } = await shown(signs.map((sign) => `\\${sign} x\\textstyle\\${sign} x`));
  const shares = await page.evaluate(() =>
    [...document.querySelectorAll("math")].map((math) => {
      const [large, small] = [...math.querySelectorAll("mo")].map(
        (sign) => sign.getBoundingClientRect().height,
      );
      return large && small ? large / small : 0;
    }),
  );
  for (const [index, share] of shares.entries()) expect(share, signs[index]).toBeGreaterThan(1.2);
});

test("an equation's number is at the right edge, the equation in the middle", async () => {
  const { page } = await shown(["x=1\\tag{A}", "\\begin{align}a&=b\\\\c+d&=e\\end{align}"]);
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll("mtr")].map((row) => {
      const [block, tag] = [row.closest("math"), row.querySelector(".tag mtext")].map((each) =>
        each?.getBoundingClientRect(),
      );
      const cells = [...row.querySelectorAll("mtd:not(.tag)")].map((cell) => cell.getBoundingClientRect());
      const middle = ((cells.at(0)?.left ?? 0) + (cells.at(-1)?.right ?? 0)) / 2;
      return {
        number: row.querySelector(".tag")?.textContent,
        fromEdge: (block?.right ?? 0) - (tag?.right ?? 0),
        fromMiddle: Math.abs(middle - ((block?.left ?? 0) + (block?.right ?? 0)) / 2),
      };
    }),
  );
  expect(rows.map(({ number }) => number)).toEqual(["(A)", "(1)", "(2)"]);
  for (const { fromEdge, fromMiddle } of rows) {
    expect(fromEdge).toBeLessThan(4);
    expect(fromMiddle).toBeLessThan(12);
  }
});

test("the second cut of the font is fetched once, and only where a formula needs it", async () => {
  expect((await shown(["\\widehat{ABC} + \\overline{AB}", "|x| = \\dfrac{1}{2}"])).cuts).toEqual([
    "farol-math",
  ]);
  expect((await shown(["\\underbrace{a\\cup b}_{n}"])).cuts.toSorted()).toEqual([
    "farol-math",
    "farol-math-more",
  ]);
});
