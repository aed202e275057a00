import { describe, expect, it } from "vitest";
import type { RosterColumn } from "#app/features/school/domain/roster/guess-columns.ts";
import type { LineDefaults } from "#app/features/school/domain/roster/read-line.ts";
import { KINDS, noMends, type RosterMends } from "#app/features/school/domain/roster/roster-doubt.ts";
import { entriesOf } from "#app/features/school/domain/roster/roster-entries.ts";
import type { RosterField } from "#app/features/school/domain/roster/roster-field.ts";

const columns = (["fullName", "email", "class"] as const satisfies RosterField[]).map(
  (field, index): RosterColumn => ({ index, heading: "", examples: [], field, certainty: "alta" }),
);

function read(rows: readonly string[][], mends: Partial<RosterMends> = {}, problem: string | null = null) {
  const defaults: LineDefaults = {
    source: "a",
    sheet: "",
    year: 2026,
    role: null,
    mends: { ...noMends, ...mends },
  };
  const lines = rows.map((cells, index) => ({
    line: { line: index + 2, cells, problem },
    className: cells[2] ?? "",
    year: null,
    isGroup: false,
  }));
  return entriesOf(lines, columns, defaults);
}

describe("what somebody wrote in place of a cell", () => {
  it("is to be checked again only where nothing in it holds", () => {
    const row = [["Ana Sá", "ana@", "3A"]];
    const byMend = (email: string) => read(row, { lines: { "2|": { email } } })[0];
    expect(byMend("ana@x.com")).toMatchObject({ email: "ana@x.com", doubts: [] });
    expect(byMend("")).toMatchObject({ email: "", doubts: [] });
    expect(byMend("nada")).toMatchObject({
      email: "",
      doubts: [{ field: "email", kind: KINDS.email, before: "nada", after: "" }],
    });
  });

  it("is the class of all lines with such a cell, or none of them", () => {
    const rows = [["Ana Sá", "", "01/mar"]];
    const byMend = (written: string) => read(rows, { classes: { "01/mar": written } })[0];
    expect(read(rows)[0]).toMatchObject({
      classes: [],
      doubts: [{ field: "class", kind: KINDS.date, before: "01/mar", after: "" }],
    });
    expect(byMend("1º C")).toMatchObject({ classes: [{ name: "1º C", year: 2026 }], doubts: [] });
    expect(byMend("")).toMatchObject({ classes: [], doubts: [] });
    expect(byMend("02/mar")).toMatchObject({
      classes: [],
      doubts: [{ field: "class", kind: KINDS.date, before: "01/mar", after: "" }],
    });
  });

  it("says whether a namesake of the class is another person", () => {
    const rows = [
      ["Ana Sá", "", "3A", "mãe Rita"],
      ["Ana Sá", "", "3A", "mãe Lia"],
    ];
    const second = (twin?: string) => read(rows, twin ? { lines: { "3|": { twin } } } : {})[1];
    expect(second()).toMatchObject({
      twin: 1,
      doubts: [{ field: "twin", kind: KINDS.twin, after: "outra" }],
    });
    expect(second("outra")).toMatchObject({ twin: 1, doubts: [] });
    expect(second("mesma")).toMatchObject({ twin: 0, doubts: [] });
  });
});

describe("a line of a list", () => {
  it("has a family name up to the last whole word that fits, to be checked", () => {
    const family = Array(12).fill("Abcde").join(" ");
    const cut = Array(10).fill("Abcde").join(" ");
    expect(read([[`Ana ${family}`, "", ""]])[0]).toMatchObject({
      firstName: "Ana",
      lastName: cut,
      doubts: [{ field: "lastName", kind: KINDS.long, before: family, after: cut }],
    });
  });

  it("goes in with a formula without a result beside the name, and not in place of it", () => {
    const torn = "A célula B2 tem uma fórmula sem resultado";
    expect(read([["Ana Sá", "", ""]], {}, torn)[0]).toMatchObject({
      problem: null,
      doubts: [{ field: "fullName", kind: KINDS.torn, before: torn, after: "" }],
    });
    expect(read([["", "", "3A"]], {}, torn)[0]?.problem).toEqual({ kind: KINDS.torn, text: torn });
  });
});
