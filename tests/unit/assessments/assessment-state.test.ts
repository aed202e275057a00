import { expect, it } from "vitest";
import { assessmentState } from "#app/features/assessments/domain/assessment.ts";
import { strongAndWeak, sumsBy } from "#app/features/assessments/domain/results/student-result.ts";

const times = { publishedAt: 10, opensAt: 100, closesAt: 200, releasedAt: null };

it.each([
  [{ ...times, publishedAt: null }, 150, "draft"],
  [times, 99, "scheduled"],
  [times, 100, "open"],
  [times, 199, "open"],
  [times, 200, "closed"],
  [{ ...times, opensAt: null }, 50, "open"],
  [{ ...times, closesAt: null }, 9999, "open"],
] as const)("an assessment of %o is at %i %s", (of, now, state) => {
  expect(assessmentState(of, now)).toBe(state);
});

it("adds what counts by name, and says only what more than one question says", () => {
  const place = { answer: "A", points: 1, weight: 1 };
  const places = [
    { ...place, outcome: "right" as const, fraction: 1 },
    { ...place, outcome: "-" as const, fraction: null },
    { ...place, outcome: "x" as const, fraction: null },
    { ...place, outcome: "?" as const, fraction: null },
    { ...place, outcome: "wrong" as const, fraction: 0 },
  ];
  const scored = { places, score: 1, best: 5, right: 1, counted: 4, waiting: 1 };
  const sums = sumsBy([["Calor"], ["Calor"], ["Calor"], ["Calor"]], scored);
  expect(sums).toEqual([{ name: "Calor", right: 1, count: 2 }]);
  expect(strongAndWeak(sums)).toEqual({ strong: null, weak: "Calor" });
  expect(strongAndWeak([{ name: "Ondas", right: 1, count: 1 }])).toEqual({ strong: null, weak: null });
  expect(strongAndWeak([{ name: "Ondas", right: 3, count: 4 }])).toEqual({ strong: "Ondas", weak: null });
});
