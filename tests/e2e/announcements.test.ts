import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

test("a teacher sends a class an announcement, and sees who has read it on a phone", async () => {
  const page = await openPage();
  const text = "Prova na sexta.";
  await signIn(page, "azambuja-professor", "/escolas/azambuja/recados/novo");
  await page.getByRole("checkbox", { name: "1º A" }).check();
  const send = page.getByRole("button", { name: /^Enviar para \d+ pessoas$/ });
  await send.waitFor();
  await page.getByLabel("Mensagem").fill(text);
  await send.click();
  await page.getByRole("heading", { level: 1, name: "Recado para 1º A" }).waitFor();
  await expectAccessible(page);
  const told = page.getByRole("heading", { level: 2, name: /^Visto por \d+ de \d+$/ });
  expect(await told.textContent()).toMatch(/^Visto por 0 de /);

  const student = await openPage({ screen: "phone" });
  await signIn(student, "azambuja-aluna", "/notificacoes");
  await student.getByText(`Recado de`, { exact: false }).first().waitFor();
  expect(await student.getByText(text).count()).toBeGreaterThan(0);

  const address = page.url().replace(/\?.*/, "");
  await expect
    .poll(async () => {
      await visit(page, address);
      return told.textContent();
    })
    .toMatch(/^Visto por 1 de /);
  await page.getByRole("button", { name: "Tirar do ar" }).click();
  await page.getByText("O recado saiu do ar.").waitFor();
  await visit(student, "/notificacoes");
  expect(await student.getByText(text).count()).toBe(0);
});

test("a coordinator writes to the people she marked, or to all of a filter, on a phone", async () => {
  const page = await openPage({ screen: "phone" });
  await signIn(page, "azambuja-admin", "/escolas/azambuja/gestao?papel=student");
  const rows = page.getByRole("region", { name: "Pessoas" }).getByRole("listitem");
  for (const row of await rows.all()) {
    const { height = 0 } = (await row.boundingBox()) ?? {};
    expect(height, (await row.textContent()) ?? "").toBeLessThanOrEqual(72);
  }
  const [one, other] = [rows.nth(0), rows.nth(1)];
  await one.getByRole("checkbox").check();
  await other.getByRole("checkbox").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mandar recado" }).click();
  await page.getByRole("heading", { level: 1, name: "Mandar recado" }).waitFor();
  expect(new URL(page.url()).searchParams.getAll("pessoa")).toHaveLength(2);
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);
  await visit(page, "/escolas/azambuja/gestao?papel=student");
  await page.getByRole("checkbox", { name: /^Todas/ }).check();
  await page.getByRole("button", { name: "Mandar recado" }).click();
  await page.getByRole("checkbox", { name: "Estudantes", exact: true }).waitFor();
  expect(await page.getByRole("checkbox", { name: "Estudantes", exact: true }).isChecked()).toBe(true);
  await page.getByRole("button", { name: /^Enviar para \d+ pessoas?$/ }).waitFor();
  const text = "Semana de provas.";
  await page.getByLabel("Mensagem").fill(text);
  await page.getByRole("button", { name: /^Enviar para / }).click();
  await page.getByRole("heading", { level: 1, name: "Recado para Estudantes" }).waitFor();
  await page.getByRole("button", { name: "Tirar do ar" }).click();
  await page.getByText("O recado saiu do ar.").waitFor();
});

test("the administration opens the messages with a reason, and that is recorded", async () => {
  const page = await openPage({ tolerated: /status of 422/ });
  await signIn(page, "azambuja-admin", "/escolas/azambuja/auditoria/mensagens");
  await page.getByRole("button", { name: "Abrir mensagens" }).click();
  await page.getByText("Diga por que você abre as mensagens.").first().waitFor();
  await page.getByLabel("Motivo").fill("Conferir um aviso");
  await page.getByRole("button", { name: "Abrir mensagens" }).click();
  await page.getByRole("button", { name: /^Abrir de novo$|^Abrir as mais antigas$/ }).waitFor();
  await expectAccessible(page);
  await visit(page, "/escolas/azambuja/auditoria");
  const first = page.getByRole("region", { name: "Registros" }).getByRole("listitem").first();
  expect(await first.textContent()).toContain("abriu as mensagens na auditoria");
  expect(await first.textContent()).toContain("Motivo: Conferir um aviso");
});
