import type { AgeBand } from "#app/features/accounts/domain/sign-up/questionnaire-options.ts";
import type { NewUser } from "#app/features/admin/services/create-user.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import { givenPerson, signedIn } from "#tests/support/given.ts";
import { userRow } from "#tests/support/given-accounts.ts";

export type ProfilePerson = { id: string; email: string; cookie: string; path: string };

/** A signed-in person, with the age of their questionnaire; null: no age. */
export async function givenProfile(
  fields: Partial<NewUser> & { ageBand?: AgeBand | null; courses?: readonly string[] } = {},
): Promise<ProfilePerson> {
  const { ageBand = "adult", courses = ["ITA"], ...user } = fields;
  const person = await givenPerson(user);
  const id = (await userRow(person.email))?.id ?? "";
  if (ageBand !== null)
    await bindings.DB.prepare(
      `INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, completed_at)
      VALUES (?, 'YouTube', ?, '3º ano', 'CE', ?, 1)`,
    )
      .bind(id, JSON.stringify(courses), ageBand)
      .run();
  return { id, email: person.email, cookie: await signedIn(person), path: `/u/${id}` };
}

/** Sends one of the forms of a profile as its own page does. Lists are sent as several values. */
export function sendProfileForm(
  path: string,
  fields: Readonly<Record<string, string | readonly string[] | Blob>>,
  { cookie, headers = fromOurPage }: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) body.append(name, value, "foto.png");
    else for (const each of typeof value === "string" ? [value] : value) body.append(name, each);
  return door.send(path, { method: "POST", cookie, headers, body });
}

/** Lets others see a person's profile. */
export async function openProfile(
  { path, cookie }: ProfilePerson,
  visibility: string,
  shares: readonly string[] = [],
): Promise<void> {
  const response = await sendProfileForm(path, { intent: "privacy", visibility, shares }, { cookie });
  if (response.status !== 200) throw new Error(`privacy answered ${response.status}`);
  await response.body?.cancel();
}

/** The text of a page's main part, without markup and without what only scripts read. */
export function wordsOf(html: string): string {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? "";
  return main
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

/** The page as somebody sees it: its status and its words, without markup. */
export async function pageSeen(
  path: string,
  cookie?: string,
): Promise<{ status: number; html: string; text: string }> {
  const response = await door.send(path, { cookie });
  const html = await response.text();
  return { status: response.status, html, text: wordsOf(html) };
}
