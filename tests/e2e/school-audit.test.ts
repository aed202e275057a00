import { expect, test } from "vitest";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";
import { addPerson } from "./support/school-page.ts";

const AUDIT = "/escolas/horizonte/auditoria";

test("the administration reads who did what", async () => {
  const page = await openPage();
  const last = "Bragança";
  await signIn(page, "horizonte-admin", AUDIT);
  await page.getByRole("heading", { name: "Auditoria", level: 1 }).waitFor();
  await addPerson(page, { first: "Nina", last, room: "1º A" });
  await visit(page, AUDIT);
  const entries = page.getByRole("region", { name: "Registros" }).getByRole("listitem");
  expect(await entries.first().textContent()).toContain(`cadastrou Nina ${last}: Estudante, 1º A`);
  // Filters are the address: what, and with whom by a part of the name.
  await page.getByText("Filtros", { exact: true }).click();
  await page.getByRole("combobox", { name: "O quê" }).selectOption("school.person");
  await page.getByRole("textbox", { name: "Com quem" }).fill(`nina ${last.slice(0, 4)}`);
  await page.getByRole("button", { name: "Filtrar" }).click();
  await page.waitForURL("**com=nina*");
  await expect.poll(() => entries.count()).toBe(1);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^farol-auditoria-.*\.csv$/);
  await visit(page, AUDIT);
  expect(await entries.first().textContent()).toContain("baixou a auditoria");
  expect(await page.getByText("Registro íntegro até").count()).toBe(1);
});
