import { expect, test } from "vitest";
import { dialog, fillSignUp, mailedLink } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { givenAccount, newEmail, signIn } from "./support/people.ts";

test("the fields of the sign-up come one after another, with their problems beside them", async () => {
  const page = await openPage({ tolerated: /status of 422/ });
  await visit(page, "/questoes?cadastro=true");
  const form = dialog(page, "Criar conta");
  const create = form.getByRole("button", { name: "Criar conta" });
  const shown = (label: string) => form.getByLabel(label, { exact: true }).count();
  const counts = () => Promise.all(["Nome", "Sobrenome", "Senha", "Confirme a senha"].map(shown));
  const steps = () => form.getByRole("progressbar").getAttribute("aria-valuenow");
  await form.getByLabel("E-mail").fill("lia@exemplo");
  await form.getByLabel("E-mail").blur();
  await form.getByText("Digite um endereço de e-mail válido").waitFor();
  expect([await counts(), await steps()]).toEqual([[0, 0, 0, 0], "0"]);
  await form.getByLabel("E-mail").fill(newEmail());
  expect([await counts(), await steps()]).toEqual([[1, 1, 0, 0], "1"]);
  await form.getByLabel("Nome", { exact: true }).fill("Lia");
  await form.getByLabel("Sobrenome").fill("P");
  await form.getByLabel("Sobrenome").blur();
  await form.getByText("Digite o seu sobrenome").waitFor();
  await form.getByLabel("Sobrenome").fill("Prado");
  expect([await counts(), await steps()]).toEqual([[1, 1, 1, 0], "3"]);
  await form.getByLabel("Senha", { exact: true }).fill("senha");
  expect(await counts()).toEqual([1, 1, 1, 0]);
  await form.getByLabel("Senha", { exact: true }).fill("password");
  await form.getByLabel("Confirme a senha").fill("passwor");
  await form.getByLabel("Confirme a senha").blur();
  await form.getByText("Insira a mesma senha nos dois campos").waitFor();
  expect([await form.getByRole("checkbox").count(), await steps()]).toEqual([0, "4"]);
  await form.getByLabel("Confirme a senha").fill("password");
  expect([await steps(), await create.isDisabled()]).toEqual(["5", true]);
  await form.getByRole("checkbox", { name: /^Li e aceito/ }).check();
  await expectAccessible(page);
  await create.click();
  await form.getByText("Escolha uma senha menos comum").waitFor();
  expect(await create.isDisabled()).toBe(true);
  expect(await form.getByLabel("Senha", { exact: true }).evaluate((e) => e === document.activeElement)).toBe(
    true,
  );
  await form.getByLabel("Senha", { exact: true }).fill("maré cheia de setembro");
  await form.getByLabel("Confirme a senha").fill("maré cheia de setembro");
  await expect.poll(() => create.isEnabled()).toBe(true);
});

test("a sign-up without a network says so, preserves what was typed, and then succeeds", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await visit(page, "/questoes?promo=azambuja&login=true");
  const form = dialog(page, "Criar conta");
  await fillSignUp(form, newEmail());
  await page.route("**/criar-conta?_data=*", (route) => route.abort("internetdisconnected"), { times: 1 });
  await form.getByRole("button", { name: "Criar conta" }).click();
  await form.getByRole("alert").filter({ hasText: "Ocorreu um erro: " }).waitFor();
  expect(await form.getByLabel("Nome", { exact: true }).inputValue()).toBe("Lia");
  await form.getByRole("button", { name: "Tentar de novo" }).click();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST" && sent.url().includes("/criar-conta")),
    form.getByRole("button", { name: "Criar conta" }).click(),
  ]);
  expect(request.postData()).toContain("promoCode=azambuja");
  await form.getByText("Perfil criado com sucesso!").waitFor();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});

test("who has not confirmed the e-mail is offered a new link, on every page but over a question", async () => {
  const page = await openPage();
  const email = givenAccount("unverified");
  await signIn(page, email, "/questoes");
  const asked = dialog(page, "Confirme o seu e-mail");
  await asked.waitFor();
  await asked.getByRole("button", { name: "Reenviar e-mail de confirmação" }).click();
  await asked.getByText("Enviamos um novo link.").waitFor();
  expect(await mailedLink(page, email, "/confirmar-email")).toContain("token=");
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Confirmar" }).click();
  await page.getByRole("heading", { level: 1, name: "Confirme o seu e-mail" }).waitFor();
  expect(await asked.count()).toBe(0);
});
