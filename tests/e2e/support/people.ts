import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, type Page, request } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "#content/demo-accounts.ts";
import { ownAddress, visit } from "./browser.ts";
import { emailsOf, PASSWORD, type WaitingKind } from "./waiting-people.ts";

/** An unused e-mail. */
export function newEmail(): string {
  return `pessoa-${crypto.randomUUID()}@exemplo.com.br`;
}

/** The e-mail of a demo account by its name; any other e-mail is its own. Throws for a name the seed does not have. */
export function emailOf(who: string): string {
  if (who.includes("@")) return who;
  if (!demoAccounts.some((account) => account.name === who)) throw new Error(`No demo account ${who}`);
  return `${who}@farol.test`;
}

/** The password of a demo account, or of one that tests share out. */
export function passwordOf(who: string): string {
  return who.includes("@") ? PASSWORD : DEMO_PASSWORD;
}

/** The e-mail of an account of a kind that no test has used. Throws where all are used: raise their count. */
export function givenAccount(kind: WaitingKind = "complete"): string {
  const folder = join(inject("stateFolder"), "taken");
  mkdirSync(folder, { recursive: true });
  const free = emailsOf(kind).find((email) => take(join(folder, email)));
  if (!free) throw new Error(`No account of the kind ${kind} is left`);
  return free;
}

/** The e-mails of a mentor and of who they accompany, that no test has used. */
export function givenMentorship(): { mentor: string; mentee: string } {
  const mentor = givenAccount("mentor");
  return { mentor, mentee: emailsOf("mentee")[emailsOf("mentor").indexOf(mentor)] ?? "" };
}

/** Creates a file, unless another worker did: its creator owns what it represents. */
function take(path: string): boolean {
  try {
    closeSync(openSync(path, "wx"));
    return true;
  } catch {
    return false;
  }
}

/**
 * Signs somebody in without the form: the cookies of a login become the browser's. `who`: the name of a demo account, or an
 * e-mail. `base`: of a Worker of the test's own. Returns where the login leads.
 */
export async function logIn(
  page: Pick<Page, "request">,
  who: string,
  password = passwordOf(who),
  base = inject("baseUrl"),
): Promise<string> {
  const reply = await page.request.post(new URL("/entrar", base).href, {
    form: { email: emailOf(who), password },
    headers: { Origin: base, ...ownAddress() },
    maxRedirects: 0,
  });
  if (reply.status() !== 302) throw new Error(`The login of ${who} failed: ${await reply.text()}`);
  return reply.headers().location ?? "";
}

/** Requests of somebody who is signed in, without a browser: for what a test needs and does not look at. */
export async function requestsAs(who: string): Promise<APIRequestContext> {
  const base = inject("baseUrl");
  const requests = await request.newContext({ baseURL: base, extraHTTPHeaders: { Origin: base } });
  onTestFinished(() => requests.dispose());
  await logIn({ request: requests }, who);
  return requests;
}

/** Sends a form that is answered by a redirect; where to. */
export async function sendForm(
  requests: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<string> {
  const headers = { Origin: inject("baseUrl"), ...ownAddress() };
  const reply = await requests.post(path, { form, headers, maxRedirects: 0 });
  if (reply.status() !== 302) throw new Error(`${path} was refused: ${await reply.text()}`);
  return reply.headers().location ?? "";
}

/** Signs somebody in and opens a page, with the dialogs of an unfinished account left as they come. */
export async function signIn(page: Page, who: string, path: string): Promise<void> {
  await logIn(page, who);
  await visit(page, path);
}
