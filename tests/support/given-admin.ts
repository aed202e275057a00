import type { Viewer } from "#app/platform/access/viewer.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenPerson, type Person, signedIn } from "#tests/support/given.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

/** Somebody signed in. */
export type Known = { person: Person; cookie: string; viewer: Viewer };

/** A person with their browser. */
export async function givenKnown(fields: Parameters<typeof givenPerson>[0] = {}): Promise<Known> {
  const person = await givenPerson(fields);
  const cookie = await signedIn(person);
  return { person, cookie, viewer: await viewerOfCookie(cookie) };
}

/** A platform admin with their browser. */
export function givenAdmin(): Promise<Known> {
  return givenKnown({ claims: ["admin"] });
}

export type AuditFields = {
  at: number;
  actor_id: string | null;
  action: string;
  before: string;
  after: string;
  reason: string | null;
  request_id: string;
};

/** The audit of a person or a notification, oldest first; how an account began is left out. */
export async function auditOf(subjectId: string): Promise<AuditFields[]> {
  const query = "SELECT * FROM audit WHERE subject_id = ? AND action <> 'user.create' ORDER BY num";
  return (await bindings.DB.prepare(query).bind(subjectId).all<AuditFields>()).results;
}

/** The claims version of a person: what a form is posted with. */
export async function versionOf(userId: string): Promise<string> {
  const query = "SELECT claims_version FROM users WHERE id = ?";
  return String(await bindings.DB.prepare(query).bind(userId).first<number>("claims_version"));
}

/** Posts a form whose fields may come several times. */
export function postFields(
  path: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  cookie: string | undefined,
): Promise<Response> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) body.append(name, each);
  const headers = { "Sec-Fetch-Site": "same-origin", Origin: "https://farol.test" };
  return door.send(path, { method: "POST", body, cookie, headers });
}
