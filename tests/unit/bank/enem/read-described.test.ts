import { describe, expect, it } from "vitest";
import { readEnemFile } from "#app/features/bank/domain/enem/reading/read-file.ts";
import type { EnemRow } from "#app/features/bank/domain/enem/reading/row.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";

const given = {
  id: "questao_106",
  exam: "2024",
  IU: true,
  ledor: true,
  question:
    "## Uma célula de teste\nUma pessoa montou uma célula, que a figura mostra com as suas duas câmaras.\n[[placeholder]]\nQual equação representa a célula de uma pessoa?",
  alternatives: ["[[placeholder]]", "[[placeholder]]", "nenhuma.", "todas.", "uma [[placeholder]]"],
  label: "C",
  figures: ["figures/2024/a.png", "figures/2024/b.png", "figures/2024/c.png", "figures/2024/d.png"],
  description: ["Descrição da figura: Duas câmaras [à direita].", "Descrição da equação química: A", "", "D"],
};

function read(fields: object): EnemRow {
  const { rows, malformed } = readEnemFile(JSON.stringify({ ...given, ...fields }), "2024.jsonl");
  expect(malformed).toEqual([]);
  const [first] = rows;
  if (!first) throw new Error("no row");
  return first.row;
}

const drafted = (fields: object) => enemDraft(read(fields), null, () => true);

describe("a record with figures and their descriptions", () => {
  it("has its figures at the placeholders, in order, with their descriptions", () => {
    const { draft, quarantine } = drafted({});
    expect(quarantine).toBeNull();
    expect(draft).toMatchObject({
      status: "published",
      key: "C",
      number: 106,
      exam: { year: 2024, day: 2, booklet: null },
      provenance: { source: "enem-descricoes", path: "2024/questao_106" },
    });
    expect(draft.statement.split("\n\n")).toEqual([
      "**Uma célula de teste**  \nUma pessoa montou uma célula, que a figura mostra com as suas duas câmaras.",
      "![Duas câmaras  à direita .](figures/2024/a.png)",
      "Qual equação representa a célula de uma pessoa?",
    ]);
    expect(draft.alternatives).toEqual([
      { text: "", picture: { path: "figures/2024/b.png", alt: "A" } },
      { text: "", picture: { path: "figures/2024/c.png", alt: null } },
      { text: "nenhuma.", picture: null },
      { text: "todas.", picture: null },
      { text: "uma ![D](figures/2024/d.png)", picture: null },
    ]);
  });

  it("is annulled by its key, whatever its spelling", () => {
    for (const label of ["ANULADO", "Anulado", "anulada"])
      expect(drafted({ label }).draft).toMatchObject({ status: "annulled", key: null });
  });

  it("says that a figure is missing, and shows those without a placeholder", () => {
    expect(drafted({ figures: ["figures/2024/a.png"], description: [] }).quarantine).toBe(
      "imagem não fornecida: a fonte pede uma figura e não a traz",
    );
    const without = { question: "Uma figura vem depois.\nQual é a de uma pessoa?", alternatives: ["1", "2"] };
    expect(drafted({ ...without, label: "A", figures: ["f/x.png"] }).draft.statement).toBe(
      "Uma figura vem depois.\n\n![Duas câmaras  à direita .](f/x.png)\n\nQual é a de uma pessoa?",
    );
    expect(drafted({ ...without, figures: [null], label: null }).quarantine).toBe("sem gabarito");
  });

  it("is the same question in every file, and another in another year", () => {
    expect(read({}).path).toBe("2024/questao_106");
    expect(read({ exam: "2023" }).path).toBe("2023/questao_106");
    expect(read({ description: ["x".repeat(900)] }).context.length).toBeLessThan(500);
  });
});
