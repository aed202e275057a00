import { expect, test } from "vitest";
import { likelyExam } from "#app/features/bank/domain/catalogue/exam-days.ts";
import { dayOfIso, isoOfDay } from "#app/platform/time/calendar.ts";

function on(courses: readonly string[], iso: string): string | null {
  const exam = likelyExam(courses, dayOfIso(iso) ?? 0);
  return exam && `${exam.name} ${isoOfDay(exam.day)}`;
}

test.each([
  [["ENEM"], "2023-01-10", "ENEM 2023-11-05"],
  [["ENEM"], "2024-01-10", "ENEM 2024-11-03"],
  [["ENEM"], "2025-01-10", "ENEM 2025-11-09"],
  [["ENEM"], "2026-01-10", "ENEM 2026-11-08"],
  [["USP (Fuvest)"], "2023-01-10", "Fuvest 2023-11-19"],
  [["USP (Fuvest)"], "2024-01-10", "Fuvest 2024-11-17"],
  [["USP (Fuvest)"], "2025-01-10", "Fuvest 2025-11-23"],
  [["Unicamp"], "2024-01-10", "Unicamp 2024-10-20"],
  [["Unicamp"], "2025-01-10", "Unicamp 2025-10-26"],
])("%j from %s on: as the exam was", (courses, from, exam) => {
  expect(on(courses, from)).toBe(exam);
});

test("on the day itself and after it the next year's is meant; of several the soonest; of others none", () => {
  expect(on(["ENEM"], "2026-11-08")).toBe("ENEM 2027-11-07");
  expect(on(["ENEM"], "2026-11-27")).toBe("ENEM 2027-11-07");
  expect(on(["ENEM", "Unicamp"], "2026-11-27")).toBe("Unicamp 2027-10-24");
  expect(on(["ITA", "Outro"], "2026-11-27")).toBe(null);
  expect(on([], "2026-11-27")).toBe(null);
});
