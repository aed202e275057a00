import { beforeAll, describe, expect, it } from "vitest";
import { linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import {
  type Fingerprint,
  fingerprintOf,
  matchSecondSource,
} from "#app/features/bank/domain/enem/same-question.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import { examSets } from "#tests/unit/bank/enem/exam-sets.ts";

type Known = { key: string | null; print: Fingerprint };

const sets = examSets({
  own: { matched: 69, kinds: [66, 1, 1] },
  real: { matched: 179, kinds: [108, 69, 2] },
});

describe.each(sets)("an exam of $name from its second source", ({ expected, years, readYear, ...set }) => {
  let first: Known[];
  let second: Known[];

  beforeAll(() => {
    const links = set.readLinks();
    first = readYear(set.secondYear).rows.map(({ row }) =>
      known(enemDraft(row, linkFor(links, row), () => true).draft),
    );
    second = set.readSecond().rows.map(({ row }) => known(enemDraft(row, null, () => false).draft));
  });

  it("is recognised question by question, each once, with the same key", () => {
    const candidates = first.map(({ print }) => print);
    const matched = second.map(({ print, key }) => ({ key, id: matchSecondSource(candidates, print) }));
    expect(matched).toHaveLength(expected.matched);
    expect(new Set(matched.map(({ id }) => id)).size).toBe(expected.matched);
    for (const { id, key } of matched) {
      expect([id, first.find(({ print }) => print.id === id)?.key]).toEqual([id, key]);
    }
  });

  it("is recognised the other way round, whichever came first", () => {
    const candidates = second.map(({ print }) => print);
    const matched = first
      .map(({ print }) => matchSecondSource(candidates, print))
      .filter((id) => id !== null);
    expect(new Set(matched).size).toBe(expected.matched);
    expect(matched).toHaveLength(expected.matched);
  });

  it("is never matched with a question of another year", () => {
    for (const year of years.filter((each) => each !== set.secondYear)) {
      const candidates = readYear(year).rows.map(
        ({ row }) => known(enemDraft(row, null, () => true).draft).print,
      );
      expect(second.flatMap(({ print }) => matchSecondSource(candidates, print) ?? [])).toEqual([]);
    }
  }, 60_000);

  it("has no pair within one exam, not even two questions on the same text", () => {
    for (const year of years) {
      const prints = readYear(year).rows.map(
        ({ row }) => known(enemDraft(row, null, () => true).draft).print,
      );
      const pairs = prints.filter(
        (each) =>
          matchSecondSource(
            prints.filter((other) => other !== each),
            each,
          ) !== null,
      );
      expect([year, pairs.map(({ id }) => id)]).toEqual([year, []]);
    }
  }, 60_000);

  it("is stored on its own where nothing matches, unless it needs a picture", () => {
    const drafted = set.readSecond().rows.map(({ row }) => enemDraft(row, null, () => false));
    const kinds = drafted.map(({ quarantine }) => quarantine?.replace(/:.*/, "") ?? "published");
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([count("published"), count("imagem não fornecida"), count("caracteres ilegíveis")]).toEqual(
      expected.kinds,
    );
  });
});

const extractions = examSets({ own: [3, 5], real: [45, 89] });

describe.each(extractions)("the badly extracted 2025 exam of $name", ({ expected, readExtraction }) => {
  const files = ["enem_2025_humanas_imagens.jsonl", "enem_2025_linguagens_humanas.json"];

  it("is read to the last record and published nowhere", () => {
    const read = files.map((file) => readExtraction(file));
    expect(read.map(({ rows, malformed }) => [rows.length, malformed.length])).toEqual(
      expected.map((rows) => [rows, 0]),
    );
    const drafted = read.flatMap(({ rows }) => rows.map(({ row }) => enemDraft(row, null, () => true)));
    expect(drafted.filter(({ draft }) => draft.status !== "quarantined")).toEqual([]);
    expect(drafted.every(({ quarantine, draft }) => quarantine !== null && draft.exam.year === 2025)).toBe(
      true,
    );
    expect(new Set(drafted.map(({ draft }) => draft.provenance.path)).size).toBe(drafted.length);
  });

  it("says why, row by row", () => {
    const drafted = files.flatMap((file) =>
      readExtraction(file).rows.map(({ row }) => enemDraft(row, null, () => true)),
    );
    expect(new Set(drafted.map(({ quarantine }) => quarantine))).toEqual(
      new Set([
        "extração automática não conferida",
        "marcada como incompleta na fonte",
        "sem gabarito",
        "sem enunciado",
        "mais de cinco alternativas",
        "menos de duas alternativas",
      ]),
    );
  });
});

function known(draft: ReturnType<typeof enemDraft>["draft"]): Known {
  const { statement, alternatives, key } = draft;
  return { key, print: fingerprintOf({ id: draft.provenance.path, statement, alternatives }) };
}
