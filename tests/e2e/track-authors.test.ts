import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openContext, visit } from "./support/browser.ts";
import { logIn } from "./support/people.ts";

const textOf = (page: Page) => page.getByRole("textbox", { name: "Texto da trilha" });

/** Types at the end of a track's text. */
async function write(page: Page, words: string): Promise<void> {
  await textOf(page).press("Control+End");
  await textOf(page).pressSequentially(words);
}

test("two authors of a draft at once compare their texts, choose one, and delete the draft", async () => {
  const code = `e2e-${crypto.randomUUID().slice(0, 8)}`;
  const tolerated = /status of 409/;
  const one = await openContext({ screen: "desktop", tolerated });
  const other = await openContext({ screen: "phone", tolerated });
  const [author, second] = [await one.newPage(), await other.newPage()];
  await logIn(author, "admin");
  await logIn(second, "admin");

  await visit(author, "/ide-trilhas");
  await author.getByLabel("Nome", { exact: true }).fill(`Trilha ${code}`);
  await author.getByLabel("Código").fill(code);
  await author.getByLabel("Exame").selectOption({ label: "ENEM" });
  await author.getByLabel("Disciplina").selectOption({ label: "Física" });
  await author.getByRole("button", { name: "Começar a escrever" }).click();
  await author.getByRole("heading", { level: 1, name: `Trilha ${code}` }).waitFor();
  await visit(second, `/ide-trilhas?trilha=${code}`);

  await write(author, "Do primeiro autor.");
  await author.getByText("Rascunho salvo").waitFor();
  await write(second, "Do segundo autor.");
  const conflict = second.getByRole("region", { name: "Texto salvo em outro lugar" });
  await conflict.getByText("saiu: primeiro").waitFor();
  await conflict.getByText("entrou: segundo").waitFor();
  await expectAccessible(second);
  await conflict.getByRole("button", { name: "Ficar com o meu texto" }).click();
  await second.getByText("Rascunho salvo").waitFor();

  // The first one, whose text is older now, gets the saved one.
  await write(author, " E mais.");
  const compared = author.getByRole("region", { name: "Texto salvo em outro lugar" });
  await compared.getByRole("button", { name: "Ficar com o texto salvo" }).click();
  await expect.poll(() => textOf(author).inputValue()).toMatch(/Do segundo autor\.$/);
  await author.getByText("Rascunho salvo").waitFor();

  await visit(second, `/editar-trilhas?trilha=${code}`);
  await second.getByText("Apagar este rascunho").click();
  await expectAccessible(second);
  await second.getByRole("button", { name: "Apagar o rascunho" }).click();
  await second.getByText("Rascunho apagado.").waitFor();
  expect(await second.getByRole("link", { name: `Trilha ${code}` }).count()).toBe(0);
  await Promise.all([one.close(), other.close()]);
});
