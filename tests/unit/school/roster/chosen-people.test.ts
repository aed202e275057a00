import { describe, expect, it } from "vitest";
import { planRoster } from "#app/features/school/domain/roster/plan-roster.ts";
import type { RosterEntry } from "#app/features/school/domain/roster/roster-entry.ts";
import { entry, options, outcomes, person, room } from "#tests/support/roster-rows.ts";

const people = [person({ id: "p1", lastName: "Sá", email: "casa@x.com", schoolUserId: "1" })];
const plan = (entries: readonly RosterEntry[], known = people) =>
  planRoster(entries, known, [room("3º A")], { ...options, full: false });

describe("who a line is", () => {
  it.each([
    ["the person of that id", "p1", "p1", "updated"],
    ["somebody new, where nobody was chosen", "", null, "created"],
    ["somebody new, where the one chosen is gone", "p9", null, "created"],
  ])("by somebody's choice: %s", (_, is, id, outcome) => {
    const planned = plan([entry({ firstName: "Zeca", lastName: "Mota", mobile: "61999990101", is })]);
    expect(planned.people.map((each) => [each.id, each.outcome])).toEqual([[id, outcome]]);
    expect(planned.problems).toEqual([]);
  });

  it("is somebody new beside a namesake, and two of them where somebody chose so twice", () => {
    const rows = [2, 3].map((line) => entry({ lastName: "Sá", line, schoolUserId: String(line), is: "" }));
    expect(plan(rows).people.map(({ id, outcome }) => [id, outcome])).toEqual([
      [null, "created"],
      [null, "created"],
    ]);
  });

  it("is another than the owner of a shared address", () => {
    const planned = plan([entry({ firstName: "Pedro", lastName: "Sá", email: "casa@x.com" })]);
    expect(planned.people).toMatchObject([{ id: null, outcome: "created", after: { email: "" } }]);
    expect(planned.entries[0]?.doubts).toMatchObject([{ field: "email", kind: "E-mail de duas pessoas" }]);
  });

  it("is to be checked where the whole name of a school user id changes", () => {
    const planned = plan([entry({ firstName: "Zeca", lastName: "Mota", schoolUserId: "1" })]);
    expect(planned.people.map(({ id }) => id)).toEqual(["p1"]);
    expect(planned.entries[0]?.doubts).toEqual([
      { field: "fullName", kind: "O nome muda por inteiro", before: "Ana Sá", after: "Zeca Mota" },
    ]);
    expect(plan([entry({ lastName: "Sá", schoolUserId: "1" })]).entries[0]?.doubts).toEqual([]);
  });
});

describe("a line whose person another line renames", () => {
  it("is refused, though no line before it is of the same person", () => {
    const known = [person({ id: "p1", schoolUserId: "1" }), person({ id: "p2", num: 2, schoolUserId: "2" })];
    const rows = [
      entry({ firstName: "Bia", schoolUserId: "1" }),
      entry({ line: 3, firstName: "Ana", mobile: "61999990101" }),
    ];
    const planned = plan(rows, known);
    expect(outcomes(planned)).toEqual(["updated", "refused"]);
    expect(planned.problems).toEqual([
      {
        kind: "Linhas que se contradizem",
        text: "Esta linha e outra do arquivo parecem ser da mesma pessoa e não dizem o mesmo: deixe só uma",
        lines: [{ sheet: "", line: 3 }],
      },
    ]);
  });
});

describe("the classes that a plan makes", () => {
  it("are those that the school does not have, in order, with their people", () => {
    const rows = ["3º D", "3º A", "1º B", "3D"].map((name, index) =>
      entry({ schoolUserId: String(index + 10), classes: [{ name, year: 2026 }] }),
    );
    const planned = plan(rows, []);
    expect(outcomes(planned)).toEqual(["created", "created", "created", "created"]);
    expect(planned.made.map(({ key, people: count }) => [key, count])).toEqual([
      ["2026|1o-b", 1],
      ["2026|3o-d", 2],
    ]);
  });
});
