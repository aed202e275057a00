import { describe, expect, it } from "vitest";
import type { KnownPerson } from "#app/features/school/domain/roster/plan-person.ts";
import { planRoster, type RosterOptions } from "#app/features/school/domain/roster/plan-roster.ts";
import type { RosterEntry } from "#app/features/school/domain/roster/roster-entry.ts";
import {
  person as anybody,
  room as anyRoom,
  entry,
  options as wholeList,
} from "#tests/support/roster-rows.ts";

const options: RosterOptions = { ...wholeList, full: false };
const person = (id: string, fields: Partial<KnownPerson> = {}) => anybody({ id, ...fields });
const room = (id: string, name: string) => anyRoom(name, { id, slug: id });

const ids = (entries: readonly RosterEntry[], people: readonly KnownPerson[], more = options) =>
  planRoster(entries, people, [room("3o-a", "3º A"), room("3o-b", "3º B")], more).people.map(({ id }) => id);
const inClass = (name: string) => ({ classes: [{ name, year: 2026 }] });

describe("a person of a roster", () => {
  it("is recognised by e-mail first where the school chose so, never against another e-mail", () => {
    const people = [
      person("p1", { schoolUserId: "1", email: "ana@x.com" }),
      person("p2", { firstName: "Bia", schoolUserId: "2", email: "bia@x.com" }),
      person("p3", { firstName: "Caio", schoolUserId: "3" }),
    ];
    const rows = [
      entry({ schoolUserId: "9", email: "ana@x.com" }),
      entry({ firstName: "Bia", schoolUserId: "2", email: "outra@x.com" }),
      entry({ firstName: "Caio", schoolUserId: "3", email: "caio@x.com" }),
    ];
    const byEmail = { ...options, recognise: "email" as const };
    expect(ids(rows, people, byEmail)).toEqual(["p1", null, "p3"]);
    expect(ids(rows, people)).toEqual([null, "p2", "p3"]);
  });

  it("is recognised by name among those of the class, and without a class among those of none", () => {
    const people = [person("a", { classes: ["3o-a"] }), person("b", { classes: ["3o-b"] }), person("livre")];
    expect(ids([entry(inClass("3B"))], people)).toEqual(["b"]);
    expect(ids([entry()], people)).toEqual(["livre"]);
    expect(ids([entry(inClass("3º C"))], people)).toEqual([null]);
  });

  it("is rather the namesake without keys than the one with them", () => {
    const people = [
      person("com", { schoolUserId: "1" }),
      person("correio", { email: "ana@x.com" }),
      person("sem"),
    ];
    expect(ids([entry()], people)).toEqual(["sem"]);
  });

  it("is refused where several have the name, or where an earlier line is the same person", () => {
    const plan = planRoster([entry()], [person("p1"), person("p2")], [], options);
    expect(plan.problems).toMatchObject([
      {
        kind: "Nome de várias pessoas da escola",
        text: "Há mais de uma pessoa chamada Ana: ponha a matrícula ou o e-mail na linha",
      },
    ]);
    const known = person("p1", { schoolUserId: "1", email: "ana@x.com" });
    const rows = [entry({ schoolUserId: "1" }), entry({ line: 3, firstName: "Aninha", email: "ana@x.com" })];
    const twice = planRoster(rows, [known], [], options);
    expect(twice.people.map(({ outcome }) => outcome)).toEqual(["unchanged", "refused"]);
    expect(twice.problems).toMatchObject([
      { text: "Linha repetida: esta pessoa já está na linha 2", lines: [{ sheet: "", line: 3 }] },
    ]);
  });

  it("has the name of the file, and where it has none the name of the school", () => {
    const known = person("p1", { lastName: "Sá", schoolUserId: "1" });
    const [renamed, kept] = [
      entry({ schoolUserId: "1", lastName: "Sá Luz" }),
      entry({ firstName: "", schoolUserId: "1" }),
    ].map((row) => planRoster([row], [known], [], options).people[0]);
    expect(renamed).toMatchObject({ outcome: "updated", changes: ["firstName"] });
    expect(renamed?.after).toMatchObject({ firstName: "Ana", lastName: "Sá Luz" });
    expect(kept).toMatchObject({ outcome: "unchanged", name: "Ana Sá" });
    expect(kept?.after).toMatchObject({ firstName: "Ana", lastName: "Sá" });
  });
});

describe("the classes of a recognised person", () => {
  it("lose those that a change names, and no other", () => {
    const known = person("p1", { schoolUserId: "1", classes: ["3o-a", "3o-b"] });
    const change = entry({ schoolUserId: "1", leaves: [{ name: "3A", year: 2026 }] });
    const plan = planRoster([change], [known], [room("3o-a", "3º A"), room("3o-b", "3º B")], options);
    expect(plan.people[0]?.after?.classes).toEqual(["3o-b"]);
  });

  it("retain one of unknown year", () => {
    const known = person("p1", { schoolUserId: "1", classes: ["antiga"] });
    const row = entry({ schoolUserId: "1", ...inClass("3º A") });
    const plan = planRoster([row], [known], [room("3o-a", "3º A")], options);
    expect(plan.people[0]?.after?.classes).toEqual(["3o-a", "antiga"]);
  });

  it("are only those written exactly where two classes are written alike", () => {
    const alike = [room("3-a", "3-A"), room("3a", "3A")];
    const made = (name: string) => planRoster([entry(inClass(name))], [], alike, options).people[0]?.after;
    expect(made("3A")).toMatchObject({ classes: ["3a"], made: [] });
    expect(made("Turma 3 A")).toMatchObject({ classes: [], made: ["2026|turma-3-a"] });
  });
});

it("a class that one person leaves and another enters, written otherwise, is made once", () => {
  const leaves = [{ name: "3º D", year: 2026 }];
  const rows = [
    entry({ schoolUserId: "1", leaves }),
    entry({ firstName: "Bia", schoolUserId: "2", line: 3, ...inClass("3D") }),
  ];
  const { made, people } = planRoster(rows, [person("p1", { schoolUserId: "1" })], [], options);
  expect(made.map(({ key }) => key)).toEqual(people.flatMap(({ after }) => after?.made ?? []));
  expect(made).toHaveLength(1);
});

it("only the administration sees its own people among those whom a full list leaves out", () => {
  const people = [person("chefe", { firstName: "Chefe", role: "admin" }), person("p2", { firstName: "Bia" })];
  const rows = [
    entry({ schoolUserId: "1", role: "student" }),
    entry({ firstName: "Outra", schoolUserId: "3", role: "admin" }),
  ];
  const absent = (allRoles: boolean) =>
    planRoster(rows, people, [], { ...options, full: true, actor: { person: null, allRoles } }).absent;
  expect(absent(true).map(({ id }) => id)).toEqual(["chefe", "p2"]);
  expect(absent(false).map(({ id }) => id)).toEqual(["p2"]);
});
