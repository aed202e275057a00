import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillLogin, mailedLink } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { openPage, type PageOptions, visit } from "./support/browser.ts";
import { givenAccount, logIn, newEmail, signIn } from "./support/people.ts";
import { openQuestion, outcome } from "./support/question-page.ts";
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

test("the profile menu leads to the account, which fits every screen and reads well", async () => {
  const { page } = await openAccount({ screen: "phone" });
  await visit(page, "/geral");
  await page.getByRole("button", { name: "Meu perfil" }).click();
  await page.getByRole("menuitem", { name: "Conta e segurança" }).click();
  await page.getByRole("heading", { level: 1, name: "Conta e segurança" }).waitFor();
  await page.getByRole("link", { name: "Apagar conta" }).click();
  expect(new URL(page.url()).hash).toBe("#apagar");
});

test("a session ended from another browser is out at its next request; this one stays", async () => {
  const email = givenAccount();
  const phone = await openPage({ screen: "phone" });
  await logIn(phone, email);
  const { page } = await openAccount({}, email);
  const sessions = part(page, "Sessões");
  await sessions.getByText("Este aparelho").waitFor();
  const end = sessions.getByRole("button", { name: /^Encerrar a sessão: Chrome no Linux/ });
  expect(await end.count()).toBe(1);
  await end.click();
  await sessions.getByRole("status").filter({ hasText: "Sessão encerrada." }).waitFor();
  expect(await sessions.getByRole("status").evaluate(isFocused)).toBe(true);
  await end.waitFor({ state: "detached" });
  expect(await sessions.getByRole("button", { name: "Encerrar as outras" }).count()).toBe(0);
  await phone.goto("/geral");
  expect(new URL(phone.url()).pathname).toBe("/");
  await visit(page, "/geral");
  expect(new URL(page.url()).pathname).toBe("/geral");
});

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

test("the e-mail changes when the mailed link is confirmed, and not before", async () => {
  const { page, email } = await openAccount({ screen: "phone" });
  const form = part(page, "E-mail");
  const wanted = newEmail();
  await form.getByLabel("Novo e-mail").fill(wanted);
  await form.getByLabel("Sua senha").fill(PASSWORD);
  await form.getByRole("button", { name: "Trocar e-mail" }).click();
  await form
    .getByRole("status")
    .filter({ hasText: `Enviamos um link para ${wanted}` })
    .waitFor();
  await form.getByText("Falta confirmar").waitFor();
  await page.getByText(`Você entra com ${email}`).waitFor();

  await visit(page, await mailedLink(page, wanted, "/conta/confirmar-email"));
  await page.getByText(`A sua conta vai passar para ${wanted}`).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirmar novo e-mail" }).click();
  await page
    .getByRole("status")
    .filter({ hasText: `agora é ${wanted}` })
    .waitFor();
  await page.getByText(`Você entra com ${wanted}`).waitFor();
  const outbox = await page.request.get(`/dev/emails?para=${encodeURIComponent(email)}`);
  expect(await outbox.text()).toContain("foi trocado");

  await page.context().clearCookies();
  await logIn(page, wanted);
});

test("the copy of one's data is a file with everything, the answers too", async () => {
  const { page, email } = await openAccount();
  const code = await openQuestion(page);
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await outcome(page).waitFor();
  await visit(page, "/conta");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar meus dados" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^farol-meus-dados-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await text(await download.createReadStream()));
  expect(data.conta).toMatchObject([{ email, nome: "Lia", sobrenome: "Prado" }]);
  expect(data.respostas).toMatchObject([{ questao: code, alternativa: "A" }]);
});

test("a deleted account is gone: the front page says so, and nobody signs in with it any more", async () => {
  const { page, email } = await openAccount({ screen: "phone" });
  const form = part(page, "Apagar minha conta");
  await form.getByLabel("Sua senha").fill("errada mesmo");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Apagar minha conta" }).click();
  await form.getByText("Senha incorreta.").waitFor();
  await form.getByLabel("Sua senha").fill(PASSWORD);
  await form.getByRole("button", { name: "Apagar minha conta" }).click();
  await page.getByRole("status").filter({ hasText: "Sua conta foi apagada." }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
  await visit(page, "/entrar");
  await fillLogin(page, email);
  await page.getByRole("alert").filter({ hasText: "E-mail ou senha incorretos" }).waitFor();
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
