import { hashOf } from "#app/platform/text/hash-of.ts";
import { fitCutoffs, type Prediction, predictCutoff } from "./chance/fit-cutoffs.ts";
import { movementsFrom } from "./chance/movements.ts";
import type { StoredCutoffs } from "./course-page.ts";
import type { CourseTable, Seats } from "./cutoffs/course-table.ts";

/** A course as the database has it. */
export type CourseRow = {
  num: number;
  code: string;
  name: string;
  institution: string;
  short: string;
  place: string;
  campus: string;
  degree: string;
  shift: string;
  places: number;
  weights: number[];
  minimums: number[];
  cutoffs: StoredCutoffs;
  digest: number;
};

/** The rows of a table with their predictions, computed here and never when a page is read. */
export function courseRows(table: CourseTable): CourseRow[] {
  const fit = fitCutoffs(table);
  const predictions = new Map<Seats, Prediction>(
    movementsFrom(table, 0).map((movement) => [movement.seats, predictCutoff(movement, fit)]),
  );
  return table.courses.map((course, at) => {
    const { code, name, institution, short, campus, degree, shift, places } = course;
    const seats = course.seats.map((each) => {
      const { expected, spread } = predictions.get(each) ?? { expected: null, spread: null };
      const { modality, bonus, cutoffs } = each;
      return { modality, places: each.places, bonus, cutoffs: [...cutoffs], expected, spread };
    });
    const row = {
      ...{ num: at + 1, code, name, institution, short, place: `${course.city} ${course.state}` },
      ...{ campus, degree, shift, places, weights: [...course.weights] },
      minimums: [...course.minimums, course.minimum],
      cutoffs: { years: [...table.years], seats },
    };
    return { ...row, digest: hashOf(JSON.stringify(row)) };
  });
}
