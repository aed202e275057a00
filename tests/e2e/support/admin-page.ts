import type { Page } from "playwright-core";
import type { NotificationType } from "#app/platform/live/domain/notification.ts";
import { openPage } from "./browser.ts";
import { emailOf, logIn, requestsAs, sendForm } from "./people.ts";

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
  { content, type = "aviso", link = "" }: { content: string; type?: NotificationType; link?: string },
): Promise<void> {
  const operation = crypto.randomUUID().replaceAll("-", "");
  const notice = { intent: "send", operation, audience: "person", person: emailOf(who), type, content, link };
  await sendForm(await requestsAs("admin"), "/admin/avisos", notice);
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
