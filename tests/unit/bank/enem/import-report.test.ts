import { describe, expect, it } from "vitest";
import { formatReport, formatUnsupported } from "#app/features/bank/domain/enem/reading/format-report.ts";
import { type ImportedRow, importReport } from "#app/features/bank/domain/enem/reading/import-report.ts";

function givenImported(fields: Partial<ImportedRow> = {}): ImportedRow {
  return {
    fileName: "enem-2023.jsonl",
    path: "q/1",
    line: 1,
    outcome: "stored",
    quarantine: null,
    corrections: [],
    ...fields,
  };
}

const rows = [
  givenImported({
    corrections: [
      { field: "key", from: "A", to: "X" },
      { field: "area", from: "matematica", to: "CN" },
    ],
  }),
  givenImported({ path: "q/2", line: 2, outcome: "unchanged" }),
  givenImported({
    path: "q/3",
    line: 3,
    outcome: "quarantined",
    quarantine: "imagem não fornecida: 2023/a.png",
    corrections: [{ field: "key", from: null, to: "B" }],
  }),
  givenImported({ path: "q/4", line: 4, outcome: "unchanged", quarantine: "sem gabarito" }),
];
const malformed = [{ fileName: "enem-2023.jsonl", line: 9, reason: "linha 9: JSON inválido" }];

describe("the report of an import", () => {
  it("has exactly the shape that programs rely on, and adds up", () => {
    const report = importReport(rows, malformed);
    expect(JSON.parse(JSON.stringify(report))).toEqual({
      read: 5,
      stored: 1,
      unchanged: 2,
      quarantined: 2,
      corrections: [
        { source: "enem-2023.jsonl: q/1", field: "key", from: "A", to: "X" },
        { source: "enem-2023.jsonl: q/1", field: "area", from: "matematica", to: "CN" },
        { source: "enem-2023.jsonl: q/3", field: "key", from: null, to: "B" },
      ],
      reasons: [
        { source: "enem-2023.jsonl: q/3", line: 3, reason: "imagem não fornecida: 2023/a.png" },
        { source: "enem-2023.jsonl", line: 9, reason: "linha 9: JSON inválido" },
      ],
    });
    expect(report.read).toBe(report.stored + report.unchanged + report.quarantined);
    expect(report.reasons).toHaveLength(report.quarantined);
  });

  it("gives every quarantined row a reason", () => {
    expect(importReport([givenImported({ outcome: "quarantined" })], []).reasons[0]?.reason).toBe(
      "sem motivo registrado",
    );
  });

  it("reports the totals, the corrections and the reasons in plain Portuguese", () => {
    expect(formatReport(importReport(rows, malformed))).toBe(
      [
        "Questões lidas: 5",
        "  gravadas:      1",
        "  sem mudança:   2",
        "  em quarentena: 2",
        "",
        "Correções pelo arquivo do INEP: 1 gabarito, 1 anulada, 1 área",
        "  enem-2023.jsonl: q/1: anulada (a fonte dava A)",
        "  enem-2023.jsonl: q/3: sem gabarito → B",
        "",
        "Em quarentena:",
        "  imagem não fornecida: 1",
        "    linha 3, enem-2023.jsonl: q/3 (imagem não fornecida: 2023/a.png)",
        "  JSON inválido: 1",
        "    linha 9, enem-2023.jsonl (linha 9: JSON inválido)",
      ].join("\n"),
    );
  });

  it("says only the totals when there is nothing more to say", () => {
    const kept = importReport([givenImported({ outcome: "kept" })], []);
    expect(kept).toMatchObject({ read: 1, unchanged: 1, kept: [expect.any(String)] });
    expect(formatReport(kept)).toContain("editadas à mão, mantidas: 1");
    expect(formatReport(importReport([givenImported()], []))).toBe(
      "Questões lidas: 1\n  gravadas:      1\n  sem mudança:   0\n  em quarentena: 0",
    );
  });

  it("shows a few rows of a common reason, the commonest first, and counts the rest", () => {
    const many = Array.from({ length: 1207 }, (_, at) =>
      givenImported({
        path: `q/${at}`,
        line: at + 1,
        outcome: "quarantined",
        quarantine: "sem gabarito",
        corrections: [{ field: "key", from: null, to: "X" }],
      }),
    );
    const text = formatReport(importReport([...rows, ...many], []));
    expect(text).toContain("  sem gabarito: 1.207\n    linha 1, enem-2023.jsonl: q/0\n");
    expect(text).toContain("    … e mais 1.202");
    expect(text).toContain("1.208 anuladas");
    expect(text).toContain("anulada (a fonte dava nada)");
    expect(text.indexOf("sem gabarito: 1.207")).toBeLessThan(text.indexOf("imagem não fornecida: 1"));
  });
});

it("kinds of questions that Farol does not have are named with where they stood", () => {
  expect(formatUnsupported([])).toBe("");
  expect(formatUnsupported([{ source: "prova.gift:3", kind: "matching" }])).toBe(
    "\n\nTipos que o Farol não tem, deixados de fora: 1\n  matching: prova.gift:3",
  );
});
