import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";

test("two devices change one list: what one adds while the other orders stays, and both see it", async () => {
  const who = givenAccount();
  const [phone, desktop] = [await openPage({ screen: "phone" }), await openPage()];
  for (const page of [phone, desktop]) await logIn(page, who);
  await visit(desktop, "/listas/nova?busca=%2Fquestoes%2Ftodas%2Ftodos%2Ffisica");
  await desktop.getByLabel("Nome", { exact: true }).fill("Dois aparelhos");
  await desktop.getByLabel("Quantas questões desta busca").fill("3");
  await desktop.getByRole("button", { name: "Criar a lista" }).click();
  await desktop.getByText("3 questões, 0 feitas").waitFor();
  const address = new URL(desktop.url()).pathname;
  await visit(desktop, `${address}?parte=organizar`);

  // The phone adds two while the desktop has the order of three before it.
  await visit(phone, "/questoes/todas/todos/quimica");
  const save = phone.getByRole("link", { name: /^Salvar a questão/ });
  await save.first().click();
  const menu = phone.getByRole("dialog", { name: "Salvar em uma lista" });
  await menu.getByRole("button", { name: /Dois aparelhos/ }).click();
  await menu.getByRole("button", { name: /Dois aparelhos/, pressed: true }).waitFor();
  await menu.getByRole("button", { name: "Fechar" }).click();
  // The second by the key of its card, when the dialog has given the focus back.
  await menu.waitFor({ state: "detached" });
  await phone
    .getByRole("link", { name: /^Questão/ })
    .nth(1)
    .press("s");
  await phone.getByText("Salva em Dois aparelhos").waitFor();

  const order = desktop.getByRole("list", { name: "Ordem da lista" });
  await order
    .getByRole("button", { name: /^Mover para baixo/ })
    .first()
    .click();
  await desktop.getByText("5 questões, 0 feitas").waitFor();
  await order
    .getByRole("button", { name: /^Tirar da lista/ })
    .first()
    .click();
  await desktop.getByText("4 questões, 0 feitas").waitFor();
  await visit(phone, address);
  await phone.getByText("4 questões, 0 feitas").waitFor();
});

test("on a phone a list is gone through question by question, with the place and the way back", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, "/listas/nova?busca=%2Fquestoes%2Ftodas%2Ftodos%2Ffisica");
  await page.getByLabel("Nome", { exact: true }).fill("Uma lista de nome comprido para o celular");
  await page.getByLabel("Quantas questões desta busca").fill("3");
  await page.getByRole("button", { name: "Criar a lista" }).click();
  await page.getByText("3 questões, 0 feitas").waitFor();
  await page
    .getByRole("link", { name: /^Questão/ })
    .first()
    .click();
  await page.getByText("1 de 3", { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Próxima questão" }).click();
  await page.getByText("2 de 3", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Questão anterior" }).click();
  await page.getByText("1 de 3", { exact: true }).waitFor();
  await page.getByRole("navigation", { name: "Questões da lista" }).getByRole("link").click();
  await page.getByText("3 questões, 0 feitas").waitFor();
});

test("the generator counts each line as it is changed, before anything is drawn", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, "/gerador-listas");
  const status = page.getByRole("status").filter({ hasText: /dispon/ });
  const all = await status.first().textContent();
  await page.getByLabel("Disciplina").selectOption({ label: "Física" });
  await page.waitForFunction(
    (before) =>
      [...document.querySelectorAll("[role=status]")].some(
        ({ textContent }) => /dispon/.test(textContent ?? "") && textContent !== before,
      ),
    all,
  );
  expect(await page.getByLabel("Assunto").locator("option").count()).toBeGreaterThan(2);
  await page.getByText("Ajustes: anos").click();
  await page.getByLabel("De (ano)").fill("2099");
  await page.getByText("só há 0").waitFor();
  await expectAccessible(page);
});
