import { beforeAll, describe, expect, it, test } from "vitest";
import { bandsOf } from "#app/features/bank/domain/bands.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import { type Comparable, comparableOf, duplicateLikeness } from "#app/features/bank/domain/same-question.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { examSets } from "#tests/unit/bank/enem/exam-sets.ts";

type Part = Pick<QuestionDraft, "statement" | "language"> & { alternatives: string[] };

const base: Part = {
  statement:
    "Um reservatório de 1 200 litros recebe água de uma torneira que despeja 15 litros por minuto, enquanto um ralo deixa sair 5 litros por minuto. Estando o reservatório vazio no início, em quantos minutos ele estará completamente cheio?",
  alternatives: ["60 minutos", "80 minutos", "100 minutos", "120 minutos", "240 minutos"],
  language: null,
};

function comparable({ statement, alternatives, language }: Part): Comparable {
  const texts = alternatives.map((text) => ({ text, picture: null }));
  return comparableOf({ ord: 1, statement, alternatives: texts, language });
}

describe("two questions and one", () => {
  const english: Part = { ...base, language: "ingles" };
  test.each<[string, Part, Part, boolean]>([
    ["the same", base, base, true],
    [
      "other spaces, accents and thousands",
      base,
      { ...base, statement: base.statement.toUpperCase().replace("1 200", "1200") },
      true,
    ],
    [
      "one alternative mended",
      base,
      { ...base, alternatives: [...base.alternatives.slice(0, 4), "240 min"] },
      true,
    ],
    [
      "other numbers",
      base,
      { ...base, statement: base.statement.replace("15", "25").replace("1 200", "800") },
      false,
    ],
    [
      "another question on the same text",
      base,
      {
        ...base,
        statement: base.statement.replace(
          /em quantos.*/,
          "qual é a vazão total do sistema, em litros por hora, ao fim do dia?",
        ),
        alternatives: ["100 L/h", "300 L/h", "600 L/h", "900 L/h", "60 L/h"],
      },
      false,
    ],
    ["the year of its source", { ...base, statement: `${base.statement} (Brasil, 2019)` }, base, true],
    [
      "no numbers in the alternatives",
      { ...base, alternatives: ["pouco", "muito"] },
      { ...base, alternatives: ["pouco", "muito mesmo"] },
      true,
    ],
    ["the items of two languages", english, { ...base, language: "espanhol" }, false],
  ])("%s", (_, one, other, same) => {
    expect(duplicateLikeness(comparable(one), comparable(other)) > 0).toBe(same);
  });

  test("one question has bands in common with itself in another source, and none with others", () => {
    const bands = (statement: string) => bandsOf({ id: 1, statement, alternatives: [] });
    const [first, again] = [bands(base.statement), bands(`${base.statement.toUpperCase()} (Brasil)`)];
    expect([first.length, new Set(first).size]).toEqual([20, 20]);
    expect(again.filter((band) => first.includes(band)).length).toBeGreaterThan(5);
    const other =
      "A Revolução Francesa, no fim do século XVIII, mudou a política de toda a Europa e além dela.";
    expect(bands(other).filter((band) => first.includes(band))).toEqual([]);
  });

  test("a statement too short to prove anything has no bands", () => {
    expect(bandsOf({ id: 1, statement: "Calcule x.", alternatives: [] })).toEqual([]);
  });
});

/** Questions of the second source that are long enough to be compared. */
const sets = examSets({ own: 60, real: 175 });

describe.each(sets)("the exams of $name, one twice, and the embedded bank", ({ expected, ...set }) => {
  let pairs: [QuestionDraft, QuestionDraft][];

  beforeAll(() => {
    const links = set.readLinks();
    const exams = set.years.flatMap((year) =>
      set.readYear(year).rows.map(({ row }) => enemDraft(row, linkFor(links, row), () => true).draft),
    );
    const second = set.readSecond().rows.map(({ row }) => enemDraft(row, null, () => true).draft);
    const drafts = [...exams, ...second, ...authoredDrafts];
    pairs = pairsAmong(drafts);
  });

  it("contains the second source's pairs and no other, each once, with the same key", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(expected);
    for (const [one, other] of pairs) {
      expect([one.exam.year, other.exam.year, one.key]).toEqual([set.secondYear, set.secondYear, other.key]);
      expect(one.provenance.source).not.toBe(other.provenance.source);
    }
    expect(new Set(pairs.map(([one]) => one)).size).toBe(pairs.length);
    expect(new Set(pairs.map(([, other]) => other)).size).toBe(pairs.length);
  });
});

/** As the import finds them: compared where they share a band. */
function pairsAmong(drafts: readonly QuestionDraft[]): [QuestionDraft, QuestionDraft][] {
  const compared = drafts.map((draft, ord) => comparableOf({ ...draft, ord }));
  const byBand = new Map<number, number[]>();
  const pairs = new Map<string, [QuestionDraft, QuestionDraft]>();
  for (const [at, draft] of drafts.entries()) {
    for (const band of bandsOf({ ...draft, id: at })) {
      const earlier = byBand.get(band) ?? [];
      for (const each of earlier) {
        const [one, other] = [compared[each], compared[at]];
        const first = drafts[each];
        if (one && other && first && duplicateLikeness(one, other) > 0)
          pairs.set(`${each} ${at}`, [first, draft]);
      }
      byBand.set(band, [...earlier, at]);
    }
  }
  return [...pairs.values()];
}
