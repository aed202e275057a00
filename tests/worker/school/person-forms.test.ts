import { describe, expect, it } from "vitest";
import { schoolPaths } from "#app/features/school/paths.ts";
import { door } from "#tests/support/door.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenPeople, givenSchoolWith, rowsOf, schoolPerson } from "#tests/support/given-school.ts";

const data = { intent: "data", firstName: "Bianca", lastName: "Ramos", year: "2026" };

async function givenAssistant() {
  const school = await givenSchoolWith();
  const { cookie } = await givenKnown({ school: { id: school.id, role: "assistant" } });
  const [id = ""] = await givenPeople(school.id, [schoolPerson()]);
  const row = async () => (await rowsOf("SELECT * FROM school_people WHERE id = ?", id))[0];
  const audited = () => rowsOf("SELECT action FROM audit WHERE subject_id = ? ORDER BY num", id);
  return { school, cookie, id, row, audited, path: schoolPaths.person(school.id, id) };
}

describe("a person's forms", () => {
  it("write what they show and nothing else, with one audit row (SEC-06, SEC-34)", async () => {
    const { cookie, path, row, audited } = await givenAssistant();
    const other = await givenSchoolWith();
    const before = await row();
    const more = {
      id: "x",
      num: "1",
      place: "1",
      school: other.id,
      schoolId: other.id,
      role: "admin",
      active: "0",
      account: other.manager.viewer.id,
      accountId: other.manager.viewer.id,
      login: "x@y",
      card: "9",
    };
    const { status } = await door.post(path, { ...data, ...more }, { cookie });
    expect(status).toBe(302);
    const changed = ["first_name", "place", "words", "updated_at", "updated_by"];
    const kept = (each: unknown) =>
      Object.entries(each as object).filter(([name]) => !changed.includes(name));
    expect(kept(await row())).toEqual(kept(before));
    expect(await row()).toMatchObject({ first_name: "Bianca" });
    expect(await audited()).toEqual([{ action: "school.person" }]);
  });

  it("do not let an assistant give the administration's role", async () => {
    const { cookie, path, row, audited } = await givenAssistant();
    const before = await row();
    const { status } = await door.post(path, { intent: "place", role: "admin" }, { cookie });
    expect(status).toBe(403);
    expect(await row()).toEqual(before);
    expect(await audited()).toEqual([]);
  });
});
