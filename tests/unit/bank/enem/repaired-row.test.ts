import { describe, expect, it } from "vitest";
import { rowOf } from "#app/features/bank/domain/enem/reading/parse-line.ts";
import { repairedRow } from "#app/features/bank/domain/enem/reading/repairs/repaired-row.ts";
import { givenJson } from "#tests/unit/bank/enem/given-row.ts";

const formula = "https://enem.dev/2023/questions/140/formula.png";
const figure = "https://enem.dev/2023/questions/140/figura.png";

function givenRow(fields: Record<string, unknown> = {}) {
  const parsed = rowOf(givenJson(fields), { fileName: "teste.jsonl", ordinal: 1 });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.row;
}

describe("a repaired row", () => {
  it("lists no picture that an edit replaced by text, and retains the others", () => {
    const row = givenRow({
      context: `O raio mede![](${formula}) metros.\n\nVeja a figura.`,
      files: [formula, figure],
    });
    expect(row.pictures).toEqual([formula, figure]);
    const repaired = repairedRow(row, {
      of: "",
      edits: [[`mede![](${formula})`, "mede 10<sup>5</sup>"]],
    });
    expect(repaired.context).toBe("O raio mede 10<sup>5</sup> metros.\n\nVeja a figura.");
    expect(repaired.pictures).toEqual([figure]);
  });

  it("has the summary first, its pieces replaced and its alternatives given back", () => {
    const { context, alternatives, defect } = repairedRow(givenRow(), {
      of: "",
      opening: "O reservatório está em uma casa.",
      edits: [["12 litros", "15 litros"]],
      alternatives: { E: "90 litros." },
    });
    expect(context).toBe(
      "_Resumo do início do enunciado:_ O reservatório está em uma casa.\n\nUm reservatório tem 15 litros e recebe mais 3 litros por minuto.",
    );
    const texts = ["15 litros.", "27 litros.", "30 litros.", "36 litros.", "90 litros."];
    expect(alternatives.map(({ text }) => text)).toEqual(texts);
    expect(defect).toBeNull();
  });

  it("has the alternatives that the source lacks after the others", () => {
    const row = givenRow();
    const { alternatives } = repairedRow(
      { ...row, alternatives: row.alternatives.slice(0, 4) },
      { of: "", alternatives: { D: "90 litros.", E: "96 litros." } },
    );
    expect(alternatives.map(({ letter }) => letter)).toEqual(["A", "B", "C", "D", "E"]);
    expect(alternatives.map(({ text }) => text).slice(3)).toEqual(["90 litros.", "96 litros."]);
    expect(alternatives[4]).toMatchObject({ picture: null, markedRight: false });
  });

  it("is quarantined for what no source contains, and has the reader's own defect otherwise", () => {
    const lost = "alternativas de outra questão";
    expect(repairedRow(givenRow(), { of: "", lost }).defect).toBe(lost);
    const defect = "sem gabarito";
    expect(repairedRow({ ...givenRow(), defect }, { of: "" }).defect).toBe(defect);
  });
});
