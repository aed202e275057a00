import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { emailOf, passwordOf } from "./people.ts";
import { PASSWORD } from "./waiting-people.ts";

/** One of the account dialogs. */
export function dialog(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name });
}

/** Fills in the login form on the screen, in the page or in the dialog, and sends it. `who`: a demo account's name, or an e-mail. */
export async function fillLogin(page: Page, who: string, password = passwordOf(who)): Promise<void> {
  await page.getByLabel("E-mail").fill(emailOf(who));
  await page.getByLabel("Senha").fill(password);
  await page.locator("form").getByRole("button", { name: "Entrar", exact: true }).click();
}

/** The link in the newest mail to a person, from the outbox of development. Waits for the mail. */
export async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const address = `/dev/emails?para=${encodeURIComponent(email)}`;
  const pattern = new RegExp(`href="([^"]*${path}\\?token=[^"]+)"`);
  const newest = async () => pattern.exec(await (await page.request.get(address)).text())?.[1] ?? "";
  await expect.poll(newest, { message: `a mail with ${path} to ${email}` }).not.toBe("");
  return (await newest()).replaceAll("&amp;", "&");
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
