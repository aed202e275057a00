import { describe, expect, it } from "vitest";
import { adminPaths } from "#app/features/admin/paths.ts";
import { listPeople } from "#app/features/admin/services/list-people.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { freshId, givenPerson, signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, givenKnown } from "#tests/support/given-admin.ts";

/** The e-mails of whom a search finds, newest account first. */
async function found(text: string, mark = ""): Promise<string[]> {
  const { people } = await listPeople(visitorDeps(), { text, mark }, null);
  return people.map(({ email }) => email);
}

/** A word of letters that no other name has. */
function ownWord(): string {
  return [...freshId().slice(0, 10)]
    .map((each) => String.fromCharCode(97 + Number.parseInt(each, 16)))
    .join("");
}

describe("people are found", () => {
  it("by the beginnings of their names, without accents or case, by e-mail and by id", async () => {
    const word = ownWord();
    const person = await givenKnown({
      firstName: "José",
      lastName: `Gonçalves ${word}`,
      email: `jg.${word}@colegio.test`,
    });
    const { email } = person.person;
    const asked = [
      `jose ${word}`,
      `JOSÉ GONÇ ${word.toUpperCase()}`,
      `${word.slice(0, 8)} goncalves`,
      email,
      `jg.${word}`,
      person.viewer.id,
      person.viewer.id.slice(0, 12),
    ];
    for (const text of asked) expect([text, await found(text)]).toEqual([text, [email]]);
    expect(await found(`maria ${word}`)).toEqual([]);
  });

  it("under the name they have now, and not at all once they are gone", async () => {
    const [before, after] = [ownWord(), ownWord()];
    const { email } = await givenPerson({ lastName: before });
    await bindings.DB.prepare("UPDATE users SET last_name = ? WHERE email = ?").bind(after, email).run();
    expect([await found(before), await found(after)]).toEqual([[], [email]]);
    await bindings.DB.prepare("DELETE FROM users WHERE email = ?").bind(email).run();
    expect(await found(after)).toEqual([]);
  });

  it("by their claims, alone and with words", async () => {
    const word = ownWord();
    const mentor = await givenPerson({ lastName: word, claims: ["podionUser", "mentor"] });
    const pupil = await givenPerson({ lastName: word, school: { id: `e-${word}`, role: "student" } });
    expect(await found(word)).toEqual([pupil.email, mentor.email]);
    expect(await found(word, "claim:mentor")).toEqual([mentor.email]);
    expect(await found("", `school:e-${word}`)).toEqual([pupil.email]);
    expect(await found(word, "suspended")).toEqual([]);
    await bindings.DB.prepare("UPDATE users SET claims = '[]', suspended_at = 1 WHERE email = ?")
      .bind(mentor.email)
      .run();
    expect([await found(word, "claim:mentor"), await found(word, "suspended")]).toEqual([[], [mentor.email]]);
  });

  it.each(['"', "*", "a OR b", "NEAR(a b)", "words:x", "'; DROP TABLE users; --", "\u0000", "^a", "💡", "%"])(
    "or not, but never by a failure: %j",
    async (text) => {
      expect(Array.isArray(await found(text))).toBe(true);
    },
  );

  it("page by page, none twice and none left out, counted on the first page", async () => {
    const word = ownWord();
    const emails: string[] = [];
    for (let count = 0; count < 45; count += 1) emails.unshift((await givenPerson({ lastName: word })).email);
    const seen: string[] = [];
    let before: number | null = null;
    for (let page = 0; page < 3; page += 1) {
      const list = await listPeople(visitorDeps(), { text: word, mark: "" }, before);
      expect(list.total).toEqual(page === 0 ? { count: 45, capped: false } : null);
      seen.push(...list.people.map(({ email }) => email));
      before = list.next;
    }
    expect([seen, before]).toEqual([emails, null]);
  });
});

describe("the pages of the administration", () => {
  it("cost at most two trips, and read few rows of many people", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const { cookie, viewer } = await givenAdmin();
    const student = await givenKnown();
    const counted = openDoor({ DB: database });
    const pages: [string, number][] = [
      [adminPaths.dashboard(), 1],
      [adminPaths.people(), 1],
      [`${adminPaths.people()}?q=iara`, 1],
      [adminPaths.peopleWith("claim:admin"), 1],
      [adminPaths.person(student.viewer.id), 1],
      [adminPaths.auditOf(viewer.id), 2],
      [adminPaths.notices(), 1],
    ];
    for (const [path, most] of pages) {
      trips.length = 0;
      const response = await counted.send(path, { cookie });
      await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect([path, trips.length <= most]).toEqual([path, true]);
      expect(rowsRead(trips)).toBeLessThan(400);
    }
  });

  it("say who cannot be found", async () => {
    const { cookie } = await givenAdmin();
    const list = await openDoor().send(`${adminPaths.people()}?q=${ownWord()}`, { cookie });
    expect(await list.text()).toContain("Ninguém com essa busca.");
    const audit = await openDoor().send(`${adminPaths.audit()}?pessoa=ninguem%40farol.test`, { cookie });
    expect(await audit.text()).toContain("Não há conta com esse e-mail ou código.");
  });

  it("are not cached", async () => {
    const cookie = await signedIn(await givenPerson({ claims: ["admin"] }));
    const response = await openDoor().send(adminPaths.people(), { cookie });
    expect(response.headers.get("Cache-Control")).toMatch(/no-store/);
    await response.body?.cancel();
  });
});
