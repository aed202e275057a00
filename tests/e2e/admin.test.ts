import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog, fillLogin } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";

function done(page: Page, text: string | RegExp) {
  return page.getByRole("status").filter({ hasText: text });
}

/** Finds a person by their e-mail and opens their page, as an admin does. */
async function openPerson(page: Page, email: string): Promise<void> {
  await visit(page, "/admin/usuarios");
  await page.getByRole("searchbox", { name: "Nome, e-mail ou código" }).fill(email.toUpperCase());
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await page.getByText("1 pessoa", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Lia Prado" }).click();
  await page.getByRole("heading", { level: 1, name: "Lia Prado" }).waitFor();
}

/** Signs a person in and waits until their page's socket has said its first word: only who is signed in has one. */
async function signInListening(page: Page, email: string): Promise<void> {
  const heard = new Promise<void>((told) => {
    page.on("websocket", (socket) => socket.on("framereceived", () => told()));
  });
  await signIn(page, email, "/questoes");
  await heard;
}

test("an admin finds a person, gives them pro, and they have it at their next page", async () => {
  const email = givenAccount();
  const [admin, student] = [await openPage(), await openPage({ screen: "phone" })];
  await signIn(student, email, "/questoes");
  expect(await student.getByRole("banner").getByText("PRO", { exact: true }).count()).toBe(0);
  await signIn(admin, "admin", "/admin");
  await admin.getByRole("heading", { level: 1, name: "Dashboard Admin" }).waitFor();
  await openPerson(admin, email);
  await admin.getByRole("checkbox", { name: /^Pro pro/ }).check();
  await admin.getByText("Nível que resulta: Pro").waitFor();
  await admin.getByRole("button", { name: "Salvar permissões" }).click();
  await done(admin, "Permissões salvas").waitFor();
  await admin
    .getByRole("listitem")
    .filter({ hasText: "Mudou as permissões" })
    .getByText("pro")
    .first()
    .waitFor();
  await visit(student, "/questoes");
  await student.getByRole("banner").getByText("PRO", { exact: true }).waitFor();
});

test("two admins at one person: the second is informed, and their choice stays on the screen", async () => {
  const email = givenAccount();
  const [one, two] = [await openPage(), await openPage({ tolerated: /status of 409/ })];
  await logIn(one, "admin");
  await logIn(two, "admin");
  await openPerson(one, email);
  await openPerson(two, email);
  await one.getByRole("checkbox", { name: /^Mentor mentor/ }).check();
  await one.getByRole("button", { name: "Salvar permissões" }).click();
  await done(one, "Permissões salvas").waitFor();
  await two.getByRole("checkbox", { name: /^Moderação/ }).check();
  await two.getByRole("button", { name: "Salvar permissões" }).click();
  await two.getByRole("alert").filter({ hasText: "Esta conta mudou enquanto você editava." }).waitFor();
  await two.getByText("Agora ela tem: mentor.").waitFor();
  expect(await two.getByRole("checkbox", { name: /^Moderação/ }).isChecked()).toBe(true);
  expect(await two.getByRole("checkbox", { name: /^Mentor mentor/ }).isChecked()).toBe(false);
  await expectAccessible(two);
});

test("a suspended person is out at once, cannot come back, and can when the account is given back", async () => {
  const email = givenAccount();
  const admin = await openPage();
  const student = await openPage({ screen: "phone", tolerated: /status of (?:401|403)/ });
  await signInListening(student, email);
  await logIn(admin, "admin");
  await openPerson(admin, email);
  await admin.getByLabel("Motivo da suspensão").fill("Compartilhou a senha");
  await admin.getByRole("button", { name: "Suspender conta" }).click();
  await done(admin, "Conta suspensa.").waitFor();
  await admin.getByText("Motivo: Compartilhou a senha").first().waitFor();
  await student.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
  await visit(student, "/entrar");
  await fillLogin(student, email);
  await student.getByRole("alert").filter({ hasText: "Esta conta está suspensa." }).waitFor();
  await expectAccessible(admin);
  await admin.getByLabel("Motivo da reativação").fill("Trocou a senha");
  await admin.getByRole("button", { name: "Reativar conta" }).click();
  await done(admin, "Conta reativada.").waitFor();
  await fillLogin(student, email);
  await student.getByRole("button", { name: "Meu perfil" }).waitFor();
});

test("a notification written by an admin appears in a student's open page, and can be undone", async () => {
  const email = givenAccount();
  const [admin, student] = [
    await openPage({ tolerated: /status of 422/ }),
    await openPage({ screen: "phone" }),
  ];
  await signInListening(student, email);
  await logIn(admin, "admin");
  await openPerson(admin, email);
  await admin.getByRole("link", { name: "Enviar notificação" }).click();
  await admin.getByRole("heading", { level: 1, name: "Notificações" }).waitFor();
  expect(await admin.getByRole("radio", { name: "Uma pessoa" }).isChecked()).toBe(true);
  await admin.getByRole("button", { name: "Enviar notificação" }).click();
  await admin.getByRole("alert").filter({ hasText: "Escreva o texto da notificação." }).waitFor();
  await admin.getByLabel("Tipo").selectOption({ label: "Novidade" });
  await admin.getByLabel("Texto").fill("Há um simulado novo para você");
  await admin.getByLabel("Link (opcional)").fill("/questoes/ITA");
  const preview = admin.getByRole("region", { name: "Prévia" });
  await preview.getByText("Há um simulado novo para você").first().waitFor();
  expect(await preview.getByText("Abrir").count()).toBeGreaterThan(0);
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "Enviar notificação" }).dblclick();
  await done(admin, "Notificação enviada.").waitFor();
  await student.getByRole("banner").getByText("1 nova", { exact: true }).waitFor({ state: "attached" });
  await student.getByRole("banner").getByRole("button", { name: "Notificações" }).tap();
  const menu = dialog(student, "Notificações");
  await menu.getByRole("paragraph").filter({ hasText: "Há um simulado novo para você" }).waitFor();
  expect(await menu.getByRole("listitem").count()).toBe(1);
  await admin.getByRole("button", { name: "Tirar do ar Há um simulado novo para você" }).click();
  await done(admin, "Notificação cancelada.").waitFor();
  await visit(student, "/notificacoes");
  await student.getByText("Nenhuma notificação por aqui.").waitFor();
});

