import type { Page } from "playwright-core";
import { openPage } from "./browser.ts";
import { emailOf, logIn } from "./people.ts";

/** A page of the administration, without scripts: for what a test needs from an admin and does not look at. */
async function adminPage(path: string): Promise<Page> {
  const page = await openPage({ scripts: false });
  await logIn(page, "admin");
  await page.goto(path);
  return page;
}

const done = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();

/** Sends one notification to one person. */
export async function notify(
  who: string,
  { content, type, link }: { content: string; type?: string; link?: string },
): Promise<void> {
  const page = await adminPage(`/admin/avisos?pessoa=${encodeURIComponent(emailOf(who))}`);
  if (type) await page.getByLabel("Tipo").selectOption({ label: type });
  await page.getByLabel("Texto").fill(content);
  if (link) await page.getByLabel("Link (opcional)").fill(link);
  await page.getByRole("button", { name: "Enviar notificação" }).click();
  await done(page, "Notificação enviada.");
  await page.context().close();
}

/** Gives a person more permissions, by the words the admins' page has for them. */
export async function giveClaims(who: string, claims: readonly RegExp[]): Promise<void> {
  const page = await adminPage(`/admin/usuarios?q=${encodeURIComponent(emailOf(who))}`);
  await page.locator('main a[href^="/admin/usuarios/"]').first().click();
  for (const name of claims) await page.getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: "Salvar permissões" }).click();
  await done(page, "Permissões salvas");
  await page.context().close();
}
