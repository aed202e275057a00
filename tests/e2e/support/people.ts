import type { Page } from "playwright-core";
import { DEMO_PASSWORD, demoAccounts } from "#drizzle/seed/demo-accounts.ts";
import { untilReady, visit } from "./browser.ts";

/** The e-mail of a demo account. Throws for a name the seed does not have. */
export function emailOf(name: string): string {
  if (!demoAccounts.some((account) => account.name === name)) throw new Error(`No demo account ${name}`);
  return `${name}@farol.test`;
}

/** Fills in the login form on the screen, in the page or in the dialog, and sends it. */
export async function fillLogin(page: Page, name: string): Promise<void> {
  await page.getByLabel("E-mail").fill(emailOf(name));
  await page.getByLabel("Senha").fill(DEMO_PASSWORD);
  await page.locator("form").getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Signs a demo account in, by the login page; ends on the page asked for. */
export async function signIn(page: Page, name: string, path = "/geral"): Promise<void> {
  await visit(page, `/entrar?redirect=${encodeURIComponent(path)}`);
  await fillLogin(page, name);
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
  await page.waitForURL((url) => url.pathname + url.search === path);
  await untilReady(page);
}
