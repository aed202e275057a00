import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

const LIST = "/escolas/horizonte/avaliacoes";
const CREATE = "/escolas/horizonte/criar-avaliacao";
/** Clicks from the form of a new assessment to its publication; typing is not counted. */
const MOST_CLICKS = 8;

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("a teacher makes an exam of 20 questions", async () => {
  const page = await openPage();
  await signIn(page, "horizonte-professor", CREATE);
  let clicks = 0;
  const click = async (role: "button" | "checkbox", name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  const title = "Simulado de vinte";
  await page.getByLabel("Título do simulado").fill(title);
  await click("button", "Começar a montar");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByLabel("Buscar questões").fill("ENEM");
  await click("button", "Buscar");
  await page.getByLabel("Quantas").fill("20");
  await click("button", "Acrescentar as 20 primeiras");
  await page.getByRole("heading", { name: "1. Questões (20)" }).waitFor();
  await page.getByText(/^Salvo às \d\d:\d\d$/).waitFor();
  // By keyboard: the second question goes up.
  const second = page.getByRole("button", { name: "Mover a questão 2 para cima" });
  await second.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByRole("status").filter({ hasText: "Questão 1 de 20" }).waitFor();
  await click("checkbox", /, 20\d\d$/);
  await page.getByText(/^Quem vê: .+, e seus professores\.$/).waitFor();
  await expectSound(page);
  await click("button", "Publicar agora");
  await page.getByText("Publicado: as turmas já veem este simulado na lista delas.").waitFor();
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await visit(page, LIST);
  const row = page.getByRole("listitem").filter({ hasText: title });
  await row.getByText("aberto", { exact: true }).waitFor();
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Excluir" }).click();
  await page.getByText(/^1 simulado a menos/).waitFor();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByText("1 simulado de volta.").waitFor();
  await row.waitFor();
});

test("a teacher sees the exam as a student and on paper; a student has a list of their own", async () => {
  const teacher = await openPage({ screen: "desktop" });
  await signIn(teacher, "horizonte-professor", LIST);
  await teacher.getByRole("link", { name: "Recuperação de Matemática" }).click();
  await teacher.getByRole("link", { name: "Ver como estudante" }).click();
  await teacher.getByText("Como o estudante vê. Nada daqui é uma tentativa.").waitFor();
  await teacher.getByRole("heading", { name: "Questão 1", exact: true }).waitFor();
  await expectSound(teacher);
  const student = await openPage({ screen: "phone" });
  await signIn(student, "horizonte-aluna", LIST);
  await student.getByRole("heading", { level: 1, name: "Simulados" }).waitFor();
  await student.getByText("Simulado de Revisão").waitFor();
  expect(await student.getByText("Recuperação de Matemática").count()).toBe(0);
});
