import { describe, expect, it } from "vitest";
import { scoreGradesFile } from "#app/features/essays/domain/grading/grades-file.ts";

const a = { grader: "a", competences: [160, 120, 120, 160, 120] };
const b = { grader: "b", competences: [120, 120, 120, 120, 120] };
const low = { grader: "b", competences: [40, 40, 40, 40, 40] };
const c = { grader: "c", competences: [160, 160, 120, 160, 120] };

const score = (row: unknown) => scoreGradesFile(JSON.stringify([row]))?.[0];

describe("essay score", () => {
  it("gives each essay its outcome, total and the graders that count", () => {
    expect(score({ id: 7, profile: "enem", year: 2024, status: 1, grades: [a, b] })).toEqual({
      id: 7,
      outcome: "final",
      total: 640,
      used: ["a", "b"],
    });
    expect(score({ id: "x", profile: "ENEM", grades: [a, low] })).toMatchObject({
      outcome: "needs-third",
      total: null,
    });
    expect(score({ id: "x", profile: "enem", grades: [a, low, c] })).toMatchObject({
      total: 700,
      used: ["a", "c"],
    });
    const panel = { grader: "p", competences: [80, 80, 80, 80, 80] };
    const middle = { grader: "c", competences: [120, 80, 80, 80, 80] };
    expect(score({ id: "x", grades: [a, low, middle] })).toMatchObject({ outcome: "needs-panel", used: [] });
    const even = (points: number, grader: string) => ({ grader, competences: Array(5).fill(points) });
    const between = [even(80, "a"), even(160, "b"), even(120, "c")];
    expect(score({ id: "x", grades: between })).toMatchObject({ outcome: "needs-panel" });
    const beyond = [even(80, "a"), even(120, "b"), even(160, "c")];
    expect(score({ id: "x", grades: beyond })?.used).toEqual([]);
    expect(score({ id: "x", grades: [a, low, middle, panel] })).toMatchObject({ total: 400, used: ["p"] });
    const three = [panel, even(120, "q"), even(200, "r")];
    expect(score({ id: "x", grades: [a, low, middle, ...three] })).toMatchObject({
      total: 600,
      used: ["p", "q", "r"],
    });
  });

  it("makes every other status zero, of the essay or of both graders", () => {
    expect(score({ id: "x", status: 8, grades: [] })).toEqual({
      id: "x",
      outcome: "zero",
      total: 0,
      used: [],
    });
    const blank = (grader: string) => ({ grader, status: 4 });
    expect(score({ id: "x", grades: [blank("a"), blank("b")] })).toMatchObject({
      outcome: "zero",
      used: ["a", "b"],
    });
  });

  it.each([
    [3, "not an object"],
    [{ id: "x", profile: "vunesp", grades: [a, b] }, "unknown profile vunesp"],
    [{ id: "x", profile: 3, grades: [a, b] }, "unknown profile 3"],
    [{ id: "x", year: 2005, grades: [a, b] }, "no rule known for enem 2005"],
    [{ id: "x", year: "2024", grades: [a, b] }, "unknown year 2024"],
    [{ id: "x", year: null, status: 12, grades: [a, b] }, "unknown status 12"],
    [{ id: "x", status: "1", grades: [a, b] }, "unknown status 1"],
    [{ id: "x", status: null }, "no list of grades"],
    [{ id: "x", grades: [a] }, "two graders are needed"],
    [{ id: "x", grades: [a, null] }, "a grade is not an object"],
    [{ id: "x", grades: [a, { competences: b.competences }] }, "a grade names no grader"],
    [{ id: "x", grades: [a, { grader: 2, status: "x" }] }, "unknown status x"],
    [
      { id: "x", grades: [a, { grader: 2, competences: [100, 0, 0, 0, 0] }] },
      "the grades of 2 are not levels",
    ],
    [{ id: "x", grades: [a, { grader: 2, competences: "all" }] }, "the grades of 2 are not levels"],
    [{ id: "x", grades: [a, a] }, "one grader graded twice"],
    [
      {
        id: "x",
        grades: [a, b, c, low, 1, 2, 3].map((row, at) => ({ ...Object(row), grader: at, status: 2 })),
      },
      "more than two",
    ],
  ])("says why %j has no outcome", (row, reason) => {
    const scored = score(row);
    expect(scored).toMatchObject({ outcome: null, total: null, used: [] });
    expect(scored?.reason).toContain(reason);
  });

  it("accepts no file that is no list", () => {
    expect(scoreGradesFile("{")).toBeNull();
    expect(scoreGradesFile('{"id": 1}')).toBeNull();
    expect(scoreGradesFile("\uFEFF[]")).toEqual([]);
  });
});
