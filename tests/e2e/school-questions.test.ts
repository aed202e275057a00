import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

const NOTEBOOKS = "/escolas/horizonte/cadernos";

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function addText(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Texto", exact: true }).click();
  await page.getByRole("textbox", { name: /^Texto, Bloco/ }).fill(text);
  await page.getByRole("button", { name: /^Pronto:/ }).click();
  await page.getByText(/^Salvo às \d\d:\d\d$/).waitFor();
}

async function writeQuestion(page: Page, word: string): Promise<void> {
  await page.getByLabel("Disciplina").selectOption("fisica");
  await page
    .getByLabel("Texto do enunciado")
    .fill(`Um ${word} pesa 20 N. Qual é a massa dele, com $g = 10$?`);
  for (const [letter, text] of Object.entries({ A: "1 kg", B: "2 kg", C: "20 kg" }))
    await page.getByLabel(`Texto da alternativa ${letter}`).fill(text);
  await page.getByLabel("Gabarito").selectOption("B");
  await page.getByRole("region", { name: "Prévia" }).getByText(word).waitFor();
  await expectSound(page);
  await page.getByRole("button", { name: "Salvar e pôr no caderno" }).click();
}

test("a teacher types a question in the notebook, a student answers it on a phone, and no search of the bank finds it", async () => {
  const word = "clavicórdio";
  const title = `Força e ${word}`;
  const teacher = await openPage();
  await signIn(teacher, "horizonte-professor", NOTEBOOKS);
  await teacher.getByLabel("Novo caderno").fill(title);
  await teacher.getByRole("button", { name: "Criar caderno" }).click();
  await teacher.getByRole("heading", { level: 1, name: title }).waitFor();
  await addText(teacher, "Antes da questão.");
  await addText(teacher, "Depois da questão.");
  // The caret: the first block was worked on last.
  await teacher.getByRole("button", { name: "Editar: Bloco 1 de 2" }).click();
  await teacher.getByRole("button", { name: "Pronto: Bloco 1 de 2" }).click();
  await teacher.getByRole("button", { name: "Questões", exact: true }).click();
  await teacher.getByRole("link", { name: "Nova questão da escola" }).click();
  await teacher.getByRole("heading", { level: 1, name: "Nova questão da escola" }).waitFor();
  await writeQuestion(teacher, word);
  await teacher.getByRole("region", { name: "Bloco 2 de 3: Questão" }).getByText(word).waitFor();
  await teacher.getByRole("button", { name: "Questões", exact: true }).click();
  const panel = teacher.getByRole("region", { name: "Questões do banco" });
  await panel.getByRole("radio", { name: "Da escola" }).check();
  await panel.getByText(word).waitFor();
  await expectSound(teacher);
  await teacher.getByRole("button", { name: "Mostrar aos estudantes" }).click();
  await teacher.getByRole("button", { name: "Voltar a rascunho" }).waitFor();

  await visit(teacher, NOTEBOOKS);
  const row = teacher.getByRole("listitem").filter({ hasText: title });
  await row.getByLabel(`Mais sobre ${title}`).click();
  await row
    .getByRole("checkbox", { name: /, 20\d\d$/ })
    .first()
    .check();
  await row.getByRole("button", { name: "Salvar turmas" }).click();
  await row.getByText("Turmas mudadas.").waitFor();

  const student = await openPage({ screen: "phone" });
  await signIn(student, "horizonte-aluna", NOTEBOOKS);
  await student.getByRole("link", { name: title }).click();
  const card = student.getByRole("region", { name: /^Questão/ });
  await card.getByRole("radio").nth(1).press("Space");
  await card.getByRole("button", { name: "Responder" }).click();
  await card
    .getByRole("status")
    .filter({ hasText: /^Resposta certa/ })
    .waitFor();
  await card.getByRole("link").first().click();
  await student.getByRole("link", { name: `Caderno ${title}` }).waitFor();

  await visit(student, `/questoes?q=${word}`);
  expect(await student.getByText(`Um ${word} pesa`).count()).toBe(0);

  await visit(teacher, "/escolas/horizonte/questoes");
  await teacher.getByRole("searchbox", { name: "Buscar questões da escola" }).fill(word);
  await teacher.getByRole("button", { name: "Buscar", exact: true }).click();
  const own = teacher.getByRole("listitem").filter({ hasText: word });
  await own.getByText("em 1 caderno").waitFor();
  await own.getByRole("button", { name: /^Inativar/ }).click();
  await own.getByText("inativa").waitFor();
  await own.getByRole("link", { name: /^Editar/ }).click();
  await teacher.getByLabel("Gabarito").selectOption("C");
  await teacher.getByRole("button", { name: "Salvar", exact: true }).click();
  await teacher.getByRole("region", { name: "O que esta mudança de gabarito faz" }).waitFor();
  await expectSound(teacher);
  await teacher.getByRole("button", { name: "Salvar e recalcular" }).click();
  await teacher.getByText(/o novo gabarito já vale/).waitFor();
  await teacher.getByRole("link", { name: "Histórico" }).click();
  await teacher.getByRole("heading", { name: /^Versão 2/ }).waitFor();
});
