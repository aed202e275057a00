import { beforeAll, describe, expect, it } from "vitest";
import { linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import {
  type Fingerprint,
  fingerprintOf,
  matchSecondSource,
} from "#app/features/bank/domain/enem/same-question.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import {
  hasSharedExams,
  readLinks,
  readShared,
  readYear,
  withoutExams,
  years,
} from "#tests/unit/bank/enem/shared-exams.ts";

type Known = { key: string | null; print: Fingerprint };

describe.skipIf(!hasSharedExams)(`the 2022 exam from the second source ${withoutExams}`, () => {
  let first: Known[];
  let second: Known[];

  beforeAll(() => {
    const links = readLinks();
    first = readYear(2022).rows.map(({ row }) =>
      known(enemDraft(row, linkFor(links, row), () => true).draft),
    );
    second = readShared("enem-2022-legendas/2022.json").rows.map(({ row }) =>
      known(enemDraft(row, null, () => false).draft),
    );
  });

  it("is recognised question by question, each once, with the same key", () => {
    const candidates = first.map(({ print }) => print);
    const matched = second.map(({ print, key }) => ({ key, id: matchSecondSource(candidates, print) }));
    expect(matched).toHaveLength(179);
    expect(new Set(matched.map(({ id }) => id)).size).toBe(179);
    for (const { id, key } of matched) {
      expect([id, first.find(({ print }) => print.id === id)?.key]).toEqual([id, key]);
    }
  });

  it("is recognised the other way round, whichever came first", () => {
    const candidates = second.map(({ print }) => print);
    const matched = first
      .map(({ print }) => matchSecondSource(candidates, print))
      .filter((id) => id !== null);
    expect(new Set(matched).size).toBe(179);
    expect(matched).toHaveLength(179);
  });

  it("is never taken for a question of another year", () => {
    for (const year of years.filter((each) => each !== 2022)) {
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

  it("is stored on its own where nothing matches, but not what asks for a picture", () => {
    const drafted = readShared("enem-2022-legendas/2022.json").rows.map(({ row }) =>
      enemDraft(row, null, () => false),
    );
    const kinds = drafted.map(({ quarantine }) => quarantine?.replace(/:.*/, "") ?? "published");
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([count("published"), count("imagem não fornecida"), count("caracteres ilegíveis")]).toEqual([
      108, 69, 2,
    ]);
  });
});

describe.skipIf(!hasSharedExams)(`the badly extracted 2025 exam ${withoutExams}`, () => {
  const files = ["enem_2025_humanas_imagens.jsonl", "enem_2025_linguagens_humanas.json"];

  it("is read to the last record and published nowhere", () => {
    const read = files.map((file) => readShared(`enem-2025-extracao-suja/${file}`));
    expect(read.map(({ rows, malformed }) => [rows.length, malformed.length])).toEqual([
      [45, 0],
      [89, 0],
    ]);
    const drafted = read.flatMap(({ rows }) => rows.map(({ row }) => enemDraft(row, null, () => true)));
    expect(drafted.filter(({ draft }) => draft.status !== "quarantined")).toEqual([]);
    expect(drafted.every(({ quarantine, draft }) => quarantine !== null && draft.exam.year === 2025)).toBe(
      true,
    );
    expect(new Set(drafted.map(({ draft }) => draft.provenance.path)).size).toBe(134);
  });

  it("says why, row by row", () => {
    const drafted = files.flatMap((file) =>
      readShared(`enem-2025-extracao-suja/${file}`).rows.map(({ row }) => enemDraft(row, null, () => true)),
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
