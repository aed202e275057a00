import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { CUT_NETWORK, openPage, untilReady, visit } from "./support/browser.ts";
import { openQuestion } from "./support/question-page.ts";

declare global {
  interface Window {
    frames_of_theme: boolean[];
  }
}

const DARK_PAGE = "rgb(15, 20, 29)";
const LIGHT_PAGE = "rgb(245, 247, 250)";

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const theme = (page: Page) => page.getByRole("switch", { name: "Tema" });

/** Notes, frame by frame from the very first, whether the page that is about to be painted is dark. */
async function watchFrames(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, { frames_of_theme: frames });
    const note = () => {
      if (document.body) frames.push(document.documentElement.classList.contains("dark"));
      if (frames.length < 30) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => window.frames_of_theme);
}

test("the theme follows the system until the person chooses, and then stays chosen", async () => {
  const page = await openPage({ dark: true });
  await visit(page, "/questoes");
  await expect.poll(() => background(page)).toBe(DARK_PAGE);
  expect(await theme(page).getAttribute("aria-checked")).toBe("true");
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  await untilReady(page);
  await expect.poll(() => background(page)).toBe(LIGHT_PAGE);

  await theme(page).click();
  await expect.poll(() => background(page)).toBe(DARK_PAGE);
  expect(await theme(page).getAttribute("aria-checked")).toBe("true");
  await page.reload();
  await untilReady(page);
  await expect.poll(() => background(page)).toBe(DARK_PAGE);
  expect(await theme(page).getAttribute("aria-checked")).toBe("true");

  await theme(page).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/entrar");
  await expect.poll(() => background(page)).toBe(LIGHT_PAGE);
});

test("the wrong theme is never painted, not for one frame", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  await theme(page).click();
  const frames = await watchFrames(page);
  await page.reload();
  await untilReady(page);
  const painted = await frames();
  expect(painted.length).toBeGreaterThan(0);
  expect(new Set(painted)).toEqual(new Set([true]));
});

test("the chosen theme needs none of the page's scripts", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await visit(page, "/questoes");
  await theme(page).click();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expect.poll(() => background(page)).toBe(DARK_PAGE);
});

test("the theme is preserved on an error page", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await openQuestion(page);
  await theme(page).click();
  await page.route(/_data=/, (route) => route.abort());
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { name: "Ocorreu um erro" }).waitFor();
  await expect.poll(() => background(page)).toBe(DARK_PAGE);
});
