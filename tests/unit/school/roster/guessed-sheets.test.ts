import { describe, expect, it } from "vitest";
import { guessTables, layoutsOf } from "#app/features/school/domain/roster/guess-tables.ts";
import { yearOfList } from "#app/features/school/domain/roster/year-of-list.ts";

const sheet = (name: string, ...rows: string[][]) => ({
  name,
  notes: [],
  lines: rows.map((cells, index) => ({ line: index + 1, cells, problem: null })),
});

describe("the tables of a file", () => {
  it("are none where there is no sheet", () => {
    expect(guessTables([], 2026)).toEqual({
      tables: [],
      reading: { sheetNames: true, groups: true, fill: false },
    });
  });

  it("of one layout have the fields of the widest one", () => {
    const { tables } = guessTables(
      [
        sheet("3A", ["Nome", "Matrícula"], ["Ana Sá", "101"], ["Bia Ramos", "102"]),
        sheet("3B", ["Nome", "Matrícula", ""], ["Caio Luz", "103", "x"], ["Davi Melo", "104", ""]),
      ],
      2026,
    );
    expect(layoutsOf(tables)).toEqual([{ shown: 1, all: [0, 1] }]);
    expect(tables.map(({ columns }) => columns.map(({ field }) => field))).toEqual([
      ["fullName", "schoolUserId"],
      ["fullName", "schoolUserId", null],
    ]);
    expect(tables.map(({ className }) => className)).toEqual(["3A", "3B"]);
  });
});

describe("the year of a list", () => {
  it.each([
    ["Alunos", 2026, null],
    ["Alunos 2026", 2026, 2026],
    ["Impresso em 03/02/2026", 2026, null],
    ["Turmas de 2019", 2026, null],
  ])("named “%s”, in %i, is %s", (name, now, year) => {
    expect(yearOfList([sheet(name, ["Nome"], ["Ana Sá"])], now)).toBe(year);
  });

  it("is that of the academic year where several are named, and none where two are", () => {
    const titles = [["Emitido para 2025"], ["Ano letivo 2026"], ["Nome", "Turma"], ["Ana Sá", "3A"]];
    expect(yearOfList([sheet("Plan1", ...titles)], 2026)).toBe(2026);
    expect(yearOfList([sheet("2025"), sheet("2026")], 2026)).toBeNull();
  });
});
