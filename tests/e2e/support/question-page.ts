import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { visit } from "./browser.ts";

/** A search of questions that can be graded. Each test uses another subject's, so that they share no question. */
export const GRADED = "tipo=multipla-escolha";

/** The links of the questions on a result page. */
export function questionLinks(page: Page): Locator {
  return page.getByRole("link", { name: /^Questão [0-9A-Z]{8}$/ });
}

/** The codes of the questions listed, in order. */
export async function listedCodes(page: Page): Promise<string[]> {
  const names = await questionLinks(page).allInnerTexts();
  return names.map((name) => name.replace(/^Questão\s+/, "").trim());
}

/** The code of the question on the screen. */
export function codeOf(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The heading of a question's page. */
export function heading(page: Page, code: string): Locator {
  return page.getByRole("heading", { level: 1, name: `Questão ${code}` });
}

/** The address of the n-th question of a search, read without opening its page. */
export async function addressOfQuestion(page: Page, search: string, place = 0): Promise<string> {
  const results = await page.request.get(new URL(search, inject("baseUrl")).href);
  const links = (await results.text()).matchAll(/href="(\/q\/[0-9A-Z]{8}[^"]*)"/g);
  const address = [...links].map(([, link = ""]) => link.replaceAll("&amp;", "&"))[place];
  if (!address) throw new Error(`${search} has no question at ${place}`);
  return address;
}

/** Opens the n-th question of a search, and returns its code. */
export async function openQuestion(page: Page, search = `/questoes?${GRADED}`, place = 0): Promise<string> {
  await visit(page, await addressOfQuestion(page, search, place));
  return codeOf(page);
}

const alternatives = (page: Page) => page.getByRole("radiogroup", { name: "Alternativas" });
const named = (letter: string) => ({ name: new RegExp(`^${letter}:`) });

/** One of the card's alternatives. */
export function alternative(page: Page, letter: string): Locator {
  return alternatives(page).getByRole("radio", named(letter));
}

/** The whole row of an alternative: its touch target. */
export function alternativeRow(page: Page, letter: string): Locator {
  return alternatives(page)
    .locator("label")
    .filter({ has: page.getByRole("radio", named(letter)) });
}

/** The button that answers. */
export function answerButton(page: Page): Locator {
  return page.getByRole("button", { name: "Responder", exact: true });
}

/** Opens the solution. A click right after the answer counts as its double click and is ignored: this retries. */
export async function openSolution(page: Page): Promise<void> {
  const solution = page.getByRole("heading", { name: "Resolução", exact: true });
  await expect
    .poll(async () => {
      if (!(await solution.isVisible())) await page.getByRole("button", { name: "Ver resolução" }).click();
      return solution.isVisible();
    })
    .toBe(true);
}

/** The text of an element as a reader sees it, line by line. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.allInnerTexts()).join("\n");
}

/** What the card says once the answer is graded. */
export function outcome(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /^Resposta (?:certa|errada)/ });
}

/** The points a graded answer says it earned. */
export async function pointsEarned(page: Page): Promise<number> {
  const text = await textOf(outcome(page));
  return Number(/\+(\d+) pontos?/.exec(text)?.[1] ?? 0);
}
