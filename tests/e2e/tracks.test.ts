import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { expectAccessible } from "./support/axe.ts";
import { CUT_NETWORK, openContext, visit } from "./support/browser.ts";
import { openReader } from "./support/ledger.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { outcome } from "./support/question-page.ts";

/** The key of a question as the bank has it. */
function keyOf(code: string): string {
  const reader = openReader();
  try {
    const row = reader
      .prepare("SELECT k.letter FROM questions q JOIN question_keys k ON k.ord = q.ord WHERE q.ord = ?")
      .get(ordOfCode(code));
    return String(row?.letter);
  } finally {
    reader.close();
  }
}

/** Answers a question in the text with its key. */
async function answerRight(card: Locator): Promise<void> {
  const code = (await card.getAttribute("aria-label"))?.replace("Questão ", "") ?? "";
  const key = card.page().getByRole("radio", { name: new RegExp(`^${keyOf(code)}:`) });
  await card.locator("label").filter({ has: key }).click();
  await card.getByRole("button", { name: "Responder", exact: true }).click();
}

test("a student follows a track on a phone, its lesson without a network, and skips what is known", async () => {
  const context = await openContext({ screen: "phone", tolerated: CUT_NETWORK });
  const page = await context.newPage();
  await logIn(page, givenAccount());
  await visit(page, "/trilhas");
  await page.getByRole("link", { name: "Física ITA: cinemática e dinâmica" }).click();
  await page.getByRole("link", { name: "Começar", exact: true }).click();
  await page.getByRole("heading", { name: "Lição: A velocidade do meio do tempo" }).waitFor();
  await expectAccessible(page);

  // The next steps need no network; what was done waits on the device.
  await context.setOffline(true);
  const next = page.getByRole("link", { name: "Continuar", exact: true });
  await next.click();
  await page.getByRole("heading", { name: "Exemplo: Dois trechos iguais, tempos diferentes" }).waitFor();
  await next.click();
  await page.getByRole("heading", { name: "Questão", exact: true }).waitFor();
  await context.setOffline(false);
  await answerRight(page.getByRole("region", { name: /^Questão [0-9A-Z]{8}$/ }));
  await outcome(page)
    .getByText(/^Resposta certa/)
    .waitFor();
  await expectAccessible(page);
  await expect
    .poll(async () => {
      await visit(page, "/trilhas");
      return page.getByText("Movimento uniformemente variado, passo 3 de").count();
    })
    .toBe(1);

  // Three right answers, and the subtopic is done.
  await visit(page, "/trilhas/fisica-ita");
  await page.getByRole("link", { name: "Já sei isto: Movimento uniformemente variado" }).click();
  const cards = page.getByRole("region", { name: /^Questão [0-9A-Z]{8}$/ });
  await cards.nth(2).waitFor();
  for (const card of await cards.all()) {
    // One of the three may be the one answered in the text: which they are depends on the person.
    if ((await card.getByRole("button", { name: "Responder de novo" }).count()) === 0)
      await answerRight(card);
    await card
      .getByRole("status")
      .filter({ hasText: /^Resposta certa/ })
      .waitFor();
  }
  await page.getByRole("button", { name: "Ver o resultado" }).click();
  await page.getByText("3 de 3. Você já sabe isto: subtópico concluído.").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver a trilha" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "Movimento uniformemente variado" });
  await line.getByText("firme").waitFor();
});
