import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openContext, openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { givenPrinted, photographed } from "./support/photographs.ts";

/** The right letter, as somebody else finds it out. */
async function keyOf(code: string): Promise<string> {
  const page = await (await openContext()).newPage();
  await logIn(page, givenAccount());
  const data = { qid: code, userAnswer: "A", operationId: crypto.randomUUID() };
  const reply = await page.request.post(new URL("/callable/answerQuestion", inject("baseUrl")).href, {
    headers: { Origin: inject("baseUrl") },
    data: { data },
  });
  const { result } = (await reply.json()) as { result: [boolean, { letter: string }] };
  return result[1].letter;
}

async function openHelp(page: Page) {
  await page.getByRole("button", { name: "Ajuda", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "FarolGPT" });
  await dialog.getByRole("textbox").waitFor();
  return dialog;
}

test("from a photo to the explanation", async () => {
  const page = await openPage();
  const { code, text } = await givenPrinted(page);
  const right = await keyOf(code);
  await logIn(page, givenAccount());
  await visit(page, "/foto");
  // The local tutor sees no photos: nothing invites to show one.
  const photo = await photographed(page, text);
  await page
    .getByLabel("Escolher uma foto")
    .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: "Ler o texto" }).click();
  await page.getByRole("button", { name: "Baixar e continuar" }).click();
  await page.getByLabel("Confira o texto").waitFor();
  expect(await page.getByRole("button", { name: /^Mostrar a foto/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Encontrar a questão" }).click();
  await page.getByRole("heading", { name: "É esta?" }).waitFor();
  await page
    .locator("section article")
    .first()
    .getByRole("link", { name: /^(?!Salvar)/ })
    .click();
  await page.waitForURL(new RegExp(`/q/${code}`));

  const alternatives = page.getByRole("radiogroup", { name: "Alternativas" });
  const before = await openHelp(page);
  await before.getByRole("button", { name: "Uma dica", exact: true }).click();
  await before.getByRole("button", { name: "Copiar", exact: true }).waitFor();
  const hint = ((await before.getByRole("list", { name: "Conversa" }).textContent()) ?? "").toLowerCase();
  expect(hint.length).toBeGreaterThan(150);
  expect(hint).not.toMatch(new RegExp(`(?:letra|alternativa) ${right.toLowerCase()}\\b`));
  await before.getByRole("button", { name: "Ajudou", exact: true }).click();
  await expect.poll(() => before.getByRole("button", { name: "Não ajudou" }).isDisabled()).toBe(true);
  await before.getByRole("button", { name: "Quero responder agora" }).click();

  const wrong = right === "A" ? "B" : "A";
  await alternatives.locator("label").nth("ABCDE".indexOf(wrong)).click();
  await page.getByRole("button", { name: "Responder", exact: true }).click();
  await page
    .getByRole("status")
    .filter({ hasText: /^Resposta errada/ })
    .waitFor();
  const after = await openHelp(page);
  await after.getByRole("button", { name: "Passo a passo", exact: true }).click();
  const answer = after.getByRole("list", { name: "Conversa" }).locator("li").last();
  await answer.getByRole("button", { name: "Copiar", exact: true }).waitFor();
  expect(await answer.locator(".rich-text").textContent()).toMatch(new RegExp(`^Você marcou ${wrong}\\b`));
  expect(await answer.textContent()).toContain(right);
  // The judgement of the hint stays given; that of this answer is open.
  expect(await after.getByRole("button", { name: "Ajudou", exact: true }).first().isDisabled()).toBe(true);
  expect(await answer.getByRole("button", { name: "Ajudou", exact: true }).isDisabled()).toBe(false);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
