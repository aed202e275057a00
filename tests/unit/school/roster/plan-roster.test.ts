import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KnownPerson } from "#app/domain/school/roster/plan-person.ts";
import { planRoster, type RosterOptions, type RosterPlan } from "#app/domain/school/roster/plan-roster.ts";
import { classKey, type KnownClass } from "#app/domain/school/roster/resolve-classes.ts";
import type { RosterEntry } from "#app/domain/school/roster/roster-entry.ts";
import { classNamesOf, looseClass, roleOf } from "#app/domain/school/roster/roster-words.ts";
import { exportRow } from "#app/domain/school/roster/write-roster.server.ts";
import { csvLine } from "#app/text/csv.ts";
import { slug } from "#app/text/normalize.ts";

const options: RosterOptions = {
  full: true,
  year: 2026,
  actor: { person: null, allRoles: true },
  recognise: "schoolUserId",
  choices: {},
};

function entry(fields: Partial<RosterEntry> = {}): RosterEntry {
  const none = {
    lastName: "",
    email: "",
    mobile: "",
    schoolUserId: "",
    role: null,
    year: null,
    active: null,
  };
  return {
    ...none,
    source: "a.csv",
    sheet: "",
    line: 2,
    firstName: "Ana",
    classes: [],
    leaves: null,
    problem: null,
    ...fields,
  };
}

function person(fields: Partial<KnownPerson> = {}): KnownPerson {
  const none = { lastName: "", email: "", mobile: "", schoolUserId: "", classes: [] };
  return {
    ...none,
    id: "p1",
    num: 1,
    firstName: "Ana",
    role: "student",
    active: true,
    year: 2026,
    ...fields,
  };
}

function room(name: string, fields: Partial<KnownClass> = {}): KnownClass {
  return { id: `t-${slug(name)}`, name, slug: slug(name), year: 2026, active: true, ...fields };
}

const named = (name: string) => [{ name, year: 2026 }];
const outcomes = (plan: RosterPlan) => plan.people.map(({ outcome }) => outcome);

describe("the plan of a roster", () => {
  it("recognises by school user id, then by e-mail, never against another id", () => {
    const people = [
      person({ id: "p1", schoolUserId: "1", email: "ana@x.com" }),
      person({ id: "p2", firstName: "Bia", email: "bia@x.com" }),
      person({ id: "p3", firstName: "Caio", schoolUserId: "3", email: "caio@x.com" }),
    ];
    const plan = planRoster(
      [
        entry({ schoolUserId: "1", email: "nova@x.com" }),
        entry({ firstName: "Bia", schoolUserId: "2", email: "bia@x.com" }),
        entry({ firstName: "Caio", schoolUserId: "33", email: "caio@x.com" }),
      ],
      people,
      [],
      options,
    );
    expect(plan.people.map(({ id, outcome, changes }) => [id, outcome, changes])).toEqual([
      ["p1", "updated", ["email"]],
      ["p2", "updated", ["schoolUserId"]],
      [null, "refused", []],
    ]);
    expect(plan.people[2]?.problem?.text).toContain("caio@x.com");
    expect(plan.absent.map(({ id }) => id)).toEqual(["p3"]);
  });

  it("finds classes however they are written, and makes each once", () => {
    const classes = [room("3º A"), room("Olimpíada")];
    const rows = ["3A", "Turma 3-A", "3 a", "3º A", "3º D", "3D"].map((name, index) =>
      entry({ schoolUserId: String(index), classes: named(name) }),
    );
    const plan = planRoster(rows, [], classes, options);
    expect(plan.people.map(({ after }) => [...(after?.classes ?? []), ...(after?.made ?? [])])).toEqual([
      ["t-3o-a"],
      ["t-3o-a"],
      ["t-3o-a"],
      ["t-3o-a"],
      ["2026|3o-d"],
      ["2026|3o-d"],
    ]);
    expect(plan.made).toMatchObject([{ name: "3º D", people: 2 }]);
  });

  it("groups problems by what mends them, and takes another class where told", () => {
    const rows = ["1", "2"].map((schoolUserId) => entry({ schoolUserId, classes: named("3º D") }));
    const key = classKey({ name: "3º D", year: 2026 });
    const refused = planRoster(rows, [], [], { ...options, choices: { [key]: { refuse: true } } });
    expect(refused.problems).toMatchObject([
      { kind: "Turma não existe: 3º D de 2026", lines: [{ line: 2 }, { line: 2 }] },
    ]);
    const used = planRoster(rows, [], [room("3º A")], { ...options, choices: { [key]: { use: "t-3o-a" } } });
    expect(used.people.map(({ after }) => after?.classes)).toEqual([["t-3o-a"], ["t-3o-a"]]);
    const archived = planRoster(rows, [], [room("3º D", { active: false })], options);
    expect(archived.problems).toMatchObject([{ kind: "Turma arquivada: 3º D de 2026" }]);
  });

  it("moves a person within the year of the file and leaves other years alone", () => {
    const classes = [room("3º A"), room("3º B"), room("2º A", { year: 2025 })];
    const known = person({ schoolUserId: "1", classes: ["t-2o-a", "t-3o-b"] });
    const moved = planRoster(
      [entry({ schoolUserId: "1", classes: named("3º A") })],
      [known],
      classes,
      options,
    );
    expect(moved.people[0]?.after?.classes).toEqual(["t-2o-a", "t-3o-a"]);
    const delta = entry({ firstName: "", schoolUserId: "1", classes: named("3º A"), leaves: named("2º A") });
    expect(planRoster([delta], [known], classes, options).people[0]?.after?.classes).toEqual([
      "t-2o-a",
      "t-3o-a",
      "t-3o-b",
    ]);
  });

  it("keeps to the rules of the school: own role, the administration's role, a teacher who is more (SEC-06)", () => {
    const people = [
      person({ id: "eu", num: 7, schoolUserId: "1", role: "assistant" }),
      person({ id: "chefe", num: 8, firstName: "Chefe", schoolUserId: "2", role: "admin" }),
    ];
    const assistant = { ...options, actor: { person: 7, allRoles: false } };
    const rows = [
      entry({ schoolUserId: "1", active: false }),
      entry({ firstName: "Chefe", schoolUserId: "2", active: false }),
      entry({ firstName: "Outro", schoolUserId: "3", role: "admin" }),
    ];
    expect(outcomes(planRoster(rows, people, [], assistant))).toEqual(["refused", "refused", "refused"]);
    const teaching = rows.slice(0, 2).map((each) => ({ ...each, active: null, role: "teacher" as const }));
    expect(outcomes(planRoster(teaching, people, [], assistant))).toEqual(["unchanged", "unchanged"]);
    expect(
      planRoster([entry({ schoolUserId: "9", role: "admin" })], people, [], options).absent,
    ).toHaveLength(1);
  });

  it("names a delta's person whom the school does not have", () => {
    const plan = planRoster([entry({ firstName: "", schoolUserId: "9" })], [], [], options);
    expect(plan.problems).toMatchObject([{ kind: "Pessoa não encontrada" }]);
  });

  it("finds nothing to do the second time, whatever the file says", () => {
    const row = fc.record({
      who: fc.nat(6),
      keys: fc.constantFrom("id", "email", "both"),
      classes: fc.array(fc.constantFrom("1º A", "1A", "2º B", "Olimpíada"), { maxLength: 3 }),
      role: fc.constantFrom(null, "student" as const, "teacher" as const),
      active: fc.constantFrom(null, true, false),
    });
    const entries = fc.array(row, { maxLength: 20 }).map((rows) =>
      rows.map(({ who, keys, classes, role, active }, index) =>
        entry({
          line: index + 2,
          firstName: `Pessoa${"ABCDEFG"[who]}`,
          schoolUserId: keys === "email" ? "" : String(who),
          email: keys === "id" ? "" : `p${who}@x.com`,
          classes: classes.map((name) => ({ name, year: 2026 })),
          role,
          active,
        }),
      ),
    );
    fc.assert(
      fc.property(entries, (rows) => {
        const first = planRoster(rows, [], [room("1º A")], options);
        expect(first.created + first.updated + first.unchanged + first.refused).toBe(first.read);
        const state = applied(first, [room("1º A")]);
        const again = planRoster(rows, state.people, state.classes, options);
        expect({ created: again.created, updated: again.updated, made: again.made }).toEqual({
          created: 0,
          updated: 0,
          made: [],
        });
      }),
    );
  });
});

