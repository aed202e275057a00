import { describe, expect, it } from "vitest";
import { planRoster } from "#app/features/school/domain/roster/plan-roster.ts";
import { classKey } from "#app/features/school/domain/roster/resolve-classes.ts";
import { classNamesOf, looseClass, roleOf } from "#app/features/school/domain/roster/roster-words.ts";
import { exportRow } from "#app/features/school/domain/roster/write-roster.server.ts";
import { csvLine } from "#app/platform/spreadsheets/domain/csv.ts";
import { entry, options, outcomes, person, room } from "#tests/support/roster-rows.ts";

const named = (name: string) => [{ name, year: 2026 }];

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
      [null, "created", []],
    ]);
    expect(plan.people[2]?.after).toMatchObject({ schoolUserId: "33", email: "" });
    expect(plan.entries[2]?.doubts).toMatchObject([
      { field: "email", kind: "E-mail de duas pessoas", before: "caio@x.com, de Caio", after: "" },
    ]);
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

  it("groups problems by their correction, and uses another class on request", () => {
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

  it("enforces the rules of the school: own role, the administration's role, a teacher who is more (SEC-06)", () => {
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
});

describe("words of a roster", () => {
  it.each([
    ["3º A", "3A"],
    ["Turma 12", "12"],
    ["1ª série B", "1ª Série - B"],
  ])("%s and %s are one class", (one, other) => expect(looseClass(one)).toBe(looseClass(other)));

  it("separates years of a school that use the same names", () => {
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
