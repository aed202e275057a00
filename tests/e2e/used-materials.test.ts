import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pdfWithPages } from "#tests/support/pdf-file.ts";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";

const SCHOOL = "/escolas/horizonte";

/** A file of the library, shown in a new notebook. */
async function givenUse(page: Page, title: string, notebook: string): Promise<void> {
  await signIn(page, "horizonte-professor", `${SCHOOL}/biblioteca`);
  const buffer = pdfWithPages(["Um"]);
  await page
    .getByLabel("Enviar arquivos")
    .last()
    .setInputFiles({ name: `${title}.pdf`, mimeType: "application/pdf", buffer });
  await page.getByRole("link", { name: title, exact: true }).waitFor();
  await visit(page, `${SCHOOL}/cadernos`);
  await page.getByLabel("Novo caderno").fill(notebook);
  await page.getByRole("button", { name: "Criar caderno" }).click();
  await page.getByRole("heading", { level: 1, name: notebook }).waitFor();
  await page.getByRole("button", { name: "Material", exact: true }).click();
  const stored = page.waitForResponse((response) => /\beditar\?_dados=/.test(response.url()));
  await page.getByRole("button", { name: `Acrescentar ${title}` }).click();
  await stored;
}

test("a material in use says where, and is deleted after a question that names the notebooks, on a phone", async () => {
  const page = await openPage();
  const [title, notebook] = ["Apostila", "Caderno com apostila"];
  await givenUse(page, title, notebook);
  const reader = await openPage({ screen: "phone" });
  await signIn(reader, "horizonte-professor", `${SCHOOL}/biblioteca`);
  const row = reader
    .getByRole("region", { name: "Materiais" })
    .getByRole("listitem")
    .filter({ has: reader.getByLabel(`Escolher ${title}`) });
  await row.getByText("Usado em 1 caderno").click();
  await row.getByRole("link", { name: notebook }).waitFor();
  await expectAccessible(reader);
  await row.getByLabel(`Escolher ${title}`).check();
  await reader.getByRole("button", { name: "Excluir" }).click();
  const question = reader.getByRole("dialog", { name: "1 material está em uso" });
  await question.getByRole("link", { name: notebook }).waitFor();
  await expectAccessible(reader);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await question.waitFor({ state: "detached" });
  await reader.getByRole("button", { name: "Excluir" }).click();
  await question.getByRole("link", { name: "Substituir o arquivo" }).click();
  await reader.getByText("O novo arquivo aparece também em 1 caderno:").waitFor();
  await reader.getByRole("button", { name: "Excluir" }).click();
  await question.getByRole("button", { name: "Excluir mesmo assim" }).click();
  await reader.getByText("1 material excluído.").waitFor();
  await reader.getByRole("button", { name: "Desfazer" }).click();
  await reader.getByText("1 material restaurado.").waitFor();
  expect(await question.count()).toBe(0);
});
