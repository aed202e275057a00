import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { demoAccounts } from "#content/demo-accounts.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import type { Member } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { givenPersonas, type Persona, personas } from "#tests/support/personas.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

/** The personas with the sessions in which the world's objects are made. */
export type People = {
  /** Ids of accounts by persona. */
  ids: ReadonlyMap<string, string>;
  newSessions: (people: readonly Persona[]) => Promise<Map<string, string | undefined>>;
  known: (name: string) => Known;
  member: (name: string) => Member;
};

/** Everybody of the product, with accounts a month old: the limits on new accounts are none of the world's business. */
export async function givenPeople(): Promise<People> {
  const { ids, newSessions } = await givenPersonas();
  await bindings.DB.prepare("UPDATE users SET created_at = created_at - 2592000").run();
  const cookies = await newSessions(personas);
  const rows = await rowsOf<{ num: number; id: string }>("SELECT num, id FROM school_people");
  const personIds = new Map(rows.map(({ num, id }) => [num, id]));
  const all = new Map<string, Known>();
  for (const { name } of demoAccounts) {
    const cookie = cookies.get(name) ?? "";
    const person = { email: `${name}@farol.test`, password: "" };
    all.set(name, { person, cookie, viewer: await viewerOfCookie(cookie) });
  }

  function known(name: string): Known {
    const found = all.get(name);
    if (!found) throw new Error(`no persona ${name}`);
    return found;
  }

  function member(name: string): Member {
    const found = known(name);
    const actor = schoolActor(found.viewer, { schoolId: found.viewer.school?.id ?? "" }, freshId());
    return { ...found, actor, personId: personIds.get(actor.person ?? -1) ?? "" };
  }
  return { ids, newSessions, known, member };
}
