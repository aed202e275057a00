import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage } from "./support/browser.ts";
import { signIn } from "./support/people.ts";
import { questionLinks } from "./support/question-page.ts";

const screens = ["desktop", "phone"] as const;

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function start(screen: (typeof screens)[number], name: string, school = "horizonte"): Promise<Page> {
  const page = await openPage({ screen });
  await signIn(page, name, `/escolas/${school}/dashboard`);
  await page.getByRole("heading", { level: 1, name: /^(?:Bom dia|Boa tarde|Boa noite), / }).waitFor();
  return page;
}

test("a student goes on from a school's first page on a phone", async () => {
  const page = await start("phone", "azambuja-aluna", "azambuja");
  await page.getByRole("heading", { name: "Esta semana" }).waitFor();
  // Where the demonstration's chance has used up the exam's last question, the link leads to others of it.
  await page.getByRole("link", { name: /^(?:Próxima questão|Ver mais de .+)$/ }).click();
  await page.getByRole("radiogroup", { name: "Alternativas" }).or(questionLinks(page)).first().waitFor();
});

test("a teacher sees who needs them, and opens the class", async () => {
  const page = await start("desktop", "horizonte-professor");
  const needs = page.getByRole("region", { name: /^Quem precisa de mim hoje/ });
  expect(await needs.getByText(/^não responde há \d+ dias$/).count()).toBeGreaterThan(0);
  await page.getByRole("region", { name: "Minhas turmas" }).getByText("Ver os números").first().click();
  await page.getByRole("columnheader", { name: "Estudantes que responderam" }).first().waitFor();
  await expectSound(page);
  await needs
    .getByRole("link", { name: /^\dº [A-Z]$/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /^\dº [A-Z]$/ }).waitFor();
});

test("a teacher snoozes somebody until Monday, undoes it and writes to them, on a phone", async () => {
  const page = await start("phone", "horizonte-professor");
  const needs = page.getByRole("region", { name: /^Quem precisa de mim hoje/ });
  const later = needs.getByRole("button", { name: /^Lembrar na segunda: / });
  const row = later.first();
  const name = ((await row.getAttribute("aria-label")) ?? "").replace("Lembrar na segunda: ", "");
  await row.click();
  await needs.getByText(`${name} volta a esta lista na segunda-feira.`).waitFor();
  await expect.poll(() => needs.getByRole("button", { name: `Lembrar na segunda: ${name}` }).count()).toBe(0);
  await expectSound(page);
  await needs.getByRole("button", { name: "Desfazer" }).click();
  await needs.getByText("Voltou à lista.").waitFor();
  await needs.getByRole("button", { name: `Lembrar na segunda: ${name}` }).waitFor();
  await needs.getByRole("link", { name: `Mandar recado: ${name}` }).click();
  await page.getByRole("heading", { level: 1, name: "Mandar recado" }).waitFor();
  expect(await page.getByRole("checkbox", { name }).isChecked()).toBe(true);
});

test("the management sees its numbers with their tables", async () => {
  const page = await start("desktop", "horizonte-admin");
  await page.getByText(/^\d+ de \d+ estudantes já entraram\.$/).waitFor();
  await page.getByRole("rowheader", { name: "Estudante" }).waitFor();
  await page.getByRole("region", { name: "A semana" }).getByText("Ver os números").click();
  await page.getByRole("main").getByRole("link", { name: "Gestão Escolar" }).click();
  await page.getByRole("heading", { level: 1, name: "Gestão Escolar" }).waitFor();
});
