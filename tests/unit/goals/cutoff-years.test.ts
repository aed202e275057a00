import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { formatTable, readTable } from "#app/features/goals/domain/cutoffs/compact-table.ts";
import { courseKey, foldCourseName } from "#app/features/goals/domain/cutoffs/course-key.ts";
import type { CourseTable, Seats } from "#app/features/goals/domain/cutoffs/course-table.ts";
import { addYear } from "#app/features/goals/domain/cutoffs/link-years.ts";
import { readCutoffYears } from "#app/features/goals/domain/cutoffs/read-year.ts";
import { cutoffFile, type FileCourse } from "#tests/support/cutoff-file.ts";
import { shippedTable } from "../../../scripts/farol/course-table.ts";

const NOTHING: CourseTable = { years: [], courses: [] };
const REAL = "../shared/data/sisu-cortes";

function yearsOf(csv: string) {
  const read = readCutoffYears(csv);
  if ("problem" in read) throw new Error(read.problem);
  return read.years;
}

function tableOf(...years: [number, FileCourse[]][]): CourseTable {
  return years.flatMap(([year, courses]) => yearsOf(cutoffFile(year, courses))).reduce(addYear, NOTHING);
}

const shipped = await shippedTable();
const newestTwo = (seats: Seats): Seats => ({ ...seats, cutoffs: seats.cutoffs.slice(0, 2) });
const seatsOf = ({ courses }: CourseTable) =>
  courses.flatMap(({ code, seats }) => seats.map((each) => [code, each.modality, ...each.cutoffs]));

test("a course is the same through the years whatever its name gained: accents, case, brackets, degree, shift, joining words", () => {
  const names = [
    "LETRAS E ARTES DA CENA",
    "Letras e Artes da Cena (Manhã) - Noturno",
    "Curso Superior de Letras, Artes de Cena - Bacharelado",
  ];
  expect(new Set(names.map(foldCourseName))).toEqual(new Set(["letras-artes-cena"]));
  expect(foldCourseName("CURSO SUPERIOR DE TECNOLOGIA EM GESTÃO AMBIENTAL - NOTURNO")).toBe(
    "gestao-ambiental",
  );
  const course = {
    institution: "X",
    city: "Ouro Claro",
    state: "MG",
    degree: "Bacharelado",
    shift: "Integral",
  };
  expect(courseKey({ ...course, short: "UFAR", name: "Letras" })).toBe("ufar-ouro-claro-mg-letras-bi");
  expect(courseKey({ ...course, short: "", name: "(ABI)" })).toBe("x-ouro-claro-mg-abi-bi");
});

test("a new year gains the cut-offs of the years before; what is gone is gone, and what is new has none", () => {
  const seats = (cutoff: string): FileCourse["seats"] => [
    ["AC", 20, cutoff],
    ["EP", 10, "0.00"],
  ];
  const table = tableOf(
    [
      2023,
      [
        { name: "Direito", seats: seats("700.5") },
        { name: "FÍSICA", seats: seats("500,25") },
      ],
    ],
    [2024, [{ name: "DIREITO (BACHARELADO)", seats: [...seats("710.1"), ["PPI + EP", 5, "650"]] }]],
  );
  expect(table.years).toEqual([2024, 2023]);
  expect(seatsOf(table)).toEqual([
    ["ufar-ouro-claro-mg-direito-bn", "AC", 710.1, 700.5],
    ["ufar-ouro-claro-mg-direito-bn", "EP", null, null],
    ["ufar-ouro-claro-mg-direito-bn", "PPI + EP", 650, null],
  ]);
});

test("places of an old law are former ones, which later years remember and may have again", () => {
  const old: FileCourse["seats"] = [["PPI + PCD + EP", 2, "500"]];
  const open: FileCourse["seats"] = [["AC", 20, "600"]];
  const years: [number, FileCourse[]][] = [
    [2021, [{ seats: [...open, ...old] }]],
    [2022, [{ seats: open }]],
    [2023, [{ seats: open }]],
  ];
  const [course] = tableOf(...years).courses;
  expect(course?.former).toMatchObject([{ modality: "PPI + PCD + EP", cutoffs: [null, null, 500] }]);
  expect(readTable(formatTable(tableOf(...years)))).toEqual(tableOf(...years));
  expect(seatsOf(tableOf(...years, [2024, [{ seats: old }]]))[0]?.slice(2)).toEqual([500, null, null, 500]);
  const filled = tableOf(...years, [2020, [{ seats: [["PPI + PCD + EP", 2, "490"]] }]]);
  expect(filled.courses[0]?.former[0]?.cutoffs).toEqual([null, null, 500, 490]);
});

