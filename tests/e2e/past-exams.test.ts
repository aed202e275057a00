import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";

test("a student finds an exam, goes through it in booklet order, and sees the key of what they answered", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, "/provas-anteriores");
  await page.getByRole("link", { name: "ENEM", exact: true }).click();
  await page.getByRole("link", { name: /^ENEM 2018, 1º dia/ }).click();
  await page.getByRole("heading", { level: 1, name: "Prova ENEM 2018 — 1º dia" }).waitFor();
  await page.getByRole("link", { name: "Questão 7" }).click();
  await page.getByText("nº 7", { exact: true }).waitFor();
  await untilReady(page);
  await page.getByRole("radio", { name: /^A/ }).check({ force: true });
  await page.getByRole("button", { name: "Responder" }).click();
  await page.getByRole("status").filter({ hasText: "Resposta errada" }).waitFor();
  await page.getByRole("button", { name: "Próxima questão" }).click();
  await page.getByText("nº 9", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Prova ENEM 2018 — 1º dia" }).click();
  await page.getByRole("link", { name: "Ver gabarito oficial" }).click();
  const key = page.getByRole("region", { name: "Gabarito oficial" });
  await key.getByText("B", { exact: true }).waitFor();
  expect(await key.getByText("ainda não respondida").count()).toBe(12);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Imprimir a prova" }).click();
  await page.getByRole("heading", { level: 2, name: "Questão 9" }).waitFor();
  await page.goBack();
  await page
    .getByRole("link", { name: /^Fazer como prova/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 2, name: "Prova ENEM 2018 — 1º dia" }).waitFor();
});

test("a student writes an answer, opens the solution and judges themselves; a visitor gets the paywall", async () => {
  const visitor = await openPage();
  await visit(visitor, "/olimpiadas?nivel=2");
  await visitor
    .getByRole("link", { name: /^Questão/ })
    .first()
    .click();
  await visitor.getByRole("button", { name: "Ver solução" }).click();
  await visitor.getByRole("dialog").waitFor();
  const path = new URL(visitor.url()).pathname;

  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, path);
  await page.getByLabel("Sua resposta").fill("Somei e comparei.");
  await page.getByRole("button", { name: "Ver solução" }).click();
  await page.getByRole("heading", { name: "Solução" }).waitFor();
  await page.getByRole("button", { name: "Acertei em parte" }).click();
  await page.getByRole("status").filter({ hasText: "Guardado: acertei em parte" }).waitFor();
  await expectAccessible(page);
  await visit(page, path);
  expect(await page.getByLabel("Sua resposta").inputValue()).toBe("Somei e comparei.");
  expect(await page.getByRole("button", { name: "Acertei em parte" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
});
