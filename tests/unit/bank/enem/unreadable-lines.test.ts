import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEnemLine } from "#app/features/bank/domain/enem/reading/parse-line.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";

describe("a line that is no question", () => {
  it.each([
    ["{", "JSON inválido"],
    ["{'index': 1}", "JSON inválido"],
    ['{"index": 1,', "JSON inválido"],
    ["null", "não é um objeto JSON"],
    ["[1, 2]", "não é um objeto JSON"],
    ['"texto"', "não é um objeto JSON"],
    ["{}", "sem o ano da prova"],
    ['{"year": 1500, "index": 3}', "sem o ano da prova"],
    ['{"year": 2020}', "sem o número da questão"],
    ['{"year": 2020, "index": -4, "title": "Questão 9999"}', "sem o número da questão"],
    ['{"question": "Qual?", "alternatives": []}', "sem o ano da prova"],
    ['{"exam": "2024", "question": "Qual?"}', "sem o número da questão"],
  ])("%s is refused with its reason", (line, reason) => {
    expect(parseEnemLine(line)).toEqual({ ok: false, reason });
  });

  it("never breaks the import, whatever the fields contain", () => {
    const value = fc.oneof(fc.anything({ maxDepth: 2 }), fc.string());
    const fields = [
      "index",
      "year",
      "title",
      "context",
      "files",
      "alternatives",
      "correctAlternative",
      "question",
      "options",
      "id",
    ];
    const rows = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
    fc.assert(
      fc.property(rows, fc.boolean(), (row, isKnown) => {
        const parsed = parseEnemLine(JSON.stringify(isKnown ? { ...row, year: 2021, index: 9 } : row) ?? "");
        if (!parsed.ok) return parsed.reason !== "";
        const { draft, quarantine } = enemDraft(parsed.row, null, () => false);
        return (draft.status === "published") === (quarantine === null && draft.key !== null);
      }),
      { numRuns: 500 },
    );
  });
});
