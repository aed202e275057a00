import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { LEFT_DEVICE } from "./support/grading.ts";
import { signIn } from "./support/people.ts";

const BOARD = "/escolas/horizonte/redacoes";
const CREATE = "/escolas/horizonte/criar-avaliacao?redacao=true";
const OPENING = "A praça do bairro fecha cedo, e o jovem que sai da escola não tem aonde ir.";
const OFFLINE = "Cabe à prefeitura abrir a quadra à noite, com monitores, para que o bairro a use.";

/** The service worker, too, looks for its file while the network is cut. */
const CUT = new RegExp(`${CUT_NETWORK.source}|${LEFT_DEVICE.source}|error occurred when fetching the script`);

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Claims an essay and finishes its reading with a level for all criteria. */
async function gradeAs(who: string, code: string, points: number): Promise<void> {
  const page = await openPage();
  await signIn(page, who, `${BOARD}/correcao`);
  await page.getByRole("button", { name: "Pegar redações" }).click();
  await page.getByRole("link", { name: `Redação ${code}` }).click();
  await page.getByRole("region", { name: "Redação", exact: true }).waitFor();
  for (const part of Array.from({ length: 5 }).keys())
    await page.locator(`input[name="grade-${part}"][value="${points}"]`).check();
  await page.getByText("Tudo salvo.").waitFor();
  await page.getByRole("button", { name: "Concluir leitura" }).click();
  await page.getByText(/Leitura concluída/).waitFor();
}

test("a class gets an essay task, one writes it offline, three read it, and the board shows its way", async () => {
  const title = `A praça à noite, ${crypto.randomUUID().slice(0, 8)}`;
  const teacher = await openPage();
  await signIn(teacher, "horizonte-professor", CREATE);
  expect(await teacher.locator('#menu [aria-current="page"]').allTextContents()).toEqual(["Criar Redação"]);
  await teacher.getByLabel("Tema da redação").selectOption("propria");
  await teacher.getByLabel("Tema, como na prova").fill(title);
  for (const each of await teacher.getByRole("group", { name: "Para quem" }).getByRole("checkbox").all())
    await each.check();
  await teacher.getByLabel("Leituras de cada redação").selectOption("2");
  await expectSound(teacher);
  await teacher.getByRole("button", { name: "Pedir a redação" }).click();
  await teacher.getByRole("heading", { level: 1, name: title }).waitFor();
  const board = new URL(teacher.url());
  const student = await openPage({ screen: "phone", tolerated: CUT });
  await signIn(student, "horizonte-aluna", BOARD);
  await student.getByRole("button", { name: `Escrever: ${title}` }).click();
  await student.getByRole("timer").waitFor();
  const sheet = new URL(student.url()).pathname;
  const code = (sheet.split("/").at(-1) ?? "").slice(0, 4).toUpperCase();
  const field = student.getByRole("textbox", { name: "Folha de redação" });
  await field.fill(OPENING);
  await student.getByText(/^Salvo às/).waitFor();
  await student.context().setOffline(true);
  await field.fill(`${OPENING}\n\n${OFFLINE}`);
  await student.getByText("Sem rede: guardado neste aparelho").waitFor();
  await student.getByRole("button", { name: "Entregar", exact: true }).click();
  const asked = student.getByRole("dialog", { name: "Entregar a redação?" });
  await asked.getByRole("button", { name: "Entregar redação" }).click();
  await student.getByText(/a entrega segue quando a rede voltar/).waitFor();
  await student.context().setOffline(false);
  await student.getByText(/^Entregue\. Quem corrige/).waitFor();
  expect(await student.getByRole("link", { name: "‹ Redações" }).getAttribute("href")).toBe(BOARD);

  await gradeAs("horizonte-professor", code, 40);
  await gradeAs("horizonte-assistente", code, 160);
  await visit(student, sheet);
  await student.getByText(/^Entregue\. Quem corrige/).waitFor();
  await gradeAs("horizonte-admin", code, 160);
  await visit(student, BOARD);
  await student.getByRole("link", { name: `Abrir: ${title}` }).click();
  await student.getByRole("heading", { level: 1, name: "Resultado da redação" }).waitFor();
  expect(await student.getByRole("main").textContent()).toContain("800");

  await visit(teacher, board.pathname + board.search);
  await teacher.getByText("800 de 1000").waitFor({ state: "attached" });
  await expectSound(teacher);
  const [file] = await Promise.all([
    teacher.waitForEvent("download"),
    teacher.getByRole("link", { name: "Baixar notas (CSV)" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("redacoes.csv");
  await teacher.getByRole("link", { name: "Imprimir folhas em branco" }).click();
  await teacher
    .getByRole("img", { name: /^Código da folha de / })
    .first()
    .waitFor();
});
