import { expect, test } from "vitest";
import {
  periodSeconds,
  readPeriod,
  reportMean,
} from "#app/features/assessments/domain/results/report-card.ts";

test("a period is whole days of São Paulo, open where nothing is said", () => {
  expect(readPeriod("2026-02-01", "amanhã")).toEqual({ from: "2026-02-01", until: null });
  expect(readPeriod(null, "2026-13-01")).toEqual({ from: null, until: null });
  const day = periodSeconds(readPeriod("2026-02-01", "2026-02-01"));
  expect([day.until - day.from, new Date(day.from * 1000).toISOString()]).toEqual([
    86_400,
    "2026-02-01T03:00:00.000Z",
  ]);
  expect(periodSeconds({ from: null, until: null })).toEqual({ from: 0, until: Number.MAX_SAFE_INTEGER });
});

test("the mean is of the assessments sat, each by its own points", () => {
  const assessments = [
    { id: "a", best: 10 },
    { id: "b", best: 4 },
    { id: "c", best: 0 },
  ];
  const scores = [
    { assessment: "a", score: 5 },
    { assessment: "b", score: 4 },
    { assessment: "c", score: 0 },
    { assessment: "z", score: 1 },
  ];
  expect(reportMean(scores, assessments)).toBe(0.75);
  expect(reportMean([], assessments)).toBeNull();
});
