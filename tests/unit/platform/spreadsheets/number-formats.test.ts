import { describe, expect, it } from "vitest";
import { dayText, numberFormat, numberText } from "#app/platform/spreadsheets/domain/number-text.ts";
import { readXlsx } from "#app/platform/spreadsheets/domain/read-xlsx.server.ts";
import { writeXlsx } from "#app/platform/spreadsheets/domain/write-xlsx.server.ts";

describe("a number format of a workbook", () => {
  // ECMA-376, 18.8.30: 14 to 22 and 45 to 47 in every language, 27 to 36 and 50 to 58 in those of Asia.
  it.each([
    [0, "plain"],
    [13, "plain"],
    [14, "date"],
    [22, "date"],
    [23, "plain"],
    [27, "date"],
    [36, "date"],
    [37, "plain"],
    [44, "plain"],
    [45, "date"],
    [47, "date"],
    [49, "plain"],
    [50, "date"],
    [58, "date"],
    [59, "plain"],
  ])("of number %i without a code is %s", (id, kind) => {
    expect(numberFormat(id, "")).toEqual({ kind });
  });

  it.each([
    ["dd/mm/yyyy", { kind: "date" }],
    ["[$-416]d/mmm", { kind: "date" }],
    ["[h]:mm", { kind: "date" }],
    ["General", { kind: "plain" }],
    ['General" dias"', { kind: "plain" }],
    ["0.00", { kind: "plain" }],
    ["#,##0", { kind: "plain" }],
    ["00%", { kind: "plain" }],
    ["0", { kind: "plain" }],
    ["[Red]00000;-00000", { kind: "mask", mask: "00000" }],
    ["00000\\-0", { kind: "mask", mask: "00000-0" }],
    ['"RA 2-"0000', { kind: "mask", mask: "RA 2-0000" }],
    [`"${"x".repeat(40)}"00`, { kind: "plain" }],
  ])("of the code %s is %j", (code, format) => {
    expect(numberFormat(164, code)).toEqual(format);
  });
});

describe("a number of a cell", () => {
  it.each([
    ["46054", "dd/mm/yyyy", "01/02/2026"],
    ["46054.75", "dd/mm/yyyy", "01/02/2026"],
    ["2958465", "dd/mm/yyyy", "31/12/9999"],
    ["2958466", "dd/mm/yyyy", "2958466"],
    ["0.5", "hh:mm", "0.5"],
    ["994001", "00000000", "00994001"],
    ["994001", "000000-0", "099400-1"],
    ["1234567", "00-0", "123456-7"],
    ["1.5", "00000000", "1.5"],
    ["7", "General", "7"],
  ])("%s by %s is %s", (value, code, text) => {
    expect(numberText(value, numberFormat(164, code))).toBe(text);
  });

  it("counts days from 30 December 1899, and a leap day there never was as the one before", () => {
    expect([1, 61, 45_658].map(dayText)).toEqual(["31/12/1899", "01/03/1900", "01/01/2025"]);
  });

  it("comes back from a workbook as it went in, beside texts and empty cells", () => {
    const lines = [
      ["Nome", "Nota"],
      ["Ana & Bia", 7.5],
      ["", 12],
    ];
    expect(readXlsx(writeXlsx("Notas", lines))[0].lines.map(({ cells }) => cells)).toEqual([
      ["Nome", "Nota"],
      ["Ana & Bia", "7.5"],
      ["", "12"],
    ]);
  });
});
