import { OAuth2Server } from "oauth2-mock-server";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { hasPage } from "#app/platform/access/has-page.ts";
import { dialog, fillLogin } from "./support/account-page.ts";
import { expectAccessible, expectSoundOnScreens } from "./support/axe.ts";
import { CUT_NETWORK, openPage, untilReady, visit } from "./support/browser.ts";
import { givenAccount, newEmail } from "./support/people.ts";

const google = new OAuth2Server();
const lia = () => ({ sub: crypto.randomUUID(), email: newEmail(), email_verified: true, given_name: "Lia" });
/** Who is signed in at Google. */
let person = lia();

beforeAll(async () => {
  await google.issuer.keys.generate("RS256");
  google.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, person));
  await google.start(Number(new URL(inject("googleIssuer")).port));
});
afterAll(() => google.stop());
afterEach(() => {
  person = lia();
});

function button(page: Page) {
  return page.getByRole("button", { name: "Entrar com Google" });
}

/** Whatever leads to Google next comes back with a no. */
function cancelOnce(): void {
  google.service.once("beforeAuthorizeRedirect", ({ url }) => {
    url.searchParams.delete("code");
    url.searchParams.set("error", "access_denied");
  });
}

/** Counts the calls that set the account up, as the browser makes them. */
function setUpCalls(page: Page): { count: number } {
  const calls = { count: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/callable/createGoogleUser")) calls.count += 1;
  });
  return calls;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Meu perfil" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
}

test("a new person enters by Google over any page, is set up once, and comes back to their profile", async () => {
  // A socket that is being opened while the person signs out is refused.
  const page = await openPage({ tolerated: /\/canal\/avisos/ });
  const calls = setUpCalls(page);
  await visit(page, "/questoes?promo=azambuja");
  await visit(page, "/questoes?q=energia&login=true");
  await button(page).click();
  await page.waitForURL("**/questoes?q=energia");
  await dialog(page, "Complete o seu cadastro").waitFor();
  expect(calls.count).toBe(1);
  await page.keyboard.press("Escape");
  await dialog(page, "Complete o seu cadastro").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Completar" }).click();
  await page.getByRole("heading", { level: 1, name: "Complete o seu cadastro" }).waitFor();
  await signOut(page);
  await visit(page, "/?login=true");
  await button(page).click();
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(hasPage("/u/alguem") ? /^\/u\/\w+$/ : /^\/geral$/);
  expect(calls.count).toBe(1);
});

test("while the account is set up the dialog waits; where that fails it says so and tries again", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  const calls = setUpCalls(page);
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route(
    "**/callable/createGoogleUser",
    async (route) => {
      await held;
      await route.abort("internetdisconnected");
    },
    { times: 1 },
  );
  await visit(page, "/sobre?login=true");
  await button(page).click();
  const waiting = dialog(page, "Só um momento");
  await waiting.getByText("Aguarde enquanto configuramos o seu perfil...").waitFor();
  goOn();
  await waiting.getByRole("alert").filter({ hasText: "Ocorreu um erro: " }).waitFor();
  await expectAccessible(page);
  expect(calls.count).toBe(1);
  await waiting.getByRole("button", { name: "Tentar de novo" }).click();
  await dialog(page, "Complete o seu cadastro").waitFor();
  expect(calls.count).toBe(2);
});

test("cancelling returns to the login dialog, which says so, and the keyboard continues there", async () => {
  const page = await openPage({ screen: "phone" });
  cancelOnce();
  await visit(page, "/sobre?login=true");
  await button(page).click();
  const login = dialog(page, "Entrar no Farol");
  await login.getByRole("alert").filter({ hasText: "Login cancelado" }).waitFor();
  await untilReady(page);
  await expect.poll(() => new URL(page.url()).search).toBe("?login=true");
  await expectAccessible(page);
  await button(page).focus();
  await page.keyboard.press("Space");
  await dialog(page, "Complete o seu cadastro").waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/sobre");
});

test("an account with a password is not entered by its e-mail alone; once its password was shown, Google opens it", async () => {
  const page = await openPage();
  person.email = givenAccount();
  await visit(page, "/sobre?login=true");
  await button(page).click();
  const login = dialog(page, "Entrar no Farol");
  await login.getByText("Já existe uma conta com este e-mail, mas com outra forma de entrar.").waitFor();
  await untilReady(page);
  await fillLogin(page, person.email);
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await signOut(page);
  await visit(page, "/sobre?login=true");
  await button(page).click();
  await page.waitForURL("**/sobre");
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
});

test("it all works without scripts", async () => {
  const page = await openPage({ scripts: false });
  await page.goto(new URL("/entrar?redirect=/questoes", inject("baseUrl")).href);
  cancelOnce();
  await button(page).click();
  await page.getByRole("alert").filter({ hasText: "Login cancelado" }).waitFor();
  await button(page).click();
  await page.waitForURL("**/questoes");
  await page.getByRole("link", { name: "Completar" }).click();
  await page.getByRole("heading", { level: 1, name: "Só um momento" }).waitFor();
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("heading", { level: 1, name: "Complete o seu cadastro" }).waitFor();
});

test("where Google is offered its button is as high as a finger; another way to enter is said on every screen", async () => {
  const page = await openPage({ screen: "phone" });
  for (const path of ["/criar-conta", "/sobre?cadastro=true", "/entrar?falha=outra-forma"]) {
    await visit(page, path);
    const box = await button(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await expectSoundOnScreens(page);
});
