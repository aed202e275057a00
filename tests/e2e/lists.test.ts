import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, screens, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";

test("questions are saved from cards, ordered, shared and practised on a phone, and read from a desktop", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, "/questoes/todas/todos/fisica");
  const save = page.getByRole("link", { name: /^Salvar a questão/ });
  await save.first().click();
  const menu = page.getByRole("dialog", { name: "Salvar em uma lista" });
  await menu.getByLabel("Nova lista").fill("Véspera");
  await menu.getByRole("button", { name: "Criar e salvar" }).click();
  await menu.getByText("Lista criada, com a questão.").waitFor();
  await expectAccessible(page);
  await menu.getByRole("button", { name: "Fechar" }).click();
  await save.nth(1).click();
  await page.getByText("Salva em Véspera").waitFor();
  await page.getByRole("button", { name: "Desfazer" }).first().click();
  await page.getByText("Tirada de Véspera").waitFor();
  await save.nth(2).click();
  await page.getByText("Salva em Véspera").last().waitFor();

  await visit(page, "/listas");
  await page.getByRole("link", { name: "Véspera", exact: true }).click();
  await page.getByText("2 questões, 0 feitas").waitFor();

  await page.getByRole("link", { name: "Organizar" }).click();
  const order = page.getByRole("list", { name: "Ordem da lista" });
  const words = order.locator("p.font-serif");
  const first = await words.first().textContent();
  await order
    .getByRole("button", { name: /^Mover para baixo/ })
    .first()
    .click();
  await page.waitForFunction(
    (text) => document.querySelector('[aria-label="Ordem da lista"] .font-serif')?.textContent !== text,
    first,
  );
  await expectAccessible(page);

  await page.getByRole("link", { name: "Compartilhar" }).click();
  await page.getByRole("button", { name: "Abrir para quem tem o link" }).click();
  await page.getByRole("img", { name: "Código QR do link desta lista" }).waitFor();
  await expectAccessible(page);
  const address = page.url();
  const visitor = await openPage();
  await visit(visitor, address.replace(/\?.*/, ""));
  expect(await visitor.getByRole("heading", { level: 1 }).textContent()).toBe("Véspera");

  await visit(page, new URL(address).pathname);
  await page.getByRole("link", { name: "Começar" }).click();
  await page.getByRole("heading", { name: "Praticar" }).waitFor();
});

test("a list is generated, a question exchanged, and the result saved", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, "/gerador-listas?modelo=ita");
  await page.setViewportSize(screens.desktop);
  await page.getByLabel("Completar com questões de treino").check();
  await page.getByRole("button", { name: "Gerar 48 questões" }).click();
  const result = page.getByRole("region", { name: "Resultado" });
  await result
    .getByRole("button", { name: /^Trocar a questão/ })
    .first()
    .click();
  await result.getByText("Questão trocada.").waitFor();
  await expectAccessible(page);
  await result.getByRole("link", { name: "Desfazer" }).click();
  await result.getByText("Questão trocada.").waitFor({ state: "detached" });
  await result.getByRole("button", { name: "Salvar como lista" }).click();
  await page.getByRole("heading", { name: "Lista gerada", level: 1 }).waitFor();
});

test("without scripts a list is made, changed, deleted and brought back with forms", async () => {
  const page = await openPage({ scripts: false, screen: "phone" });
  await logIn(page, givenAccount());
  await page.goto("/listas/nova?busca=%2Fquestoes%2Ftodas%2Ftodos%2Ffisica");
  await page.getByLabel("Nome", { exact: true }).fill("No ônibus");
  await page.getByLabel("Quantas questões desta busca").fill("3");
  await page.getByRole("button", { name: "Criar a lista" }).click();
  await page.getByText("3 questões, 0 feitas").waitFor();
  await page.getByRole("link", { name: "Organizar" }).click();
  await page
    .getByRole("button", { name: /^Tirar da lista/ })
    .first()
    .click();
  await page.getByText("2 questões, 0 feitas").waitFor();
  await page.getByRole("link", { name: "Editar", exact: true }).click();
  await page.getByRole("button", { name: "Apagar a lista" }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByText("No ônibus está de volta.").waitFor();
});
