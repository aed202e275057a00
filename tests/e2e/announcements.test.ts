import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

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
