import { type Browser, chromium, type Page } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { browserCookies, codesOf, type Run, studentOf } from "./client.ts";
import { emulatePhone, PHONE_SCREEN } from "./phone.ts";
import { type Figure, quantile } from "./table.ts";

const ROUNDS = 7;
const SOLVED = "/questoes?disciplina=fisica&tipo=multipla-escolha&resolucao=sim";

declare global {
  interface Window {
    /** Milliseconds from a click to the painted frame that has its answer's first sentence; 0: not yet. */
    firstPiece: number;
  }
}

/** Measures in the page itself: the browser's own clock, from the event of the click. */
function watchFirstPiece(): void {
  const seen = { clicked: 0 };
  window.addEventListener(
    "click",
    ({ target, timeStamp }) => {
      const name = target instanceof Element ? (target.closest("button")?.textContent ?? "") : "";
      if (!/^(?:Explicar|Uma dica|Passo)/.test(name)) return;
      Object.assign(seen, { clicked: timeStamp });
      window.firstPiece = 0;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (seen.clicked === 0 || !document.querySelector("ol[aria-label=Conversa] li:last-child .rich-text"))
      return;
    const { clicked } = seen;
    seen.clicked = 0;
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.firstPiece = performance.now() - clicked;
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

async function helpOf(browser: Browser, run: Run, cookie: string, code: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN, hasTouch: true });
  await context.addCookies(browserCookies(run, cookie));
  const page = await context.newPage();
  await page.addInitScript(watchFirstPiece);
  await page.goto(`${run.base}/q/${code}`, { waitUntil: "networkidle" });
  await emulatePhone(page, run.machine.slowdown);
  await page.getByRole("button", { name: "Ajuda", exact: true }).tap();
  await page.getByRole("dialog", { name: "FarolGPT" }).getByRole("textbox").waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

/** From the click on a prompt to the first sentence on the phone's screen. */
export async function measureTutor(run: Run): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });
  const codes = await codesOf(run.base, SOLVED);
  const pieces: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const page = await helpOf(browser, run, studentOf(run, round), codes[round % codes.length] ?? codes[0]);
      await page
        .getByRole("button", { name: /^(?:Explicar o enunciado|Uma dica|Passo a passo)$/ })
        .nth(round % 2)
        .tap();
      await page.waitForFunction(() => window.firstPiece > 0);
      pieces.push(await page.evaluate(() => window.firstPiece));
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  const middle = quantile(pieces, 0.5);
  return [
    {
      what: "tutor local: do toque à primeira frase",
      value: `${Math.round(middle)} ms (${pieces.map((each) => Math.round(each)).join(", ")})`,
      bar: "≤ 300 ms",
      ok: middle <= 300,
    },
  ];
}
