import { describe, expect, it } from "vitest";
import {
  banDays,
  caseOutcome,
  causeLabels,
  medianOf,
  urgencyOfReport,
  waitInWords,
} from "#app/features/forum/domain/case.ts";

describe("a case", () => {
  it("says its causes in words", () => {
    expect(causeLabels(1 + 2 + 16)).toEqual(["Denúncia", "Contato retirado", "Recurso de quem escreveu"]);
    expect(causeLabels(0)).toEqual([]);
  });

  it("puts possible harm to a minor before other reports", () => {
    expect(urgencyOfReport("sexual")).toBeLessThan(urgencyOfReport("spam"));
    expect(urgencyOfReport("offence")).toBe(urgencyOfReport("contact"));
  });

  it("knows its outcomes and no other word", () => {
    expect(["kept", "suspended", "__proto__", ""].map(caseOutcome)).toEqual([
      "kept",
      "suspended",
      null,
      null,
    ]);
    expect(["1", "30", "2"].map(banDays)).toEqual([1, 30, null]);
  });

  it("says how long people wait", () => {
    expect([10, 600, 7200, 200_000].map(waitInWords)).toEqual(["1 min", "10 min", "2 h", "2 dias"]);
    expect(medianOf([5, 1, 3])).toBe(3);
    expect(medianOf([])).toBeNull();
  });
});
