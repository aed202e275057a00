import { expect, test } from "vitest";
import { dialog, fillLogin, fillSignUp, mailedLink } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { givenAccount, newEmail, signIn } from "./support/people.ts";

const NEW_PASSWORD = "vento sul no cais";

test("a forgotten password is replaced by the mailed link, and signs in", async () => {
  const page = await openPage({ tolerated: /status of 401/ });
  const email = givenAccount();
  await visit(page, "/questoes?login=true");
  const login = dialog(page, "Entrar no Farol");
  await login.getByLabel("E-mail").fill(email);
  await expectAccessible(page);
  await login.getByRole("button", { name: "Esqueci minha senha" }).click();
  const recover = dialog(page, "Recuperar senha");
  expect(await recover.getByLabel("E-mail").inputValue()).toBe(email);
  await recover.getByLabel("E-mail").fill("lia@exemplo");
  expect(await recover.getByRole("button", { name: "Enviar link" }).isDisabled()).toBe(true);
  await recover.getByLabel("E-mail").fill(email);
  await recover.getByRole("button", { name: "Enviar link" }).click();
  await recover.getByRole("status").filter({ hasText: "enviamos um link de recuperação" }).waitFor();
  await expectAccessible(page);

  await page.goto(await mailedLink(page, email, "/redefinir-senha"));
  await page.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirme a nova senha").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await login.waitFor();
  // Sent before scripts arrive, the login answers on a page of its own, not in this dialog.
  await untilReady(page);
  await fillLogin(page, email);
  await login.getByRole("alert").waitFor();
  await fillLogin(page, email, NEW_PASSWORD);
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
});

test("a login with a short password is not even tried", async () => {
  const page = await openPage();
  await visit(page, "/entrar");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByLabel("Senha").fill("12345");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "pelo menos 6 caracteres" }).waitFor();
  expect(sent).toBe(0);
});

test("who must choose a new password does so in two steps, and signs in with it", async () => {
  const page = await openPage();
  const email = givenAccount("new-password");
  await signIn(page, email, "/questoes");
  const asked = dialog(page, "Crie uma nova senha");
  await asked.waitFor();
  const save = asked.getByRole("button", { name: "Salvar nova senha" });
  await asked.getByLabel("Nova senha").fill("12345");
  expect(await save.isDisabled()).toBe(true);
  await asked.getByLabel("Nova senha").fill("password");
  await save.click();
  await asked.getByRole("alert").filter({ hasText: "Escolha uma senha menos comum" }).waitFor();
  await expectAccessible(page);
  await asked.getByLabel("Nova senha").fill(NEW_PASSWORD);
  await save.click();
  await dialog(page, "Senha alterada").waitFor();
  await page.getByRole("button", { name: "Ir para o login" }).click();
  await page.waitForURL("**/?login=true");
  await untilReady(page);
  await fillLogin(page, email, NEW_PASSWORD);
  await dialog(page, "Complete o seu cadastro").waitFor();
});

test("without JavaScript a person signs up, confirms, answers and recovers", async () => {
  const page = await openPage({ scripts: false, tolerated: /status of 422/ });
  const email = newEmail();
  await page.goto("/questoes?login=true");
  await dialog(page, "Entrar no Farol").getByRole("button", { name: "Criar conta" }).click();
  await page.waitForURL("**/criar-conta*");
  await fillSignUp(page.getByRole("main"), email);
  await page.getByLabel("Confirme a senha").fill("outra coisa");
  await page.getByRole("main").getByRole("button", { name: "Criar conta" }).click();
  await page.getByText("Insira a mesma senha nos dois campos").waitFor();
  expect(await page.getByLabel("Nome", { exact: true }).inputValue()).toBe("Lia");
  await fillSignUp(page.getByRole("main"), email);
  await page.getByRole("main").getByRole("button", { name: "Criar conta" }).click();
  await page.getByText("Perfil criado com sucesso!").waitFor();

  await page.goto(await mailedLink(page, email, "/confirmar-email"));
  await page.getByRole("button", { name: "Confirmar e-mail" }).click();
  await page.getByText("E-mail confirmado!").waitFor();
  await page.goto("/questoes");
  await page.getByRole("link", { name: "Completar" }).click();
  await page.getByLabel("YouTube").check();
  await page.getByLabel("ENEM").check();
  await page.getByLabel("3º ano").check();
  await page.getByRole("button", { name: "Vamos lá!" }).click();
  await page.getByRole("alert").filter({ hasText: "Selecione a sua faixa de idade" }).waitFor();
  expect(await page.getByLabel("ENEM").isChecked()).toBe(true);
  await page.getByLabel("18 anos ou mais").check();
  await page.getByRole("button", { name: "Vamos lá!" }).click();
  await page.waitForURL("**/geral");
  expect(await page.getByText("Falta completar o seu cadastro.").count()).toBe(0);

  // A page that is open would connect without them.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/entrar");
  await page.getByRole("button", { name: "Esqueci minha senha" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await page.getByText("enviamos um link de recuperação").waitFor();
  expect(await mailedLink(page, email, "/redefinir-senha")).toContain("token=");
});
