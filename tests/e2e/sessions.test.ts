import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillLogin } from "./support/account-page.ts";
import { CUT_NETWORK, openContext, openPage, visit } from "./support/browser.ts";
import { storedOf } from "./support/ledger.ts";
import { logIn } from "./support/people.ts";
import { alternative, openQuestion, outcome } from "./support/question-page.ts";

/** The same session in another browser, which ends it there. */
async function signOutElsewhere(page: Page): Promise<void> {
  const elsewhere = await openContext();
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await visit(other, "/questoes");
  await other.getByRole("button", { name: "Meu perfil" }).click();
  await other.getByRole("menuitem", { name: "Sair" }).click();
  await other.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
}

test("an answer given after the session ended waits for the login, and is then stored once (REL-18)", async () => {
  const page = await openPage({ tolerated: /status of 401/ });
  await logIn(page, "azambuja-professor");
  const code = await openQuestion(page);
  const before = storedOf("azambuja-professor", code);
  await page.keyboard.press("b");
  await signOutElsewhere(page);
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  expect(await alternative(page, "B").isChecked()).toBe(true);
  expect(storedOf("azambuja-professor", code)).toEqual(before);
  await page.getByRole("main").getByRole("link", { name: "Entrar", exact: true }).click();
  await page.getByRole("dialog", { name: "Entrar no Farol" }).waitFor();
  await fillLogin(page, "azambuja-professor");
  await outcome(page).waitFor();
  await page.getByText("Respondida por você em").waitFor();
  const after = storedOf("azambuja-professor", code);
  expect(after).toMatchObject({ answers: 1, attempts: 0, questions: before.questions + 1 });
});

test("an answer stored for one person is never sent as another (REL-18)", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await logIn(page, "azambuja-admin");
  const code = await openQuestion(page);
  await page.keyboard.press("a");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await page.getByText("Sua resposta está guardada neste aparelho").waitFor();
  const owner = () => page.evaluate(() => localStorage.getItem("farol-dono"));
  const first = await owner();
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.context().setOffline(false);

  await logIn(page, "azambuja-assistente");
  await openQuestion(page, undefined, 1);
  await expect.poll(async () => [null, "", first].includes(await owner())).toBe(false);
  await page.keyboard.press("b");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await page.getByText("Sua resposta está guardada neste aparelho").waitFor();
  await page.context().setOffline(false);
  // Theirs alone: of two that wait, one is sent.
  await page.getByText("1 resposta guardada foi enviada.").waitFor();
  await visit(page, `/q/${code}`);
  expect(await alternative(page, "A").isChecked()).toBe(false);
  expect(storedOf("azambuja-assistente", code).answers).toBe(0);

  // A page that is open would connect without them.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await logIn(page, "azambuja-admin");
  await visit(page, `/q/${code}`);
  await outcome(page).waitFor();
  expect(storedOf("azambuja-admin", code)).toMatchObject({ answers: 1, attempts: 0 });
});
