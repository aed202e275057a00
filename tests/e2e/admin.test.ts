import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
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
