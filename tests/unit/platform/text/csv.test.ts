import { describe, expect, it } from "vitest";
import { csvLine } from "#app/platform/spreadsheets/domain/csv.ts";

describe("a line of a spreadsheet", () => {
  it("separates by semicolons and quotes what needs it", () => {
    expect(csvLine(["Ana Sá", 12, "", 'disse "oi"', "a;b", "duas\nlinhas", " com espaço"])).toBe(
      'Ana Sá;12;;"disse ""oi""";"a;b";"duas\nlinhas";" com espaço"\r\n',
    );
  });

  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM", "\tx", "＝1", "－1"])(
    "leaves no formula (SEC-20): %j",
    (value) => {
      expect(csvLine([value])).toMatch(/^"?'/);
    },
  );
});
