import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, screens, untilReady, visit } from "./support/browser.ts";
import { givenStudent } from "./support/school-page.ts";

const NOTEBOOKS = "/escolas/horizonte/cadernos";

/** Whether all of an element is on the screen, below the bar. */
async function isInSight(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y > 56 && box.y + box.height <= height;
}

/** Answers a card's question with its n-th alternative; the verdict. */
async function answer(card: Locator, alternative: number): Promise<Locator> {
  await card.locator("label").nth(alternative).tap();
  await card.getByRole("button", { name: "Responder", exact: true }).tap();
  const verdict = card.getByRole("status").filter({ hasText: /^Resposta (?:certa|errada)/ });
  await verdict.waitFor();
  return verdict;
}

test("a student reads on a phone: contents, answers in place, and the stored position", async () => {
  const page = await openPage({ screen: "phone" });
  await givenStudent(page, { first: "Rui", last: "Caiapó", room: "1º A" });
  await visit(page, NOTEBOOKS);
  await page.getByRole("link", { name: "Cinemática" }).first().tap();
  await page.getByRole("heading", { level: 2, name: /^1\. / }).waitFor();
  await untilReady(page);
  await page.setViewportSize(screens.phone);

  // By the table of contents to the second section.
  await page.getByText("Sumário").first().tap();
  const contents = page.getByRole("navigation", { name: "Sumário" });
  await contents.getByRole("link", { name: /^2/ }).tap();
  await page.getByRole("heading", { level: 2, name: /^2\. / }).waitFor();

  // Each question has its own choice: one does not undo another.
  const cards = page.getByRole("region", { name: /^Questão/ });
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await first.locator("label").nth(1).tap();
  await second.locator("label").nth(2).tap();
  expect(await first.getByRole("radio").nth(1).isChecked()).toBe(true);
  expect(await second.getByRole("radio").nth(2).isChecked()).toBe(true);

  const verdict = await answer(first, 0);
  expect(await isInSight(page, verdict)).toBe(true);
  expect(await first.evaluate((card) => card.contains(document.activeElement))).toBe(true);
  const other = await answer(second, 1);
  expect(await isInSight(page, other)).toBe(true);
  expect(await second.getByRole("radio").nth(1).isChecked()).toBe(true);
  await expectAccessible(page);

  // The mark is sent at rest; the notebook then opens at this section and block.
  const marked = page.waitForResponse((response) => {
    const sent = response.request().postData() ?? "";
    return sent.includes("place") && /bloco=[\w-]{8}|name="bloco"\s+[\w-]{8}/.test(sent);
  });
  await second.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 60);
  await marked;
  await visit(page, NOTEBOOKS);
  await page.getByRole("link", { name: "Cinemática" }).first().tap();
  await page.getByRole("heading", { level: 2, name: /^2\. / }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await first.getByText(/^Resposta (?:certa|errada)/).waitFor({ state: "attached" });
  await page.reload();
  await untilReady(page);
  await page.getByRole("heading", { level: 2, name: /^2\. / }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
