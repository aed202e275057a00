import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { givenHandedIn } from "./support/marking-page.ts";
import { emailOf, signIn } from "./support/people.ts";

const CERTAMES = "/escolas/horizonte/gerenciar-certames";
const markingOf = (id: string) => `/escolas/horizonte/avaliacoes/${id}/corrigir`;
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("two teachers mark blind, one of them on a phone, and their difference is decided", async () => {
  const id = givenHandedIn("Discursiva", emailOf("horizonte-professor"));
  const office = await openPage();
  await signIn(office, "horizonte-assistente", markingOf(id));
  await untilReady(office);
  await office.getByText("3 respostas esperam correção.").waitFor();
  await office.getByText("Um corretor por resposta: mudar").click();
  await office.getByLabel("Duas, sem ver uma à outra").check();
  await press(office, "Salvar modo de correção");
  await office.getByText("Modo de correção salvo.").waitFor();
  await office.getByRole("heading", { name: "Resposta 1 de 3" }).click();
  await office.keyboard.press("1");
  const comment = office.getByLabel("Comentário (o estudante lê depois de liberar)");
  await comment.fill("Muito bem.");
  await press(office, "Salvar e seguir");
  await office.getByRole("heading", { name: "Resposta 2 de 3" }).waitFor();
  await press(office, "Anterior");
  await office.getByText(/Salva\.$/).waitFor();
  await press(office, "Devolver esta resposta");
  await office.getByText("Resposta devolvida. Ela espera por outra correção.").waitFor();
  await office.getByRole("button", { name: "Devolver esta resposta" }).waitFor({ state: "detached" });
  expect(await comment.inputValue()).toBe("");
  await office.getByRole("heading", { name: "Resposta 1 de 3" }).click();
  await office.keyboard.press("1");
  await comment.fill("Muito bem.");
  await press(office, "Salvar e seguir");
  await office.getByRole("heading", { name: "Resposta 2 de 3" }).waitFor();
  await press(office, "Anterior");
  await office.getByText(/Salva\.$/).waitFor();
  await expectSound(office);

  const teacher = await openPage({ screen: "phone" });
  await signIn(teacher, "horizonte-professor", markingOf(id));
  await untilReady(teacher);
  await teacher.getByRole("heading", { name: "Resposta 1 de 3" }).waitFor();
  expect(await teacher.getByRole("main").textContent()).not.toContain("Muito bem.");
  await teacher.getByRole("heading", { name: "Resposta 1 de 3" }).click();
  await teacher.keyboard.press("2");
  await teacher.keyboard.press("Enter");
  await teacher.getByRole("heading", { name: "Resposta 2 de 3" }).waitFor();
  await press(teacher, "Anterior");
  await teacher.getByText(/Salva\.$/).waitFor();
  await visit(teacher, markingOf(id));
  await press(teacher, "Anterior");
  await teacher.getByText("As duas correções divergem.").waitFor();
  await teacher.getByText("Muito bem.").waitFor();

  await visit(office, markingOf(id));
  await office.getByRole("link", { name: "Diferenças" }).click();
  await office.getByRole("heading", { name: "Resposta 1 de 1" }).waitFor();
  await untilReady(office);
  await expectSound(office);
  await office.getByLabel(/Certo/).check();
  await press(office, "Decidir e seguir");
  await office.getByText(/Salva\.$/).waitFor();
});

test("a certame of two days on a phone: rooms, attendance, result", async () => {
  const title = "Caderno do certame";
  givenHandedIn(title, emailOf("horizonte-professor"));
  const page = await openPage({ screen: "phone", tolerated: /status of 422/ });
  await signIn(page, "horizonte-assistente", CERTAMES);
  await page.getByLabel("Título").fill("ENEM da escola");
  await page.getByLabel("Modelo").selectOption({ label: "ENEM" });
  await expectSound(page);
  await press(page, "Criar certame");
  await page.getByRole("heading", { level: 1, name: "ENEM da escola" }).waitFor();
  await page
    .getByRole("group", { name: "ENEM, 1º dia" })
    .getByLabel("Simulado (caderno)")
    .selectOption({ label: `${title} (1)` });
  await page.getByRole("group", { name: "ENEM, 1º dia" }).getByLabel("Data").fill("2026-11-08");
  await press(page, "Salvar certame");
  await page.getByText("Certame salvo.").waitFor();

  await page.getByRole("link", { name: "Salas" }).click();
  await page.getByLabel("Salas").fill("Sala 1, 2");
  await press(page, "Distribuir estudantes");
  await page.getByText("Não há lugar para todos.").first().waitFor();
  await page.getByLabel("Salas").fill("Sala 1, 40\nSala 2, 40");
  await page.getByLabel("Sorteio", { exact: true }).check();
  await press(page, "Distribuir estudantes");
  await page.getByText(/estudantes distribuídos\.$/).waitFor();
  await page.getByRole("heading", { name: /^Sala 1: \d+ de 40$/ }).waitFor();
  await expectSound(page);

  await page.getByRole("link", { name: "Presença" }).click();
  const first = page.getByRole("button", { name: / ausente$/ }).first();
  const name = ((await first.getAttribute("aria-label")) ?? "").replace(/ ausente$/, "");
  await first.click();
  await page.getByRole("button", { name: `${name} ausente`, pressed: true }).waitFor();
  await expectSound(page);

  await page.getByRole("link", { name: "Resultado" }).click();
  await page.getByText(/^Faltaram a algum dia: /).waitFor();
  expect(await page.getByText(/^Faltaram a algum dia: /).textContent()).toContain(name);

  await page.getByRole("link", { name: "Dias e cadernos" }).click();
  await press(page, "Excluir certame");
  await page.getByText("Certame excluído. Os simulados continuam.").waitFor();
  await press(page, "Desfazer");
  await page.getByRole("heading", { level: 1, name: "ENEM da escola" }).waitFor();
});
