import { expect, test } from "vitest";
import { examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import { examLines } from "#app/features/lists/domain/exam-lines.ts";

test("an exam's sections are lines of as many questions, of its institution and of subjects in order", () => {
  for (const template of examTemplates) {
    const lines = examLines(template, null);
    expect(lines.map(({ count }) => count)).toEqual(template.sections.map(({ count }) => count));
    for (const { filters } of lines) {
      expect(filters.institutions?.every((id) => id > 0)).not.toBe(false);
      expect(filters.subjects).toEqual(filters.subjects?.toSorted((one, other) => one - other));
    }
  }
});
