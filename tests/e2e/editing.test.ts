import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { addressOfQuestion } from "./support/question-page.ts";

function done(page: Page, text: string) {
  return page.getByRole("status").filter({ hasText: text });
}

/** The address of the first question of an institution, without its search. */
async function someQuestion(page: Page): Promise<string> {
  const [address = ""] = (await addressOfQuestion(page, "/questoes/IME")).split("?");
  return address;
}

test("an admin edits with a live preview, sees the history and restores", async () => {
  const page = await openPage({ tolerated: /status of 422/ });
  await logIn(page, "admin");
  const address = await someQuestion(page);
  await visit(page, address);
  await page.getByRole("link", { name: "Editar", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /Editar questão/ }).waitFor();
  const preview = page.getByRole("region", { name: "Prévia" });
  await page.getByLabel("Dica", { exact: true }).fill("Pense em $\\sqrt{2}$ metros");
  await preview.locator("msqrt").waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // On a slow network, what is typed after a refusal stays: nothing that arrives later overwrites the form.
  const isReading = (request: Request) => request.method() === "GET" && /_data=/.test(request.url());
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/_data=/, async (route) => {
    if (isReading(route.request())) await held;
    await route.continue();
  });
  const read = page.waitForEvent("requestfinished", isReading);
  await page.getByLabel("Número", { exact: true }).fill("doze");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "O número da questão vai de 1 a 999." }).waitFor();
  expect(await page.getByLabel("Dica", { exact: true }).inputValue()).toContain("sqrt{2}");
  await page.getByLabel("Número", { exact: true }).fill("12");
  release();
  await read;
  await untilReady(page);
  expect(await page.getByLabel("Número", { exact: true }).inputValue()).toBe("12");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await done(page, "Questão salva.").waitFor({ timeout: 30_000 });
  await page.getByRole("link", { name: "Histórico" }).click();
  await page.getByRole("heading", { name: /Versão 1/ }).waitFor();
  await page.getByRole("button", { name: "Restaurar: Como veio da fonte" }).click();
  await done(page, "Versão restaurada").waitFor();
});

test("a student reports an error in a dialog, which says what is missing", async () => {
  const email = givenAccount();
  const student = await openPage({ screen: "phone", tolerated: /status of 422/ });
  await logIn(student, email);
  const address = await someQuestion(student);
  await visit(student, address);
  await student.getByRole("link", { name: "Encontrou um erro?" }).tap();
  const form = dialog(student, "Encontrou um erro?");
  await form.getByRole("button", { name: "Enviar aviso" }).tap();
  await form.getByText("Escolha o que está errado na questão.").waitFor();
  await form.getByLabel("O que está errado?").selectOption({ label: "O texto tem erro" });
  await form.getByLabel("Conte o que você viu").fill(`Falta uma vírgula ${email}`);
  await expectAccessible(student);
  await form.getByRole("button", { name: "Enviar aviso" }).tap();
  await form.getByText("Obrigado!").waitFor();
});

test("a visitor is redirected to sign in, and without scripts the report is a page", async () => {
  const page = await openPage();
  const address = await someQuestion(page);
  await visit(page, address);
  await page.getByRole("link", { name: "Encontrou um erro?" }).click();
  await dialog(page, "Faça login para continuar").waitFor();
  const plain = await openPage({ scripts: false, tolerated: /status of 401/ });
  await plain.goto(`${address}/erro`);
  await plain.getByText("Faça login para acessar").first().waitFor();
});