test("with the keyboard alone a claim is given", async () => {
  const email = givenAccount();
  const page = await openPage();
  await signIn(page, "admin", "/admin/usuarios");
  await page.getByRole("searchbox", { name: "Nome, e-mail ou código" }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await page.getByText("1 pessoa", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Lia Prado" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Lia Prado" }).waitFor();
  await page.getByRole("checkbox", { name: /^Básico/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await done(page, "Permissões salvas").waitFor();
  // The reply is focused, so that it is read out.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ""))
    .toContain("Permissões salvas");
});

test("without JavaScript people are found and changed, and notifications written", async () => {
  const email = givenAccount();
  const page = await openPage({ scripts: false, tolerated: /status of 422/ });
  await logIn(page, "admin");
  await page.goto("/admin/usuarios");
  await page.getByRole("searchbox", { name: "Nome, e-mail ou código" }).fill(email);
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await page.getByRole("link", { name: "Lia Prado" }).click();
  await page.getByRole("checkbox", { name: /^Ultra/ }).check();
  await page.getByRole("button", { name: "Salvar permissões" }).click();
  await done(page, "Permissões salvas").waitFor();
  await page.getByText("Nível Ultra").waitFor();
  await page.getByRole("link", { name: "Enviar notificação" }).click();
  await page.getByLabel("Texto").fill("Escrita sem scripts");
  await page.getByRole("button", { name: "Ver prévia" }).click();
  await page.getByRole("region", { name: "Prévia" }).getByText("Escrita sem scripts").first().waitFor();
  await page.getByRole("button", { name: "Enviar notificação" }).click();
  await done(page, "Notificação enviada.").waitFor();
});

test("a person without admin rights has neither the menu item nor the pages", async () => {
  const page = await openPage({ tolerated: /status of 401/ });
  await signIn(page, "moderadora", "/questoes");
  expect(await page.getByRole("link", { name: "Dashboard Admin" }).count()).toBe(0);
  for (const path of ["/admin", "/admin/usuarios", "/admin/auditoria", "/admin/avisos"]) {
    await visit(page, path);
    await page.getByText("Você não tem permissão para acessar esta página").waitFor();
  }
});
