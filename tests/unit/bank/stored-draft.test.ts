import { describe, expect, it } from "vitest";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { draftFromRow, type StoredDraftRow } from "#app/features/bank/domain/draft/draft-from-row.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { facetsOfDraft } from "#app/features/bank/domain/draft-facets.ts";
import { findingKind, findingKinds, findingsOf } from "#app/features/bank/domain/findings.ts";
import { listedQuestion } from "#app/features/bank/domain/listed-question.ts";
import type { QuestionOrigin } from "#app/features/bank/domain/question-heading.ts";
import { originOfSource } from "#app/features/bank/domain/question-origin.ts";
import { givenDraft } from "#tests/unit/bank/exchange/given-draft.ts";

const item = { itemCode: 12, area: "CN" as const, skill: 17, a: 1.5, b: 0.2, c: 0.1 };

/** The row that the tables would contain of a draft. */
function rowOf(draft: QuestionDraft): StoredDraftRow {
  const { exam, provenance, inep, alternatives, key, ...rest } = draft;
  const none = { area: null, itemCode: null, skill: null, a: null, b: null, c: null };
  return {
    ...{ ...rest, ...exam, ...provenance, ...(inep ?? none) },
    institution: institutionOf(draft.institution)?.id ?? 0,
    subject: subjectOf(draft.subject)?.id ?? 0,
    topics: draft.topics.flatMap((name) => topicId(draft.subject, name, seedCatalogue) ?? []),
    alternatives,
    letter: key,
    origin: facetsOfDraft(draft, seedCatalogue).origin,
  };
}

describe("a stored question opened again", () => {
  it.each<[string, Partial<QuestionDraft>]>([
    ["of an exam", {}],
    ["with topics and what INEP says of it", { topics: ["Cinemática"], inep: item }],
    ["that is authored, though its source has exams", { origin: "authored" }],
    ["of a bank of ours", { provenance: { source: "farol-acervo", path: "x", version: "1" } }],
    [
      "an exam's, though its source is a bank of ours",
      {
        ...{ provenance: { source: "farol-acervo", path: "x", version: "1" }, origin: "exam" },
      },
    ],
    ["that was generated", { provenance: { source: "farol-gerador", path: "x", version: "1" } }],
  ])("%s is the one that was stored", (_, part) => {
    const draft = givenDraft(part);
    expect(draftFromRow(rowOf(draft), seedCatalogue)).toEqual(draft);
  });

  it("leaves out a topic the catalogue no longer has", () => {
    expect(draftFromRow({ ...rowOf(givenDraft()), topics: [5008, 999999] }, seedCatalogue).topics).toEqual([
      "Cinemática",
    ]);
  });

  it.each(["institution", "subject"] as const)(
    "is refused where the catalogue no longer has its %s",
    (part) => {
      expect(() => draftFromRow({ ...rowOf(givenDraft()), [part]: 999 }, seedCatalogue)).toThrow(RangeError);
    },
  );
});

describe("the filters a question answers to", () => {
  it("are the numbers of what it says, each topic once", () => {
    const draft = givenDraft({ topics: ["Cinemática", "cinematica", "Xadrez"], inep: item, solution: "N" });
    expect(facetsOfDraft(draft, seedCatalogue)).toMatchObject({
      ...{ institution: 9, subject: 5, year: 2024, topics: [5008], kind: "single-choice", difficulty: null },
      ...{ hasSolution: true, origin: "exam", skill: 317 },
    });
  });

  it("have no skill where INEP gives none", () => {
    expect(facetsOfDraft(givenDraft({ inep: { ...item, skill: null } }), seedCatalogue).skill).toBeNull();
    expect(facetsOfDraft(givenDraft(), seedCatalogue).skill).toBeNull();
  });

  it.each(['{"institution":"HOGWARTS"}', '{"subject":"magia"}'])("are none for %s", (stored) => {
    expect(() => facetsOfDraft(givenDraft(JSON.parse(stored)), seedCatalogue)).toThrow(RangeError);
  });

  it.each<[string, QuestionOrigin]>([
    ["farol-acervo", "authored"],
    ["farol-gerador", "generated"],
    ["enem-provas", "exam"],
    ["toString", "exam"],
  ])("read a question of %s as %s", (source, origin) => {
    expect(originOfSource(source)).toBe(origin);
  });
});