/** A school after a plan, without a database. */
function applied(plan: RosterPlan, classes: readonly KnownClass[]) {
  const made = plan.made.map((each): KnownClass => ({ ...room(each.name), year: each.year }));
  const all = [...classes, ...made];
  const idOf = (key: string) => all.filter((each) => classKey(each) === key).map(({ id }) => id);
  const people = plan.people.flatMap(({ after, outcome }, index): KnownPerson[] => {
    if (!after || outcome !== "created") return [];
    return [
      {
        ...after,
        id: `n${index}`,
        num: index,
        classes: [...after.classes, ...after.made.flatMap(idOf)].sort(),
      },
    ];
  });
  return { people, classes: all };
}

describe("words of a roster", () => {
  it.each([
    ["3º A", "3A"],
    ["Turma 12", "12"],
    ["1ª série B", "1ª Série - B"],
  ])("%s and %s are one class", (one, other) => expect(looseClass(one)).toBe(looseClass(other)));

  it("keeps years of one school apart that another calls alike", () => {
    expect(looseClass("1º ano A")).not.toBe(looseClass("1ª série A"));
    expect(looseClass("Turma")).not.toBe("");
  });

  it("reads roles and lists of classes", () => {
    expect(["Aluna", "PROFESSOR", "Coordenadora", "responsável", "xyz"].map(roleOf)).toEqual([
      "student",
      "teacher",
      "assistant",
      "family",
      null,
    ]);
    expect(classNamesOf("3A, 3B")).toEqual(["3A", "3B"]);
    expect(classNamesOf("A, B |")).toEqual(["A, B"]);
  });

  it("writes nothing that a spreadsheet computes (SEC-20)", () => {
    expect(csvLine(["=1+1", "+55", "-x", "@y", 'a"b', "c;d", "ok"])).toBe(
      '\'=1+1;\'+55;\'-x;\'@y;"a""b";"c;d";ok\r\n',
    );
    expect(exportRow({ ...person(), classes: ["A, B"] })).toContain("A, B |");
  });
});