test("the same year again changes nothing; an older one fills in; a corrected one replaces", () => {
  const courses = (cutoff: string): FileCourse[] => [{ seats: [["AC", 20, cutoff]] }];
  const table = tableOf([2022, courses("600")], [2024, courses("620")]);
  expect(tableOf([2022, courses("600")], [2024, courses("620")], [2024, courses("620")])).toEqual(table);
  const filled = tableOf([2022, courses("600")], [2024, courses("620")], [2023, courses("610")]);
  expect([filled.years, seatsOf(filled)[0]?.slice(2)]).toEqual([
    [2024, 2023, 2022],
    [620, 610, 600],
  ]);
  expect(
    seatsOf(tableOf([2022, courses("600")], [2024, courses("620")], [2024, courses("630")]))[0]?.slice(2),
  ).toEqual([630, 600]);
});

test("courses that differ by campus alone have codes of their own, and find their own history", () => {
  const at = (campus: string, cutoff: string, name = "DIREITO"): FileCourse => ({
    ...{ campus, name },
    seats: [["AC", 20, cutoff]],
  });
  const table = tableOf(
    [2023, [at("NORTE", "500"), at("SUL", "600"), at("SUL", "650", "DIREITO (ABI)")]],
    [2024, [at("SUL", "610"), at("NORTE", "510"), at("SUL", "660", "DIREITO (ABI)"), at("LESTE", "300")]],
  );
  expect(seatsOf(table)).toEqual([
    ["ufar-ouro-claro-mg-direito-bn-leste", "AC", 300, null],
    ["ufar-ouro-claro-mg-direito-bn-norte", "AC", 510, 500],
    ["ufar-ouro-claro-mg-direito-bn-sul", "AC", 610, 600],
    ["ufar-ouro-claro-mg-direito-bn-sul-2", "AC", 660, 650],
  ]);
});

test("seats of one rule are matched by size, and those with a bonus among themselves", () => {
  const seats = (first: string, second: string, third: string): FileCourse["seats"] => [
    ["REGIONAL", 2, second],
    ["REGIONAL", 9, first],
    ["REGIONAL", 9, third, "20.00"],
  ];
  const table = tableOf(
    [2023, [{ seats: seats("500", "450", "550") }]],
    [2024, [{ seats: seats("510", "460", "560") }]],
  );
  expect(seatsOf(table).map((each) => each.slice(2))).toEqual([
    [510, 500],
    [560, 550],
    [460, 450],
  ]);
});

test("a file that is none, or has a cell that is none, is refused with its place", () => {
  expect(readCutoffYears("a;b\n1;2\n")).toEqual({
    problem: expect.stringContaining("faltam as colunas ano, uf"),
  });
  const file = cutoffFile(2024, [{ seats: [["AC", 20, "600"]] }]);
  expect(readCutoffYears(file.replace("2024;MG", "24;MG"))).toEqual({
    problem: "linha 2: o ano não é um ano",
  });
  expect(readCutoffYears(file.replace(";600", ";seis"))).toEqual({
    problem: "linha 2: “seis” em corte não é um número",
  });
  expect(readCutoffYears(file.replace("DIREITO", ""))).toEqual({
    problem: "linha 2: falta a instituição, o curso ou a modalidade",
  });
});

test("the table as text comes back the same, also a modality with a semicolon and a cut-off that is missing between two", () => {
  const table = tableOf(
    [2022, [{ seats: [["quem estudou; em Minas", 3, "480.01", "15.00"]] }]],
    [2023, [{ seats: [["quem estudou; em Minas", 3, "", "15.00"]] }]],
    [2024, [{ seats: [["quem estudou; em Minas", 3, "500.55", "10.00"]] }]],
  );
  expect(seatsOf(table)[0]).toEqual([expect.any(String), "quem estudou; em Minas", 500.55, null, 480.01]);
  expect(readTable(formatTable(table))).toEqual(table);
});

test("the table that ships links 4,200 courses through five years, and no two under one code", () => {
  expect(shipped.years).toEqual([2024, 2023, 2022, 2021, 2020]);
  expect(new Set(shipped.courses.map(({ code }) => code)).size).toBe(6823);
  const inAll = shipped.courses.filter(({ seats }) => seats.some(({ cutoffs }) => cutoffs[4] !== null));
  expect(inAll.length).toBeGreaterThanOrEqual(4200);
});

test.skipIf(!existsSync(REAL))(
  "the table that ships is that of the published files, row by row in the newest two years",
  () => {
    const files = [2023, 2024].map((year) => readFileSync(`${REAL}/sisu-${year}.csv.gz`));
    const made = files.flatMap((bytes) => yearsOf(gunzipSync(bytes).toString())).reduce(addYear, NOTHING);
    const newest = shipped.courses.map((course) => ({
      ...course,
      former: [],
      seats: course.seats.map(newestTwo),
    }));
    expect(made.courses.map((course) => ({ ...course, former: [] }))).toEqual(newest);
  },
);
