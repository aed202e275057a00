import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";
import { createUserCommand } from "../../../scripts/farol/commands/user.ts";
import { openPlatform } from "../../../scripts/platform/open-platform.ts";
import { untilReady, visit } from "./browser.ts";

export const PASSWORD = "maré cheia de setembro";

let people = 0;

/** An e-mail nobody has. */
export function newEmail(): string {
  people += 1;
  return `pessoa-${Date.now()}-${people}@exemplo.com.br`;
}

/** A new account, made on the command line. Returns its e-mail. */
export async function givenAccount(
  state: { verified?: boolean; complete?: boolean; pendingReset?: boolean } = {},
): Promise<string> {
  const { verified = true, complete = true, pendingReset = false } = state;
  const email = newEmail();
  process.env.FAROL_STATE = inject("stateFolder");
  // Open only as long as it is needed: two processes write to the same file.
  const platform = await openPlatform({ remote: false });
  try {
    await createUserCommand(platform, { email, password: PASSWORD, name: "Lia Prado", verified, complete });
    const reset = platform.env.DB.prepare("UPDATE users SET pending_password_reset = 1 WHERE email = ?");
    if (pendingReset) await reset.bind(email).run();
  } finally {
    await platform.close();
  }
  return email;
}

/** One of the account dialogs. */
export function dialog(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name });
}

/** Signs in through the login page, with the dialogs of an unfinished account left as they come. */
export async function signInAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await visit(page, "/entrar?redirect=/questoes");
  await fillLoginAs(page, email, password);
  await page.waitForURL((url) => url.pathname === "/questoes");
  await untilReady(page);
}

/** Signs a new account in: who answers in a test must have answered nothing before it. Ends on `/questoes`; returns its e-mail. */
export async function signInAnew(page: Page): Promise<string> {
  const email = await givenAccount();
  await signInAs(page, email);
  return email;
}

/** Fills in the login form on the screen and sends it. */
export async function fillLoginAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha").fill(password);
  await page.locator("form").getByRole("button", { name: "Entrar", exact: true }).click();
}

/** The link in the newest mail to a person, from the outbox of development. Waits for the mail. */
export async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const address = `/dev/emails?para=${encodeURIComponent(email)}`;
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await page.request.get(address);
    const link = new RegExp(`href="([^"]*${path}\\?token=[^"]+)"`).exec(await response.text())?.[1];
    if (link) return link.replaceAll("&amp;", "&");
    await page.waitForTimeout(250);
  }
  throw new Error(`No mail with ${path} to ${email}`);
}

/** Fills in the sign-up, field by field as they appear, up to the consent. */
export async function fillSignUp(form: Locator, email: string): Promise<void> {
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Nome", { exact: true }).fill("Lia");
  await form.getByLabel("Sobrenome").fill("Prado");
  await form.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Confirme a senha").fill(PASSWORD);
  await form.getByRole("checkbox", { name: /^Li e aceito/ }).check();
}
