import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog, fillSignUp, mailedLink } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { openContext, type screens, visit } from "./support/browser.ts";
import { countClicks } from "./support/clicks.ts";
import { lookAtPage } from "./support/covered.ts";
import { answerAsVisitor, tapExam, toNextQuestion } from "./support/entry-page.ts";
import { letTimePass } from "./support/overlay-page.ts";
import { newEmail } from "./support/people.ts";
import { codeOf, openSolution } from "./support/question-page.ts";
import { ONE_BY_ONE, refuse, STORAGE, type Storage, translate } from "./support/strict-browser.ts";

/** Taps to a first verdict, and to one that an account stores. Each further question needs three. */
const TAPS_TO_VERDICT = 4;
const TAPS_TO_STORED = 8;
const TAPS_PER_QUESTION = 3;
/** Upper bound for what appears by itself, in milliseconds. */
const UNTIL_ALL_CAME = 12_000;

type Journey = {
  exam: string;
  /** Questions answered before the account. */
  answers: 1 | 3;
  screen: keyof typeof screens;
  theme: "light" | "dark";
  translated?: "moves" | "replaces";
  refused?: { kinds: readonly Storage[]; how: "throws" | "missing" };
};

const FIRST_STEP = "front page";

/** What came by itself. */
const seen = new Set<string>();

/** Steps that axe has approved of, by screen and translation. */
const sound = new Set<string>();

/** Fails where something that came by itself covers a control or a text, is a dialog, or axe objects to anything. */
async function expectClear(page: Page, journey: Journey, step: string, asked = 0): Promise<void> {
  const { refused, screen, translated } = journey;
  // Without some kinds of storage, all pages after the first are drawn as without all of them.
  if (refused && refused.kinds.length < STORAGE.length && step !== FIRST_STEP) return;
  await letTimePass(page, UNTIL_ALL_CAME);
  expect(await page.locator("dialog[open]").count(), `dialogs: ${step}`).toBe(asked);
  const { shown, covered } = await lookAtPage(page);
  expect(covered, step).toEqual([]);
  for (const name of shown) seen.add(name);
  // Axe reads both themes at once, and refused storage changes nothing of what it reads.
  const checked = `${screen} ${translated ?? ""} ${step}`;
  if (sound.has(checked)) return;
  await expectAccessible(page);
  sound.add(checked);
}

/** From the front page to the last verdict that needs no account. Returns the taps to the first. */
async function answerFirst(page: Page, journey: Journey, taps: () => number): Promise<number> {
  await visit(page, "/");
  await expectClear(page, journey, FIRST_STEP);
  await tapExam(page, journey.exam);
  await expectClear(page, journey, "question");
  await answerAsVisitor(page);
  const toVerdict = taps();
  await expectClear(page, journey, "verdict");
  for (let place = 1; place < journey.answers; place += 1) {
    await toNextQuestion(page);
    await answerAsVisitor(page);
  }
  return toVerdict;
}

/** Makes the account from below the verdict, the keyboard leading from field to field. Returns its e-mail. */
async function signUp(page: Page, journey: Journey): Promise<string> {
  const email = newEmail();
  await page.getByRole("complementary").getByRole("link", { name: "Criar conta grátis" }).click();
  const form = dialog(page, "Criar conta");
  await fillSignUp(form, email);
  await expectClear(page, journey, "sign-up", 1);
  await form.getByRole("button", { name: "Criar conta" }).click();
  await form.getByText("Perfil criado com sucesso!").waitFor();
  await expectClear(page, journey, "account made", 1);
  return email;
}

/** Opens the mailed link in a tab of its own and confirms. */
async function confirm(page: Page, journey: Journey, email: string): Promise<Page> {
  const tab = await page.context().newPage();
  await visit(tab, await mailedLink(tab, email, "/confirmar-email"));
  await expectClear(tab, journey, "mailed link");
  await tab.getByRole("button", { name: "Confirmar e-mail" }).click();
  await tab.getByText("E-mail confirmado!").waitFor();
  return tab;
}

/** Each pair of a screen, a theme, a number of answers and a kind of browser, not all combinations. */
const journeys: Journey[] = [
  { exam: "ENEM", answers: 3, screen: "phone", theme: "light" },
  { exam: "ITA", answers: 1, screen: "desktop", theme: "dark" },
  { exam: "IME", answers: 1, screen: "phone", theme: "dark", translated: "moves" },
  { exam: "ENEM", answers: 3, screen: "desktop", theme: "light", translated: "replaces" },
  {
    ...{ exam: "EsPCEx", answers: 3, screen: "desktop", theme: "dark" },
    refused: { kinds: STORAGE, how: "throws" },
  },
  {
    ...{ exam: "AFA", answers: 1, screen: "phone", theme: "light" },
    refused: { kinds: STORAGE, how: "missing" },
  },
  ...ONE_BY_ONE.map(
    (kinds, index): Journey => ({
      ...{ exam: "Fuvest", answers: 1, refused: { kinds, how: "missing" } },
      screen: index % 2 ? "desktop" : "phone",
      theme: index % 4 < 2 ? "dark" : "light",
    }),
  ),
];

async function openBrowser({ screen, theme, translated, refused }: Journey): Promise<BrowserContext> {
  const context = await openContext({ screen, dark: theme === "dark", untouched: true });
  if (translated) await translate(context, translated);
  if (refused) await refuse(context, refused.kinds, refused.how);
  await context.clock.install();
  return context;
}

function named({ answers, screen, theme, translated, refused }: Journey): string {
  const browser = translated
    ? `a translation ${translated} each text`
    : refused
      ? `${refused.how}: ${refused.kinds.join(", ")}`
      : "as it is";
  return `from / to an account and an explanation, nothing covered: ${answers} answers, ${screen}, ${theme}, ${browser}`;
}

test.each(journeys.map((journey) => [named(journey), journey] as const))("%s", async (_, journey) => {
  const context = await openBrowser(journey);
  const taps = await countClicks(context);
  const page = await context.newPage();
  seen.clear();
  expect(await answerFirst(page, journey, taps)).toBeLessThanOrEqual(TAPS_TO_VERDICT);
  const code = codeOf(page);
  const email = await signUp(page, journey);
  const tab = await confirm(page, journey, email);
  await tab.getByText("Respondida por você em").waitFor();
  // The tap on the link in the mail is outside the browser.
  const toStored = taps() + 1;
  expect(toStored).toBeLessThanOrEqual(TAPS_TO_STORED + TAPS_PER_QUESTION * (journey.answers - 1));
  expect(codeOf(tab)).toBe(code);
  await expect.poll(() => new URL(tab.url()).searchParams.has("conta")).toBe(false);
  await expectClear(tab, journey, "confirmed");
  await openSolution(tab);
  await expectClear(tab, journey, "explanation");
  // Without storage for the choice, there is no cookie banner.
  expect(seen.has("Cookies")).toBe(!journey.refused?.kinds.includes("localStorage"));
  expect((await tab.locator("main font").count()) > 0).toBe(Boolean(journey.translated));
});
