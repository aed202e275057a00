import { expect, test } from "vitest";
import type { KnownPerson } from "#app/features/school/domain/roster/plan-person.ts";
import { EXPORT_HEADINGS, exportRow } from "#app/features/school/domain/roster/write-roster.server.ts";
import { readXlsx } from "#app/platform/spreadsheets/domain/read-xlsx.server.ts";
import { writeXlsx } from "#app/platform/spreadsheets/domain/write-xlsx.server.ts";
import { read, tableOf } from "#tests/support/roster-files.ts";

const ana: Omit<KnownPerson, "num" | "id"> = {
  firstName: "Ana",
  lastName: "Sá",
  schoolUserId: "007",
  email: "ana@x.com",
  mobile: "11987654321",
  classes: ["3º A", "Olimpíada"],
  role: "student",
  year: 2026,
  active: true,
};

test("an exported workbook imports back as the people are", () => {
  const bia = { ...ana, firstName: "Bia", email: "", schoolUserId: "", active: false, year: 2025 };
  const rows = [ana, { ...bia, role: "teacher" as const, classes: ["Canto, coral"] }].map(exportRow);
  const file = writeXlsx("Pessoas", [EXPORT_HEADINGS, ...rows]);
  const { sheet, entries } = tableOf(read(file, "pessoas.xlsx"));
  expect(sheet.name).toBe("Pessoas");
  expect(entries).toMatchObject([
    {
      firstName: "Ana",
      lastName: "Sá",
      schoolUserId: "007",
      email: "ana@x.com",
      mobile: "11987654321",
      role: "student",
      active: true,
      classes: [
        { name: "3º A", year: 2026 },
        { name: "Olimpíada", year: 2026 },
      ],
      problem: null,
    },
    {
      firstName: "Bia",
      email: "",
      schoolUserId: "",
      role: "teacher",
      active: false,
      classes: [{ name: "Canto, coral", year: 2025 }],
      problem: null,
    },
  ]);
});

test("a person in no class, or in one without a comma, is written without a bar", () => {
  expect(exportRow({ ...ana, classes: [] })[5]).toBe("");
  expect(exportRow({ ...ana, classes: ["3º A"] })[5]).toBe("3º A");
  expect(exportRow({ ...ana, active: false }).slice(-3)).toEqual(["Estudante", "2026", "Inativo"]);
});

test("signs of XML in a cell or the name of the sheet are text, and nothing is computed", () => {
  const cells = ["=1+1", "<b>Ana & Bia</b>", "uma\u0007duas", "007"];
  const [sheet] = readXlsx(writeXlsx("A & B <1>", [["", "x"], cells]));
  expect(sheet.name).toBe("A & B <1>");
  expect(sheet.lines).toEqual([
    { line: 1, cells: ["", "x"], problem: null },
    { line: 2, cells: ["=1+1", "<b>Ana & Bia</b>", "uma duas", "007"], problem: null },
  ]);
});
