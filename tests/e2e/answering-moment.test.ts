import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, screens, untilReady, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";
import {
  addressOfQuestion,
  alternativeRow,
  answerButton,
  GRADED,
  openQuestion,
  outcome,
  textOf,
} from "./support/question-page.ts";

/** What the reader sees, one second after an answer. */
async function momentOf(page: Page) {
  return page.evaluate(() => {
    const inView = (element: Element | null) => {
      const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return height > 0 && top >= 0 && bottom <= innerHeight;
    };
    const bar = document.querySelector(".question-bar");
    const rows = [...document.querySelectorAll("[role=radiogroup] label")];
    return {
      scroll: Math.round(scrollY),
      rows: rows.map((row) => {
        const { top, left, width, height } = row.getBoundingClientRect();
        return [top, left, width, height].map(Math.round).join(" ");
      }),
      seen: inView(bar) && inView(bar?.querySelector("[role=status]") ?? null),
      focused: bar?.contains(document.activeElement) ?? false,
    };
  });
}

/** Where the reader sees the button: what clicks by name may scroll the page first. */
async function placeOfButton(page: Page): Promise<[number, number]> {
  await expect.poll(() => answerButton(page).isEnabled()).toBe(true);
  const box = await answerButton(page).boundingBox();
  if (!box) throw new Error("the button is not drawn");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const ways = {
  tap: async (page: Page) => page.touchscreen.tap(...(await placeOfButton(page))),
  mouse: async (page: Page) => page.mouse.click(...(await placeOfButton(page))),
  keyboard: (page: Page) => page.keyboard.press("Enter"),
};

async function choose(page: Page, way: keyof typeof ways, letter: "B" | "C"): Promise<void> {
  if (way === "tap") await alternativeRow(page, letter).tap();
  else await page.keyboard.press(letter.toLowerCase());
}

/** The data of the open question, fetched again. */
const FRESH = /_data=features%2Fquestions%2Fpages%2Fquestion$/;

/** Waits until what arrived is drawn and nothing is in motion. */
async function untilStill(page: Page): Promise<void> {
  await untilReady(page);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

async function answerAndLook(page: Page, way: keyof typeof ways): Promise<void> {
  // The former act may still scroll to its own place, and with it the button.
  await untilStill(page);
  const before = await momentOf(page);
  const [fresh] = await Promise.all([
    page.waitForResponse(FRESH),
    ways[way](page).then(() => outcome(page).waitFor()),
  ]);
  // All that could move the page: what it fetches again, and how its parts appear.
  await fresh.finished();
  await untilStill(page);
  expect(await momentOf(page)).toEqual({ ...before, seen: true, focused: true });
  expect(await textOf(outcome(page))).toMatch(/^Resposta (?:certa!|errada\. A certa é a [A-E]\.)/);
}

const places = [
  ["phone", "tap"],
  ["desktop", "mouse"],
  ["desktop", "keyboard"],
] as const;

test.for(places)(
  "on a %s, answered by %s, the verdict is on the screen and nothing moves",
  async ([screen, way]) => {
    const page = await openPage({ screen });
    await logIn(page, givenAccount());
    for (const place of [0, 3]) {
      await openQuestion(page, `/questoes?${GRADED}&resolucao=sim`, place);
      await choose(page, way, "B");
      // Wherever the reader is: at the top, and in the middle of the question.
      await page.evaluate(
        (y) => window.scrollTo(0, Math.min(y, (document.documentElement.scrollHeight - innerHeight) / 2)),
        place * 50,
      );
      await answerAndLook(page, way);
      // A later answer, after the solution was read at the end of the card.
      const again = page.getByRole("button", { name: "Responder de novo" });
      await (way === "tap" ? again.tap() : again.click());
      await choose(page, way, "C");
      await answerAndLook(page, way);
      await page.getByRole("button", { name: "Ver resolução" }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("resolucao");
    }
  },
);

test("fresh data for the open page leaves the reader where they are", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await openQuestion(page, `/questoes?${GRADED}`);
  await page.keyboard.press("b");
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(FRESH, async (route) => {
    await held;
    await route.continue();
  });
  const fresh = page.waitForResponse(FRESH);
  await answerButton(page).tap();
  await outcome(page).waitFor();
  // The reader scrolls on while the page fetches what it now may show.
  await page.evaluate(() => window.scrollTo(0, 220));
  release();
  await (await fresh).finished();
  await untilStill(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(220);
});

test("a new page still starts at its top, and the way back ends where it was left", async () => {
  const page = await openPage();
  await visit(page, await addressOfQuestion(page, `/questoes?${GRADED}`));
  const left = await page.evaluate(() => {
    window.scrollTo(0, 100);
    return Math.round(scrollY);
  });
  expect(left).toBeGreaterThan(50);
  const first = page.url();
  await page.getByRole("button", { name: "Próxima questão" }).click();
  await page.waitForURL((url) => url.href !== first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});

test("without a solution the page names the skill, look-alikes, comments, and accepts a request once", async () => {
  const page = await openPage({ screen: "phone" });
  const email = givenAccount();
  await logIn(page, email);
  const code = await openQuestion(page, `/questoes?${GRADED}&resolucao=nao`);
  await page.keyboard.press("b");
  await answerButton(page).tap();
  await outcome(page).waitFor();
  await page.getByRole("button", { name: "Como estudar" }).tap();
  await page.getByText("O que ela avalia: H17 de Matemática").waitFor();
  expect(await page.getByRole("heading", { name: "3 parecidas com resolução" }).isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: "Ver e escrever comentários" }).isVisible()).toBe(true);
  expect(await textOf(page.getByRole("region", { name: "Sua resposta" }))).not.toContain("%");
  await page.getByRole("button", { name: "Pedir uma resolução" }).tap();
  await page.getByText("Pedido feito.").waitFor();

  await page.reload();
  await untilReady(page);
  await page.getByText("Pedido feito.").waitFor();
  expect(await page.getByRole("button", { name: "Pedir uma resolução" }).count()).toBe(0);

  const admin = await openPage();
  await logIn(admin, "admin");
  await visit(admin, "/admin/questoes?ver=solutions");
  const item = admin.getByRole("listitem").filter({ hasText: code });
  expect(await textOf(item)).toContain("1 pessoa pede a resolução");
});

test("a phone has the bar at its lower edge", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, await addressOfQuestion(page, `/questoes?${GRADED}`));
  for (const y of [0, 300, 10_000]) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    const box = await answerButton(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(screens.phone.height);
  }
});
