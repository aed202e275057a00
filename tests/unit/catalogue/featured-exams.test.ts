import { expect, it } from "vitest";
import { featuredExams } from "#app/domain/catalogue/featured-exams.ts";
import { institutionOf } from "#app/domain/catalogue/institutions.ts";

it.each(featuredExams)("the link to $name leads to the institution with its code", ({ code, name }) => {
  const institution = institutionOf(code);
  expect(institution?.code).toBe(code);
  // The short name is the institution's own, or the part of it that students know ("USP (Fuvest)").
  expect(institution?.name).toContain(name);
});

it("no exam is featured twice", () => {
  expect(new Set(featuredExams.map(({ code }) => code)).size).toBe(featuredExams.length);
});
