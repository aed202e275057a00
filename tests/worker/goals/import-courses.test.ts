import { expect, test } from "vitest";
import type { CourseTable } from "#app/features/goals/domain/cutoffs/course-table.ts";
import { addYear } from "#app/features/goals/domain/cutoffs/link-years.ts";
import { readCutoffYears } from "#app/features/goals/domain/cutoffs/read-year.ts";
import { importCourses } from "#app/features/goals/services/import-courses.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { cutoffFile, type FileCourse } from "#tests/support/cutoff-file.ts";
import { visitorDeps } from "#tests/support/given.ts";

function tableOf(...years: [number, FileCourse[]][]): CourseTable {
  const all = years.flatMap(([year, courses]) => {
    const read = readCutoffYears(cutoffFile(year, courses));
    if ("problem" in read) throw new Error(read.problem);
    return read.years;
  });
  return all.reduce(addYear, { years: [], courses: [] });
}

async function found(word: string): Promise<unknown[]> {
  const query =
    "SELECT c.code FROM course_words f JOIN courses c ON c.num = f.rowid WHERE course_words MATCH ?";
  const { results } = await bindings.DB.prepare(query).bind(word).all<{ code: string }>();
  return results.map(({ code }) => code);
}

const course = (name: string, cutoff: string): FileCourse => ({ name, seats: [["AC", 20, cutoff]] });

test("an import makes the courses those of the table, with their words; repeated, it writes nothing; what is gone is deleted", async () => {
  const deps = visitorDeps();
  const first = tableOf([2023, [course("FÍSICA", "600"), course("DIREITO", "700")]]);
  expect(await importCourses(deps, first)).toEqual({ courses: 2, stored: 2, deleted: 0 });
  expect(await importCourses(deps, first)).toEqual({ courses: 2, stored: 0, deleted: 0 });
  expect(await found("fisica")).toEqual(["ufar-ouro-claro-mg-fisica-bn"]);
  const next = tableOf([2023, [course("DIREITO", "700")]], [2024, [course("DIREITO", "")]]);
  expect(await importCourses(deps, next)).toEqual({ courses: 1, stored: 1, deleted: 1 });
  expect([await found("fisica"), await found("ufar")]).toEqual([[], ["ufar-ouro-claro-mg-direito-bn"]]);
  const stored = await bindings.DB.prepare("SELECT cutoffs FROM courses").first<{ cutoffs: string }>();
  expect(JSON.parse(stored?.cutoffs ?? "")).toEqual({
    years: [2024, 2023],
    seats: [{ modality: "AC", places: 20, bonus: 0, cutoffs: [null, 700], expected: null, spread: null }],
  });
});
