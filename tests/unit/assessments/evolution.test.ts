import { describe, expect, it } from "vitest";
import { classSums } from "#app/features/assessments/domain/results/class-sums.ts";
import { evolutionOf } from "#app/features/assessments/domain/results/evolution.ts";

describe("results over time", () => {
  const past = (id: string, at: number, topics: Record<string, [number, number]>) => ({
    id,
    title: `Prova ${id}`,
    at,
    topics,
  });

  it("show the subjects of the exam alone, the oldest first", () => {
    const evolution = evolutionOf(
      [
        past("c", 300, { "9": [40, 38] }),
        past("b", 200, { "7": [40, 0] }),
        past("a", 100, { "9": [40, 4], "9t9001": [40, 4], "7": [40, 40] }),
      ],
      new Set([9]),
    );
    expect(evolution?.points.map(({ id, at, n, right }) => [id, at, n, right])).toEqual([
      ["a", 100, 40, 4],
      ["c", 300, 40, 38],
    ]);
    expect(evolution?.trend).toBe("up");
  });

  it("need two exams", () => {
    expect(evolutionOf([past("a", 1, { "9": [40, 4] })], new Set([9]))).toBeNull();
  });
});

describe("classes side by side", () => {
  const classes = [
    { id: "a", name: "3º A", num: 1 },
    { id: "b", name: "3º B", num: 2 },
    { id: "c", name: "3º C", num: 3 },
  ];
  const sat = (of: number | null, score: number) => ({ row: { class: of }, scored: { score, best: 10 } });

  it("have the students, the mean and who is below half of the points", () => {
    expect(classSums([sat(1, 4), sat(1, 8), sat(2, 5), sat(null, 1)], classes)).toEqual([
      { id: "a", name: "3º A", students: 2, average: 6, needing: 1 },
      { id: "b", name: "3º B", students: 1, average: 5, needing: 0 },
    ]);
  });

  it("are none where fewer than two have sat it", () => {
    expect(classSums([sat(1, 4), sat(1, 8)], classes)).toBeNull();
  });
});
