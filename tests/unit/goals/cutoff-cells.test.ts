import { expect, test } from "vitest";
import { changeAfter, movementsFrom } from "#app/features/goals/domain/chance/movements.ts";
import { formatTable, readTable } from "#app/features/goals/domain/cutoffs/compact-table.ts";
import type { CourseTable } from "#app/features/goals/domain/cutoffs/course-table.ts";
import { addYear } from "#app/features/goals/domain/cutoffs/link-years.ts";
import { readCutoffYears } from "#app/features/goals/domain/cutoffs/read-year.ts";
import { cutoffFile, type FileCourse } from "#tests/support/cutoff-file.ts";

function yearsOf(csv: string) {
  const read = readCutoffYears(csv);
  if ("problem" in read) throw new Error(read.problem);
  return read.years;
}

function tableOf(...years: [number, FileCourse[]][]): CourseTable {
  return years
    .flatMap(([year, courses]) => yearsOf(cutoffFile(year, courses)))
    .reduce(addYear, { years: [], courses: [] });
}

const law: FileCourse = { name: "DIREITO", seats: [["AC", 20, "700.10"]] };
const arts: FileCourse = { name: "ARTES", seats: [["AC", 10, "600.20"]] };
const music: FileCourse = { name: "MUSICA", seats: [["AC", 10, ""]] };

test("a table of several courses is read back from its text, whatever order they are in", () => {
  const table = tableOf([2023, [law, arts]], [2024, [music, law, arts]]);
  expect(readTable(formatTable(table))).toEqual(table);
  const text = formatTable(table);
  expect(formatTable({ ...table, courses: table.courses.toReversed() })).toBe(text);
  expect(text.indexOf("ARTES")).toBeLessThan(text.indexOf("DIREITO"));
});

test("a text of seats without a course has no courses, and a course of an unlisted institution has no name of it", () => {
  expect(readTable("2024\n\tAC\t\t20\t70010\n-\tAC\t\t20\t70010\n").courses).toEqual([]);
  const [course] = readTable("2024\n5\tOuro Claro\tMG\n").courses;
  expect([course?.short, course?.institution, course?.city]).toEqual(["", "", "Ouro Claro"]);
});

test("a row that ends behind its modality has neither places nor a cut-off", () => {
  const [header = "", first = "", second = ""] = cutoffFile(2024, [law, arts]).split("\n");
  const short = second.slice(0, second.lastIndexOf('"') + 1);
  const [year] = yearsOf([header, first, short].join("\n"));
  expect(year?.courses.map(({ name, seats }) => [name, seats])).toEqual([
    ["DIREITO", [{ modality: "AC", bonus: 0, places: 20, cutoffs: [700.1] }]],
    ["ARTES", [{ modality: "AC", bonus: 0, places: 0, cutoffs: [null] }]],
  ]);
});

test("a row that ends before its course is refused with its line", () => {
  const [header = "", first = ""] = cutoffFile(2024, [law]).split("\n");
  expect(readCutoffYears([header, first, "2024;MG"].join("\n"))).toEqual({
    problem: "linha 3: falta a instituição, o curso ou a modalidade",
  });
  expect(readCutoffYears([header, first, "MG;2024"].join("\n"))).toEqual({
    problem: "linha 3: o ano não é um ano",
  });
});

test("an older year sent again without a cut-off leaves the one that is known", () => {
  const table = tableOf([2023, [law]], [2024, [law]], [2023, [{ ...law, seats: [["AC", 20, ""]] }]]);
  expect(table.courses.map(({ seats }) => seats.map(({ cutoffs }) => cutoffs))).toEqual([[[700.1, 700.1]]]);
});

test("the change after the newest year is unknown; after the one before, it is in points", () => {
  const table = tableOf([2023, [law]], [2024, [{ ...law, seats: [["AC", 20, "710.10"]] }]]);
  expect(movementsFrom(table, 0).map((movement) => changeAfter(movement, 0))).toEqual([null]);
  expect(movementsFrom(table, 1).map((movement) => Math.round(changeAfter(movement, 1) ?? 0))).toEqual([10]);
});
