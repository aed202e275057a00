import { describe, expect, it } from "vitest";
import { homePaths } from "#app/features/home/paths.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { insertPeople } from "#app/features/school/queries/people.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenSchoolWith, schoolPerson } from "#tests/support/given-school.ts";
import { schoolStart } from "#tests/support/school-start.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

/** Somebody who teaches in one school and manages another. */
async function givenInBoth() {
  const [one, two] = [await givenSchoolWith(), await givenSchoolWith()];
  const { person, viewer } = await givenKnown({ school: { id: one.id, role: "teacher" } });
  const deps = visitorDeps();
  const member = schoolPerson({ role: "assistant", accountId: viewer.id });
  await deps.write(insertPeople(deps.db, two.id, [member], { at: deps.now(), by: null }));
  return { one, two, cookie: await signedIn(person) };
}

describe("who is in two schools (R-ACCESS-6)", () => {
  it("may do in each what their role there allows, whichever was opened last", async () => {
    const { one, two, cookie } = await givenInBoth();
    const statusOf = async (id: string) => (await door.send(schoolPaths.management(id), { cookie })).status;
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([302, 200]);
  });

  it("is shown both in one trip, and gets menu and home of the chosen one, on every device", async () => {
    const { one, two, cookie } = await givenInBoth();
    const { database, trips } = countedDatabase(bindings.DB);
    const page = await openDoor({ DB: database }).send(schoolPaths.ownSchools(), { cookie });
    const html = await page.text();
    expect([page.status, trips.length]).toEqual([200, 1]);
    for (const { id } of [one, two]) expect(html).toContain(`value="${id}"`);
    expect((await viewerOfCookie(cookie)).school?.id).toBe(one.id);

    const chosen = await door.post(schoolPaths.ownSchools(), { school: two.id }, { cookie });
    expect(chosen.headers.get("Location")).toBe(schoolStart(two.id));
    // The token from before is renewed at the next request, on this device and on others.
    const home = await door.send(homePaths.general(), { cookie });
    expect(home.headers.get("Location")).toBe(schoolStart(two.id));
  });

  it("cannot choose a school that is not theirs; nothing changes", async () => {
    const { cookie } = await givenInBoth();
    const foreign = await givenSchoolWith();
    const before = await viewerOfCookie(cookie);
    const { status } = await door.post(schoolPaths.ownSchools(), { school: foreign.id }, { cookie });
    expect(status).toBe(401);
    expect(await viewerOfCookie(cookie)).toEqual(before);
  });
});
