import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import katex from "katex";
import { expect, test } from "vitest";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { openPage } from "./support/browser.ts";

const formulas =
  String.raw`\sqrt{16}|\sqrt{2}|\sqrt{a^2+b^2}|\sqrt[3]{27}|\sqrt{\frac{1}{2}}|\frac{1}{2}|\frac{a+b}{c}|2\sqrt{3}
\frac{\sqrt{3}}{2}|\sqrt{x}|\sqrt{x_1}|\frac{-b\pm\sqrt{\Delta}}{2a}|\sqrt{g}|\sqrt{1+\sqrt{2}}|\sqrt[n]{x^2+y}|\frac{p}{q}
x^{\frac12}|2\pi\sqrt{\frac{L}{g}}|x^2-5x+6=0|a_n=a_1+(n-1)r|v=\frac{\Delta s}{\Delta t}|E=mc^2|\log_2 8=3|\sin 30^\circ
\frac{3}{4}\pi|10^{-3}|3{,}5\times 10^{8}|\sqrt{144}=12|\frac{x^2}{4}|\sqrt{b^2-4ac}|\frac{1}{\sqrt{2}}|(a+b)^2
\frac{2}{3}+\frac{5}{6}|5\sqrt{5}|\sqrt{200}|\frac{n!}{k!}|H_2O|\theta=60^\circ|\lambda=\frac{v}{f}|\sqrt{3}:2`.split(
    /[|\n]/,
  );

/** Of a line of a phone's text, the room above and below its baseline. */
const LINE = { width: 328, above: 34, below: 22 };

async function katexStyles(): Promise<string> {
  const require = createRequire(import.meta.url);
  const sheet = require.resolve("katex/dist/katex.min.css");
  const styles = await readFile(sheet, "utf8");
  const names = [...new Set(styles.match(/fonts\/[^)]+\.woff2/g) ?? [])];
  const fonts = await Promise.all(
    names.map(
      async (name) => [name, await readFile(sheet.replace("katex.min.css", name), "base64")] as const,
    ),
  );
  return fonts.reduce(
    (text, [name, data]) => text.replaceAll(name, `data:font/woff2;base64,${data}`),
    styles,
  );
}

test("forty formulas of a line look as KaTeX draws them: fewer than 3 % of its pixels differ", async () => {
  const page = await openPage({ screen: "phone" });
  const styles = await (await page.request.get("/manual-latex")).text();
  const links = (styles.match(/\/assets\/[^"]+\.css/g) ?? []).map(
    (each) => `<link rel="stylesheet" href="${each}">`,
  );
  const drawn = (formula: string) =>
    renderText(`vale $${formula}$`, { pictures: new Map() }).html.replace("<p>", '<p class="line">');
  const lines = formulas.map(
    (formula) =>
      `<p class="line">vale ${katex.renderToString(formula, { output: "html" })}</p><div class="rich-text">${drawn(formula)}</div>`,
  );
  const own = `body { background: #fff; padding-block: 60px } .katex { font-size: 1.1em }
    .line { color: #000; font: 18px/1.65 serif; margin: 0 !important; padding-block: 8px; width: ${LINE.width}px }`;
  const body = `<!doctype html>${links.join("")}<style>${await katexStyles()} ${own}</style>${lines.join("")}`;
  await page.route("**/formulas", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.goto("/formulas");
  await page.evaluate(() => document.fonts.ready);
  const picture = (await page.screenshot({ fullPage: true })).toString("base64");
  const shares = await page.evaluate(
    async ({ png, line: { width, above, below } }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      canvas?.drawImage(bitmap, 0, 0);
      const places = [...document.querySelectorAll(".line")].map((each) => {
        const mark = document.createElement("i");
        mark.style.display = "inline-block";
        each.insertBefore(mark, each.firstChild);
        const { left, bottom } = mark.getBoundingClientRect();
        mark.remove();
        return { left: Math.round(left), top: Math.round(bottom + window.scrollY) - above };
      });
      const inks = places.map(
        ({ left, top }) => canvas?.getImageData(left, top, width, above + below).data ?? [],
      );
      return inks.flatMap((ink, index) => {
        if (index % 2 === 0) return [];
        const other = inks[index - 1] ?? [];
        let different = 0;
        for (let at = 0; at < ink.length; at += 4)
          if (Math.abs((ink[at] ?? 0) - (other[at] ?? 0)) > 100) different += 1;
        return different / (width * (above + below));
      });
    },
    { png: picture, line: LINE },
  );
  expect(shares).toHaveLength(40);
  for (const [index, share] of shares.entries()) expect(share, formulas[index]).toBeLessThan(0.03);
});
