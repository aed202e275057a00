import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

const ANALYSIS = "/escolas/horizonte/analise-erros";

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

const five = (page: Page) =>
  page.getByRole("region", { name: "Cinco que mais ajudariam" }).getByRole("listitem");

test("a teacher reads what a class gets wrong, writes a note and makes a list of five", async () => {
  const page = await openPage();
  await signIn(page, "horizonte-professor", ANALYSIS);
  await page.getByRole("heading", { level: 1, name: "Análise de Erros" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Por assunto" }).waitFor();
  expect(await five(page).count()).toBe(5);
  const note = five(page)
    .getByRole("link", { name: /^O que a alternativa . de .* revela\?$/ })
    .first();
  const name = (await note.getAttribute("aria-label")) ?? "";
  await note.click();
  await page.getByRole("heading", { level: 1, name: "O que esta alternativa revela?" }).waitFor();
  const text = "Soma as velocidades.";
  await page.getByLabel(/^Quem marca esta alternativa/).fill(text);
  await page.getByRole("button", { name: "Guardar nota" }).click();
  await page.getByText("Nota guardada.").waitFor();
  await page.getByRole("listitem").filter({ hasText: text }).waitFor();
  await expectSound(page);
  await page.getByRole("link", { name: "Análise de Erros" }).first().click();
  await five(page).filter({ hasText: text }).first().waitFor();
  await page.getByRole("link", { name, exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Criar lista" }).click();
  await page.getByRole("heading", { level: 1, name: /^O que mais ajuda/ }).waitFor();
  await page
    .getByText(/\b5 questões/)
    .first()
    .waitFor();
});

test("a teacher filters, and puts the five into a notebook, by keyboard", async () => {
  const page = await openPage({ dark: true });
  await signIn(page, "horizonte-professor", ANALYSIS);
  await page.getByLabel("Disciplina").selectOption({ label: "Física" });
  await page.getByLabel("Período").selectOption({ label: "30 dias" });
  await page.getByRole("button", { name: "Mostrar" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/dias=30/);
  await page.getByText(/^\d+ avaliaç(?:ão liberada|ões liberadas) no período/).waitFor();
  await page.getByRole("link", { name: "Pôr no caderno" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("No fim da última seção de").waitFor();
  await page.getByRole("button", { name: "Pôr no caderno" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/cadernos\/[^/]+\/editar/);
});

test("a student reads their own alone on a phone", async () => {
  const page = await openPage({ screen: "phone" });
  await signIn(page, "horizonte-aluna", ANALYSIS);
  await page.getByText("Só você vê esta página.").waitFor();
  await page.getByRole("region", { name: "Cinco que mais ajudariam você" }).waitFor();
  expect(await page.getByLabel("Turma").count()).toBe(0);
  expect(await page.getByRole("link", { name: /revela\?$/ }).count()).toBe(0);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Mostrar" }).isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 2, name: "Por assunto" }).isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
});
