import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawFormula } from "#app/platform/math/domain/draw-formula.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { dataSets } from "#tests/support/data-sets.ts";
import { readHtml } from "#tests/unit/bank/rendering/read-html.ts";

const pictures = new Map();

const sets = dataSets("enem-provas-2009-2022", {
  own: { exams: "enem-provas", questions: 99, formulasDrawn: 20, torture: 15, refused: 4 },
  real: { exams: "enem-provas-2009-2022", questions: 2_300, formulasDrawn: 40, torture: 120, refused: 12 },
});

type EnemRow = {
  context: string | null;
  alternativesIntroduction: string | null;
  alternatives: { text: string | null }[];
};

describe.each(sets)("texts of $name", ({ root, exams, ...expected }) => {
  const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");
  const enemRows = (): EnemRow[] =>
    readdirSync(`${root}/${exams}`)
      .filter((name) => name.endsWith(".jsonl"))
      .flatMap((name) => read(`${exams}/${name}`).trim().split("\n"))
      .map((line) => JSON.parse(line));

  it("every statement and alternative of the ENEM exams becomes clean HTML", { timeout: 60_000 }, () => {
    const rows = enemRows();
    expect(rows.length).toBeGreaterThan(expected.questions);
    for (const row of rows) {
      const statement = [row.context, row.alternativesIntroduction].filter(Boolean).join("\n\n");
      const texts = [
        renderText(statement, { pictures, latex: false }),
        ...row.alternatives.map(({ text }) => renderInline(text ?? "", { pictures, latex: false })),
      ];
      for (const { html, failures } of texts) {
        expect(failures).toEqual([]);
        expect(html).not.toMatch(/\$\$|<script|katex-error|formula-source|<math|[\u200b\ue000-\uf8ff]/);
        readHtml(html);
      }
      expect(plainText(statement, false)).not.toMatch(/\*\*[^*]+\*\*|!\[|[\u200b\ue000-\uf8ff]/);
    }
  });

  it("no price of the ENEM exams is read as a formula, even where LaTeX is expected", {
    timeout: 60_000,
  }, () => {
    for (const row of enemRows()) {
      const texts = [row.context, row.alternativesIntroduction, ...row.alternatives.map(({ text }) => text)];
      // Only these signs begin a formula.
      for (const text of texts.filter((each) => /[$\\]/.test(each ?? "")))
        expect(renderText(text ?? "", { pictures }).html).not.toMatch(/<math|formula-source/);
    }
  });

  it("every formula of the physics questions is drawn", () => {
    type Row = { enunciado: string; alternativas: { texto: string }[] };
    const rows: Row[] = JSON.parse(read("vestibular-latex/fisica-latex.json"));
    let formulas = 0;
    for (const text of rows.flatMap((row) => [
      row.enunciado,
      ...row.alternativas.map(({ texto }) => texto),
    ])) {
      const { html, failures } = renderText(text, { pictures });
      expect(failures).toEqual([]);
      formulas += readHtml(html).elements.filter(({ name }) => name === "math").length;
      expect(html).not.toContain("$");
    }
    expect(formulas).toBeGreaterThan(expected.formulasDrawn);
  });

  it("every text of FUVEST 2025 becomes clean HTML", () => {
    for (const name of readdirSync(`${root}/fuvest-2025/questoes`)) {
      const question: Record<string, unknown> = JSON.parse(read(`fuvest-2025/questoes/${name}`));
      for (const text of Object.values(question).filter((value) => typeof value === "string")) {
        readHtml(renderText(text, { pictures }).html);
      }
    }
  });

  /** The list is YAML; of its syntax only keys, one-line values and indented blocks occur where the formulas are. */
  function formulas(): string[] {
    const entries = read("katex-tortura/ss_data.yaml")
      .split(/^(?=[A-Z]\w*:)/m)
      .slice(1);
    return entries.map((entry) => {
      const tex = /^ +tex: (?:\|\n((?: {4,}.*\n|\n)+)|(.+))/m.exec(entry);
      return (tex?.[1] ?? tex?.[2] ?? entry.replace(/^\w+:(?: *[|>])?/, ""))
        .trim()
        .replace(/^'([\s\S]*)'$/, "$1");
    });
  }

  it("no formula of a list like KaTeX's own throws, and those that need no special permission are drawn", () => {
    const all = formulas();
    expect(all.length).toBeGreaterThan(expected.torture);
    const failed = all.filter((formula) => {
      const { html, failure } = drawFormula(formula, true);
      readHtml(html);
      return failure !== null;
    });
    // Commands that are refused on purpose, macros the list defines elsewhere, and one that is meant to fail.
    expect(failed.length).toBeLessThan(expected.refused);
  });
});
