import { describe, expect, it } from "vitest";
import { parseEnemLine } from "#app/domain/questions/enem/parse-line.ts";
import { repairedRow } from "#app/domain/questions/enem/repairs/repaired-row.ts";
import { givenJson } from "#tests/unit/questions/enem/given-row.ts";

const formula = "https://enem.dev/2023/questions/140/formula.png";
const figure = "https://enem.dev/2023/questions/140/figura.png";

describe("a repaired row", () => {
  it("lists no picture that an edit replaced by words, and keeps the others", () => {
    const json = givenJson({
      context: `O raio mede![](${formula}) metros.\n\nVeja a figura.`,
      files: [formula, figure],
    });
    const parsed = parseEnemLine(JSON.stringify(json), { fileName: "teste.jsonl", ordinal: 1 });
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(parsed.row.pictures).toEqual([formula, figure]);
    const repaired = repairedRow(parsed.row, {
      of: "",
      edits: [[`mede![](${formula})`, "mede 10<sup>5</sup>"]],
    });
    expect(repaired.context).toBe("O raio mede 10<sup>5</sup> metros.\n\nVeja a figura.");
    expect(repaired.pictures).toEqual([figure]);
  });
});
