import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, screens, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { untilTitled } from "./support/search-page.ts";

test("a search is saved over its results, found again, renamed, deleted and brought back", async () => {
  const page = await openPage();
  await logIn(page, givenAccount());
  await visit(page, "/questoes/todas/todos/fisica?q=energia&tipo=discursiva");
  const opener = page.getByRole("link", { name: "Buscas salvas" });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "Buscas salvas" });
  await sheet.getByText("Nenhuma busca salva ainda").waitFor();
  const name = sheet.getByLabel("Nome da busca");
  expect(await name.inputValue()).toContain("“energia”, Física");
  await name.fill("Energia para a prova");
  await name.press("Enter");
  await sheet.getByText("Busca salva.").waitFor();
  await expectAccessible(page);
  await page.setViewportSize(screens.desktop);

  await sheet.locator("summary", { hasText: "Trocar o nome" }).click();
  await sheet.getByLabel("Novo nome").fill("Energia");
  await sheet.getByRole("button", { name: "Trocar nome" }).click();
  await sheet.getByRole("link", { name: "Energia", exact: true }).waitFor();
  await sheet.getByRole("button", { name: "Apagar a busca Energia" }).click();
  await sheet.getByRole("button", { name: "Desfazer" }).click();
  await sheet.getByText("Busca restaurada.").waitFor();
  await sheet.getByRole("button", { name: "Fechar" }).click();

  await visit(page, "/questoes/ENEM");
  await opener.click();
  await sheet.getByRole("link", { name: "Energia", exact: true }).click();
  await untilTitled(page, /^Questões de Física: energia$/);
  expect(await sheet.count()).toBe(0);
});

test("without scripts the same are forms of a page, and a visitor is redirected to sign in", async () => {
  const visitor = await openPage();
  await visit(visitor, "/questoes/ENEM");
  await visitor.getByRole("link", { name: "Buscas salvas" }).click();
  await visitor.getByRole("dialog", { name: "Faça login para continuar" }).waitFor();

  const email = givenAccount();
  const page = await openPage({ screen: "phone" });
  await logIn(page, email);
  const plain = await openPage({ scripts: false, screen: "phone" });
  await logIn(plain, email);
  await plain.goto("/questoes/ENEM/2019");
  await plain.getByRole("link", { name: "Salvar", exact: true }).click();
  await plain.getByRole("button", { name: "Salvar esta busca" }).click();
  await plain.getByText("Busca salva.").waitFor();
  await plain.locator("summary", { hasText: "Trocar o nome" }).click();
  await plain.getByLabel("Novo nome").waitFor();
  await plain.getByRole("button", { name: "Apagar a busca ENEM, 2019" }).click();
  await plain.getByRole("button", { name: "Desfazer" }).click();
  await plain.getByText("Busca restaurada.").waitFor();
  const list = plain.getByRole("list", { name: "Buscas salvas" });
  expect(await list.getByRole("link", { name: "ENEM, 2019", exact: true }).count()).toBe(1);

  await visit(page, "/buscas-salvas?busca=%2Fquestoes%2FITA");
});
