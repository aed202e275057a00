import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KnownPerson } from "#app/features/school/domain/roster/plan-person.ts";
import { planRoster, type RosterPlan } from "#app/features/school/domain/roster/plan-roster.ts";
import { classKey, type KnownClass } from "#app/features/school/domain/roster/resolve-classes.ts";
import { entry, options, outcomes, person, room } from "#tests/support/roster-rows.ts";

describe("a roster imported again", () => {
  it("finds nothing to do the second time, whatever keys the file and the school have", () => {
    const names = fc.constantFrom("Ana Sá", "Bia", "Caio");
    const fields = {
      name: names,
      schoolUserId: fc.constantFrom("", "", "1", "2", "3"),
      email: fc.constantFrom("", "", "a@x.com", "b@x.com", "c@x.com"),
      classes: fc.subarray(["1º A", "1A", "2º B", "Olimpíada"], { maxLength: 2 }),
    };
    const known = fc.uniqueArray(fc.record({ ...fields, classes: fc.subarray(["t-1o-a", "t-2o-b"]) }), {
      maxLength: 4,
      comparator: (one, other) => one.schoolUserId !== "" && one.schoolUserId === other.schoolUserId,
    });
    // A line without keys is identified by its name, which other lines of the file may free or use.
    const keyed = (each: { schoolUserId: string; email: string }) => each.schoolUserId + each.email !== "";
    const row = fc
      .record({
        ...fields,
        role: fc.constantFrom(null, "student" as const, "teacher" as const),
        active: fc.constantFrom(null, true, false),
      })
      .filter(keyed);
    const keys = fc.constantFrom("schoolUserId" as const, "email" as const);
    fc.assert(
      fc.property(known, fc.array(row, { maxLength: 8 }), keys, (people, rows, recognise) => {
        const emails = new Set<string>();
        const before = people.map(({ name, email, ...each }, index): KnownPerson => {
          const own = emails.has(email) ? "" : email;
          emails.add(own);
          return person({ ...each, ...split(name), email: own, id: `p${index}`, num: index + 1 });
        });
        const entries = rows.map(({ name, classes, ...each }, index) =>
          entry({
            ...each,
            ...split(name),
            line: index + 2,
            classes: classes.map((of) => ({ name: of, year: 2026 })),
          }),
        );
        const rooms = [room("1º A"), room("2º B")];
        const how = { ...options, recognise };
        const first = planRoster(entries, before, rooms, how);
        expect(first.created + first.updated + first.unchanged + first.refused).toBe(first.read);
        const state = applied(first, before, rooms);
        for (const key of ["email", "schoolUserId"] as const) {
          const given = state.people.map((each) => each[key]).filter((value) => value !== "");
          expect(new Set(given).size).toBe(given.length);
        }
        const again = planRoster(entries, state.people, state.classes, how);
        expect({ created: again.created, updated: again.updated, made: again.made }).toEqual({
          created: 0,
          updated: 0,
          made: [],
        });
      }),
      { numRuns: 3000 },
    );
  });

  it("passes a key on in the order of its owners, and refuses lines of one person that contradict each other", () => {
    const people = [
      person({ id: "p1", schoolUserId: "1", email: "a@x.com" }),
      person({ id: "p2", num: 2, schoolUserId: "2", email: "b@x.com" }),
    ];
    const handed = planRoster(
      [
        entry({ schoolUserId: "1", email: "b@x.com" }),
        entry({ schoolUserId: "2", email: "c@x.com", line: 3 }),
      ],
      people,
      [],
      options,
    );
    expect(outcomes(handed)).toEqual(["updated", "updated"]);
    expect(handed.waves).toEqual([1, 0]);
    const contrary = planRoster(
      [entry({ schoolUserId: "1", email: "c@x.com" }), entry({ email: "a@x.com", line: 3 })],
      people,
      [],
      options,
    );
    expect(contrary.people.map(({ problem }) => problem?.kind)).toEqual([
      "Linhas que se contradizem",
      "Linhas que se contradizem",
    ]);
    expect(contrary.people[0]?.problem?.text).toBe(
      "Esta linha e a linha 3 parecem ser da mesma pessoa e não dizem o mesmo: deixe só uma",
    );
  });
});

function split(name: string) {
  const [firstName = "", lastName = ""] = name.split(" ");
  return { firstName, lastName };
}

/** A school after a plan, without a database: a wave after the other. */
function applied(plan: RosterPlan, before: readonly KnownPerson[], classes: readonly KnownClass[]) {
  const made = plan.made.map((each): KnownClass => ({ ...room(each.name), year: each.year }));
  const all = [...classes, ...made];
  const idOf = (key: string) => all.filter((each) => classKey(each) === key).map(({ id }) => id);
  const people = new Map(before.map((each) => [each.id, each]));
  for (const [index, { id, after }] of plan.people.entries()) {
    if (!after) continue;
    const { made: keys, ...fields } = after;
    const own = id ?? `n${index}`;
    const num = people.get(own)?.num ?? 100 + index;
    people.set(own, { ...fields, id: own, num, classes: [...fields.classes, ...keys.flatMap(idOf)].sort() });
  }
  return { people: [...people.values()], classes: all };
}
