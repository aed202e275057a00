import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, untilReady, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";
import { button } from "./support/practice-page.ts";
import { addressOfQuestion, alternativeRow } from "./support/question-page.ts";
import { givenStudent } from "./support/school-page.ts";
import { sittingAddress } from "./support/sitting-page.ts";

const CREATE = "/escolas/horizonte/criar-avaliacao";
/** The demo school's student, and one who comes by an access card. */
const FIRST = "Iara Horizonte";
const SECOND = "Jonas Farias";

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Codes of the first questions of a search. */
async function codesOf(page: Page, search: string, count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let place = 0; place < count; place++)
    codes.push(/\/q\/([0-9A-Z]{8})/.exec(await addressOfQuestion(page, search, place))?.[1] ?? "");
  return codes;
}

/** Three questions to choose from and an open one, for the two students by name; its id. */
async function makeExam(page: Page, title: string): Promise<string> {
  const codes = [
    ...(await codesOf(page, "/questoes?disciplina=quimica&tipo=multipla-escolha", 3)),
    ...(await codesOf(page, "/questoes?tipo=discursiva", 1)),
  ];
  await signIn(page, "horizonte-assistente", CREATE);
  await page.getByLabel("Título do simulado").fill(title);
  await button(page, "Começar a montar").click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByLabel("Acrescentar de").selectOption({ label: "Códigos de questões" });
  await page.getByLabel("Códigos, entre vírgulas").fill(codes.join(", "));
  await button(page, "Acrescentar").click();
  await page.getByRole("heading", { name: "1. Questões (4)" }).waitFor();
  await page.getByText(/^Estudantes por nome/).click();
  for (const name of [FIRST, SECOND]) {
    await page.getByLabel("Buscar estudante").fill(name);
    await page.getByLabel("Buscar estudante").press("Enter");
    await page
      .getByRole("button", { name: `+ ${name}` })
      .first()
      .click();
  }
  await button(page, "Salvar estudantes").click();
  await page.getByText("Quem vê: 2 por nome, e seus professores.").waitFor();
  await page.getByText(/^Salvo às \d\d:\d\d$/).waitFor();
  await expectSound(page);
  await button(page, "Publicar agora").click();
  await page.getByText(/^Publicado/).waitFor();
  return new URL(page.url()).searchParams.get("avaliacao") ?? "";
}

async function start(page: Page): Promise<void> {
  await button(page, "Começar (o relógio não para)").click();
  await page
    .getByText(/^Questão 1 de 4/)
    .first()
    .waitFor();
  await untilReady(page);
}

/** A letter for each of the first three questions; ends on the open one. */
async function choose(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    await alternativeRow(page, letter).click();
    await button(page, "Próxima questão").click();
  }
  await page
    .getByText(/^Questão 4 de 4/)
    .first()
    .waitFor();
}

async function handIn(page: Page): Promise<void> {
  await button(page, "Entregar").click();
  await dialog(page, "Entregar a prova?").getByRole("button", { name: "Entregar prova" }).click();
}

async function markOpenAnswer(page: Page, id: string): Promise<void> {
  await visit(page, `${sittingAddress(id)}/corrigir`);
  await page.getByText("1 resposta espera correção.").waitFor();
  await expectSound(page);
  await page.getByRole("heading", { name: "Resposta 1 de 1" }).click();
  await page.keyboard.press("1");
  await page.getByLabel("Comentário (o estudante lê depois de liberar)").fill("Boa justificativa.");
  await button(page, "Salvar e seguir").click();
  await page.getByText(/Salva\.$/).waitFor();
}

/** Annuls the first question, seen before it is done, and releases. */
async function annulAndRelease(page: Page, id: string): Promise<void> {
  await visit(page, `${sittingAddress(id)}/resultados?questao=1`);
  await page.getByRole("img", { name: /^Gráfico da parte de cada terço da turma/ }).waitFor();
  await page.getByLabel("O que fazer").selectOption({ label: "Anular a questão" });
  await button(page, "Ver o que muda").click();
  await page.getByText(/^Com a questão anulada/).waitFor();
  await expectSound(page);
  await page.getByRole("button", { name: /^Aplicar(?! filtros)/ }).click();
  await page.getByText(/^Neste simulado: anulada/).waitFor();
  await button(page, "Liberar para 2 estudantes").click();
  await page.getByText("liberado", { exact: true }).waitFor();
}

/** The file contains both students, a row each. */
async function exportResults(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar CSV" }).click(),
  ]);
  const lines = readFileSync(await download.path(), "utf8").split("\n");
  for (const name of [FIRST, SECOND])
    expect(lines.filter((line) => line.includes(name.split(" ")[0] ?? name))).toHaveLength(1);
}

test("an exam from the first question to the list that follows it, with one of two phones offline", async () => {
  const title = `Jornada ${crypto.randomUUID().slice(0, 8)}`;
  const offline = await openPage({ screen: "phone", tolerated: CUT_NETWORK });
  await givenStudent(offline, { first: "Jonas", last: "Farias" });
  const staff = await openPage({ screen: "desktop" });
  const id = await makeExam(staff, title);

  const phone = await openPage({ screen: "phone" });
  await signIn(phone, "horizonte-aluna", sittingAddress(id));
  await start(phone);
  await visit(offline, sittingAddress(id));
  await start(offline);
  await offline.getByText("abre sem internet").waitFor();
  await offline.context().setOffline(true);
  await offline.getByText(/^Sem internet desde/).waitFor();
  await choose(offline, "BBB");
  await handIn(offline);
  await offline.getByText(/^Prova terminada às \d\d:\d\d\. Falta enviar/).waitFor();

  await visit(staff, sittingAddress(id));
  await staff.getByText("Atualizado agora.").waitFor();
  await choose(phone, "AAA");
  await phone.getByLabel("Sua resposta").fill("Porque a energia se conserva.");
  await expectSound(phone);
  await handIn(phone);
  await phone.getByText(/^Prova entregue em/).waitFor();
  await offline.context().setOffline(false);
  await offline.getByText(/^Prova entregue em/).waitFor({ timeout: 40_000 });
  await staff.getByText("2 entregaram.", { exact: true }).first().waitFor();

  await markOpenAnswer(staff, id);
  await annulAndRelease(staff, id);
  await exportResults(staff);

  await visit(phone, `${sittingAddress(id)}/resultados`);
  await phone.getByText(/^Você acertou .* de 3/).waitFor();
  await phone.getByText("anulada", { exact: true }).first().waitFor();
  await expectSound(phone);

  await staff.getByRole("link", { name: FIRST, exact: true }).click();
  await staff.getByText(`${FIRST}, Colégio Horizonte`).waitFor();
  await expectSound(staff);
  await button(staff, "Criar lista").click();
  await staff.getByRole("heading", { level: 1, name: /^O que mais ajuda/ }).waitFor();
});
