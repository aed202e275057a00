import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, type PageOptions, visit } from "./support/browser.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import { PASSWORD } from "./support/waiting-people.ts";

const NEW_PASSWORD = "vento sul no cais";

/** Refusals are part of what is shown. */
const tolerated = /status of (?:401|422)/;

async function openAccount(
  options: PageOptions = {},
  email?: string,
): Promise<{ page: Page; email: string }> {
  const page = await openPage({ tolerated, ...options });
  const own = email ?? givenAccount();
  await signIn(page, own, "/conta");
  return { page, email: own };
}

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const isFocused = (element: Element) => element === document.activeElement;

test("the password changes for who knows it, and the other browser has to sign in again", async () => {
  const email = givenAccount();
  const other = await openPage({ tolerated });
  await logIn(other, email);
  const { page } = await openAccount({}, email);
  const form = part(page, "Senha");
  const fill = async (current: string, wanted: string) => {
    await form.getByLabel("Senha atual").fill(current);
    await form.getByLabel("Nova senha", { exact: true }).fill(wanted);
    await form.getByLabel("Confirme a nova senha").fill(wanted);
    await form.getByRole("button", { name: "Trocar senha" }).click();
  };
  await fill("errada mesmo", NEW_PASSWORD);
  await form.getByText("Senha incorreta.").waitFor();
  expect(await form.getByLabel("Senha atual").evaluate(isFocused)).toBe(true);
  await expectAccessible(page);
  await fill(PASSWORD, "password");
  await form.getByText("Escolha uma senha menos comum").waitFor();
  expect(await form.getByLabel("Nova senha", { exact: true }).evaluate(isFocused)).toBe(true);
  await fill(PASSWORD, NEW_PASSWORD);
  await form.getByRole("status").filter({ hasText: "Senha alterada." }).waitFor();
  expect(await form.getByLabel("Senha atual").inputValue()).toBe("");
  await visit(page, "/geral");
  expect(new URL(page.url()).pathname).toBe("/geral");
  await other.goto("/geral");
  expect(new URL(other.url()).pathname).toBe("/");
  await logIn(other, email, NEW_PASSWORD);
});

test("without JavaScript a person ends sessions, changes the password and deletes the account", async () => {
  const email = givenAccount();
  const page = await openPage({ scripts: false, tolerated });
  await logIn(await openPage(), email);
  await logIn(page, email);
  await page.goto("/conta");
  await page.getByRole("button", { name: "Encerrar as outras" }).click();
  await part(page, "Sessões").getByText("1 sessão encerrada.").waitFor();
  expect(new URL(page.url()).hash).toBe("#sessoes");

  const password = part(page, "Senha");
  await password.getByLabel("Senha atual").fill(PASSWORD);
  await password.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
  await password.getByLabel("Confirme a nova senha").fill("outra coisa");
  await password.getByRole("button", { name: "Trocar senha" }).click();
  await password.getByText("Insira a mesma senha nos dois campos").waitFor();
  await password.getByLabel("Senha atual").fill(PASSWORD);
  await password.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
  await password.getByLabel("Confirme a nova senha").fill(NEW_PASSWORD);
  await password.getByRole("button", { name: "Trocar senha" }).click();
  await password.getByText("Senha alterada.").waitFor();

  const deletion = part(page, "Apagar minha conta");
  await deletion.getByLabel("Sua senha").fill(NEW_PASSWORD);
  await deletion.getByRole("checkbox").check();
  await deletion.getByRole("button", { name: "Apagar minha conta" }).click();
  await page.getByText("Sua conta foi apagada.").waitFor();
  await page.goto("/conta");
  await page.getByText("Faça login para acessar").first().waitFor();
});
