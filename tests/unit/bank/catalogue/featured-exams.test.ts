import { expect, it } from "vitest";
import { OTHER, targetedExams } from "#app/features/accounts/domain/sign-up/questionnaire-options.ts";
import { courseInstitutions } from "#app/features/bank/domain/catalogue/course-institutions.ts";
import { featuredExams, orderedExams, ownExams } from "#app/features/bank/domain/catalogue/featured-exams.ts";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";

it.each(featuredExams)("the link to $name leads to the institution with its code", ({ code, name }) => {
  const institution = institutionOf(code);
  expect(institution?.code).toBe(code);
  // The short name is the institution's own, or the part of it that students know ("USP (Fuvest)").
  expect(institution?.name).toContain(name);
});

it("no exam is featured twice", () => {
  expect(new Set(featuredExams.map(({ code }) => code)).size).toBe(featuredExams.length);
});

const codes = (courses: string[]) => orderedExams(courses).map(({ code }) => code);

it("begins with the person's own exams, else with ITA, IME and ENEM (R-BANK-6)", () => {
  expect(codes([]).slice(0, 3)).toEqual(["ITA", "IME", "ENEM"]);
  expect(codes(["Outro"]).slice(0, 3)).toEqual(["ITA", "IME", "ENEM"]);
  expect(codes(["Unicamp", "AFA"]).slice(0, 3)).toEqual(["UNICAMP", "AFA", "ENEM"]);
  expect(new Set(codes(["ENEM"])).size).toBe(featuredExams.length);
});

it("knows the institution of every exam of the questionnaire but 'Outro'", () => {
  for (const course of targetedExams) expect(ownExams([course])).toHaveLength(course === OTHER ? 0 : 1);
  expect(Object.values(courseInstitutions).every((id) => id > 0)).toBe(true);
});