describe("what the audit lists of a question", () => {
  const sound = { missingPictures: [], failures: [] };
  const failure = { formula: "\\frac", reason: "falta um argumento" };

  it("is nothing of a sound one", () => {
    expect(findingsOf(givenDraft(), sound)).toEqual([]);
  });

  it("is every reason to look at it, with what it rests on", () => {
    expect(
      findingsOf(givenDraft({ status: "annulled" }), { missingPictures: ["a"], failures: [failure] }),
    ).toEqual([
      { kind: "annulled", evidence: {} },
      { kind: "picture", evidence: { pictures: ["a"] } },
      { kind: "render", evidence: { failures: [failure] } },
    ]);
    const quarantined = givenDraft({ status: "quarantined", quarantineReason: "sem gabarito" });
    expect(findingsOf(quarantined, sound)).toEqual([
      { kind: "quarantined", evidence: { reason: "sem gabarito" } },
    ]);
    expect(findingsOf({ ...quarantined, quarantineReason: null }, sound)).toEqual([
      { kind: "quarantined", evidence: { reason: "sem motivo registrado" } },
    ]);
  });

  it("shows ten pictures and ten formulas at most", () => {
    const many = { missingPictures: Array(30).fill("a"), failures: Array(30).fill(failure) };
    expect(findingsOf(givenDraft(), many).map(({ evidence }) => evidence)).toEqual([
      { pictures: Array(10).fill("a") },
      { failures: Array(10).fill(failure) },
    ]);
  });

  it("is of a kind that an address can name", () => {
    for (const kind of findingKinds) expect(findingKind(kind)).toBe(kind);
    expect([findingKind(null), findingKind("tudo")]).toEqual([null, null]);
  });
});

describe("a question in a list", () => {
  const row = {
    ...{
      ord: 7,
      origin: "exam" as const,
      institution: 9,
      year: 2024,
      phase: null,
      booklet: null,
      number: 1,
      subject: 5,
    },
    ...{
      topics: [],
      kind: "single-choice" as const,
      difficulty: null,
      officialDifficulty: null,
      answeredDifficulty: null,
      status: "published" as const,
      excerpt: "Qual",
    },
  };

  it.each([null, false, true])("marked %j is shown so", (correct) => {
    const { heading, ...listed } = listedQuestion({ ...row, correct }, (code) => `/q/${code}`, seedCatalogue);
    const [excerpt, address] = ["Qual", `/q/${heading.code}`];
    expect(listed).toMatchObject({
      kind: "single-choice",
      annulled: false,
      excerpt,
      correct,
      address,
    });
  });

  it.each([
    [{ difficulty: 2, officialDifficulty: null, answeredDifficulty: null }, ["Média (estimada)"]],
    [{ difficulty: 2, officialDifficulty: 3, answeredDifficulty: null }, ["Difícil (INEP)"]],
    [
      { difficulty: 2, officialDifficulty: 3, answeredDifficulty: 1 },
      ["Difícil (INEP)", "Fácil (respostas)"],
    ],
    [{ difficulty: null, officialDifficulty: null, answeredDifficulty: null }, []],
  ] as const)("with %j is recognised as %j", (known, told) => {
    expect(listedQuestion({ ...row, ...known, correct: null }, String, seedCatalogue).difficulty).toEqual(
      told,
    );
  });

  it("is marked as annulled where it was", () => {
    expect(
      listedQuestion({ ...row, correct: null, status: "annulled" }, String, seedCatalogue).annulled,
    ).toBe(true);
  });
});
