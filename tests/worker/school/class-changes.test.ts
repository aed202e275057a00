import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classRole } from "#app/features/school/domain/class-role.ts";
import { enterClasses, leaveClasses } from "#app/features/school/queries/class-changes.server.ts";
import { membersOfClass } from "#app/features/school/queries/classes.server.ts";
import { classesOfPerson } from "#app/features/school/queries/people-list.server.ts";
import { addToClass, applyClassChange } from "#app/features/school/services/apply-class-change.server.ts";
import { addClass } from "#app/features/school/services/manage-classes.server.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import { visitorDeps } from "#tests/support/given.ts";
import {
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";

const roles = ["student", "teacher", "assistant"] as const;
const PEOPLE = 4;
const CLASSES = 3;

type Act =
  | { kind: "change"; person: number; role: SchoolRole; classes: number[] }
  | { kind: "enter" | "leave"; people: number[]; class: number };

const somebody = fc.integer({ min: 0, max: PEOPLE - 1 });
const someClass = fc.integer({ min: 0, max: CLASSES - 1 });
const act: fc.Arbitrary<Act & { later: number }> = fc
  .tuple(
    fc.oneof(
      fc.record({
        kind: fc.constant("change" as const),
        person: somebody,
        role: fc.constantFrom(...roles),
        classes: fc.uniqueArray(someClass),
      }),
      fc.record({
        kind: fc.constantFrom("enter" as const, "leave" as const),
        people: fc.uniqueArray(somebody, { minLength: 1 }),
        class: someClass,
      }),
    ),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([each, later]) => ({ ...each, later }));

/** R-SCHOOL-2 as two sets of documents that are written apart: each person's classes, each class's two lists. */
function documents() {
  const people = Array.from({ length: PEOPLE }, () => ({
    role: "student" as SchoolRole,
    classes: new Set<number>(),
  }));
  const classes = Array.from({ length: CLASSES }, () => ({
    student: new Set<number>(),
    teacher: new Set<number>(),
  }));
  function move(person: number, role: SchoolRole, wanted: ReadonlySet<number>): void {
    const before = people[person];
    if (!before) return;
    for (const each of before.classes)
      if (!wanted.has(each)) for (const list of Object.values(classes[each] ?? {})) list.delete(person);
    for (const each of wanted) {
      for (const list of Object.values(classes[each] ?? {})) list.delete(person);
      classes[each]?.[classRole(role)].add(person);
    }
    people[person] = { role, classes: new Set(wanted) };
  }
  return {
    people,
    classes,
    take(each: Act): void {
      if (each.kind === "change") {
        move(each.person, each.role, new Set(each.classes));
        return;
      }
      for (const person of each.people) {
        const { role, classes: now } = people[person] ?? {
          role: "student" as SchoolRole,
          classes: new Set<number>(),
        };
        const wanted = new Set(now);
        if (each.kind === "enter") wanted.add(each.class);
        else wanted.delete(each.class);
        move(person, role, wanted);
      }
    },
  };
}

describe("role and class changes (R-SCHOOL-2)", () => {
  it("preserve the equality of both directions at every step of any sequence", async () => {
    const { id: school, actor } = await givenSchoolWith();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
        const people = await givenPeople(
          school,
          Array.from({ length: PEOPLE }, () => schoolPerson()),
        );
        const classes: string[] = [];
        for (let index = 0; index < CLASSES; index++)
          classes.push(await givenClass(actor, `T${people[0]?.slice(0, 9)} ${index}`));
        const model = documents();
        const base = visitorDeps();
        let clock = base.now();
        const deps: Deps = { ...base, now: () => clock };
        for (const each of acts) {
          clock += each.later;
          model.take(each);
          const ids = (list: readonly number[], of: readonly string[]) =>
            list.map((index) => of[index] ?? "");
          if (each.kind === "change")
            await applyClassChange(deps, actor, {
              personId: people[each.person] ?? "",
              role: each.role,
              classes: ids(each.classes, classes),
            });
          else {
            const chosen = ids(each.people, people);
            const inClass = ids([each.class], classes);
            if (each.kind === "enter")
              await deps.write(enterClasses(deps.db, school, chosen, inClass, clock));
            else {
              const [first, second] = leaveClasses(deps.db, school, chosen, inClass, clock);
              await deps.write([first, second]);
            }
          }
          for (const [index, personId] of people.entries()) {
            const stays = await deps.read(classesOfPerson(deps.db, school, personId));
            const now = stays.filter(({ until }) => until === 0);
            expect(new Set(now.map((stay) => classes.indexOf(stay.id)))).toEqual(
              model.people[index]?.classes,
            );
            const list = classRole(model.people[index]?.role ?? "student");
            expect(now.every((stay) => stay.role === list)).toBe(true);
          }
          for (const [index, classId] of classes.entries()) {
            const members = await deps.read(membersOfClass(deps.db, school, classId));
            for (const list of ["student", "teacher"] as const)
              expect(
                new Set(members.filter((each) => each.role === list).map((each) => people.indexOf(each.id))),
              ).toEqual(model.classes[index]?.[list]);
            const [counted] = await rowsOf<{ students: number; teachers: number }>(
              "SELECT students, teachers FROM school_classes WHERE id = ?",
              classId,
            );
            expect(counted).toEqual({
              students: model.classes[index]?.student.size,
              teachers: model.classes[index]?.teacher.size,
            });
          }
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it("preserve a transfer's history", async () => {
    const { id: school, actor } = await givenSchoolWith();
    const [person = ""] = await givenPeople(school, [schoolPerson()]);
    const [from, to] = [await givenClass(actor, "3º A"), await givenClass(actor, "3º B")];
    const base = visitorDeps();
    const start = base.now();
    const change = (at: number, classes: string[]) =>
      applyClassChange({ ...base, now: () => at }, actor, { personId: person, role: "student", classes });
    await change(start, [from]);
    await change(start + 86_400, [to]);
    await change(start + 2 * 86_400, [from]);
    const stays = await base.read(classesOfPerson(base.db, school, person));
    expect(stays.map(({ id, since, until }) => [id, since, until])).toEqual([
      [from, start + 2 * 86_400, 0],
      [to, start + 86_400, start + 2 * 86_400],
      [from, start, start + 86_400],
    ]);
  });

  it("end with a transfer the stays of the class's own year alone", async () => {
    const school = await givenSchoolWith();
    const [id = ""] = await givenPeople(school.id, [schoolPerson()]);
    const deps = visitorDeps();
    const [from, to] = [await givenClass(school.actor, "3º A"), await givenClass(school.actor, "3º B")];
    const nextYear = await addClass(deps, school.actor, { name: "1º A", year: academicYear(deps.now()) + 1 });
    for (const classId of [from, nextYear])
      await addToClass(deps, school.actor, { classId, people: [id], moves: false });
    await addToClass(deps, school.actor, { classId: to, people: [id], moves: true });
    const stays = await deps.read(classesOfPerson(deps.db, school.id, id));
    const current = stays.filter(({ until }) => until === 0).map(({ name }) => name);
    expect(current.sort()).toEqual(["1º A", "3º B"]);
  });

  it("never put a person into another school's class (SEC-04)", async () => {
    const [one, other] = [await givenSchoolWith(), await givenSchoolWith()];
    const [person = ""] = await givenPeople(one.id, [schoolPerson()]);
    const foreign = await givenClass(other.actor, "3º A");
    const deps = visitorDeps();
    await applyClassChange(deps, one.actor, { personId: person, role: "student", classes: [foreign] });
    const stays = await deps.read(classesOfPerson(deps.db, one.id, person));
    expect(stays).toEqual([]);
    await expect(
      rowsOf(
        `INSERT INTO class_members (class, person, since, role) SELECT c.num, p.num, 1, 'student'
        FROM school_classes c, school_people p WHERE c.id = ? AND p.id = ?`,
        foreign,
        person,
      ),
    ).rejects.toThrow("different schools");
  });
});
