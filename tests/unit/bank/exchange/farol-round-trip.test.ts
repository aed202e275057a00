import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { parseExam } from "#app/features/bank/domain/exchange/farol/parse-exam.ts";
import { printExam } from "#app/features/bank/domain/exchange/farol/print-exam.ts";
import { authoredDrafts } from "#content/authored-drafts.ts";
import { examSets } from "#tests/unit/bank/enem/exam-sets.ts";
import { givenDraft } from "./given-draft.ts";

/** Drafts after a round trip, as JSON: a draft's digest is computed from it, so the order of the fields counts. */
function roundTrip(drafts: readonly QuestionDraft[]) {
  const { questions, problems } = parseExam(printExam(drafts), seedCatalogue);
  return { drafts: questions.map(({ draft }) => JSON.stringify(draft)), problems };
}

test("the embedded bank comes back as it was, to the letter", () => {
  const { drafts, problems } = roundTrip(authoredDrafts);
  expect(problems).toEqual([]);
  expect(drafts).toEqual(authoredDrafts.map((draft) => JSON.stringify(draft)));
});

test.each(examSets({ own: 100, real: 2389 }))(
  "the exams of $name come back as they were",
  ({ expected, ...set }) => {
    const supplied = set.suppliedPictures();
    const drafts = set.draftAll(set.readLinks(), (path) => supplied.has(path)).map(({ draft }) => draft);
    const { questions, problems } = parseExam(printExam(drafts), seedCatalogue);
    expect(drafts).toHaveLength(expected);
    expect(problems).toEqual([]);
    expect(questions.map(({ draft }) => draft)).toEqual(drafts);
  },
);

const line = fc.constantFrom(
  ..."# Prova: ITA 2024|## 12|##12|## Questão|### Resolução|# Título|#### Título|#hashtag|Gabarito: C".split(
    "|",
  ),
  ..."gabarito : d|Assuntos: x|Tipo: Discursiva|01) um|(08) dois|Fonte: livro|a) um|A) um|(e) cinco|f) seis|  b) dois".split(
    "|",
  ),
  ..."```python|```|~~~|\\|\\\\|\\# x|\\\\## 12|\\a) b|  |    recuo|fim  |$x = 1$|\\frac{1}{2} \\\\|| a | b ||".split(
    "|",
  ),
  ..."| --- | --- |§![figura (1)](pasta/fig [1].png)§§ § texto§\t§“aspas”".split("§"),
);
const text = fc.array(
  fc.oneof(
    line,
    fc.string({ maxLength: 12 }).map((each) => each.replace(/[\r\n]/g, " ")),
  ),
  {
    maxLength: 7,
  },
);

test("any text comes back from any part of a question", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 10, maxLength: 10 }), (texts) => {
      const [statement = "", solution = "", hint = "", explanation = "", alt = "", ...five] = texts.map(
        (lines) => lines.join("\n"),
      );
      const alternatives = five.map((each, at) => ({
        text: each,
        picture: at === 1 ? { path: "a.png", alt } : null,
      }));
      const drafts = [
        givenDraft({ statement, solution, hint, explanation, alternatives }),
        givenDraft({ number: 3, kind: "sum", key: "13", statement, alternatives }),
        givenDraft({ number: 4, kind: "multiple-choice", key: "ACE", statement, alternatives }),
        givenDraft({ number: 5, kind: "numeric", key: "042", statement, alternatives: [] }),
        givenDraft({ number: 2, kind: "open", key: null, alternatives: [], statement }),
      ];
      const back = roundTrip(drafts);
      expect(back.problems).toEqual([]);
      expect(back.drafts).toEqual(drafts.map((draft) => JSON.stringify(draft)));
    }),
    { numRuns: 300 },
  );
});

test("a question of another system, with three alternatives and of no exam, comes back", () => {
  const draft = givenDraft({
    origin: "authored",
    alternatives: ["1", "2", "3"].map((each) => ({ text: each, picture: null })),
    provenance: { source: "gift", path: "prova.gift#questão 1", version: "1" },
  });
  const { questions, problems } = parseExam(printExam([draft]), seedCatalogue);
  expect([questions.map((each) => each.draft), problems]).toEqual([[draft], []]);
});

describe("every field comes back", () => {
  const item = { itemCode: 12345, area: "CN" as const, skill: 7, a: 1.25, b: -0.5, c: 0.000001 };
  test.each<[string, Partial<QuestionDraft>]>([
    ["an annulled question", { status: "annulled", key: null }],
    [
      "a quarantined one without alternatives",
      { status: "quarantined", quarantineReason: "sem figura: b.png", alternatives: [], key: null },
    ],
    ["a foreign language", { subject: "ingles", language: "ingles", topics: ["Passive Voice"] }],
    ["INEP's item", { inep: item }],
    [
      "an item with hardly anything",
      { inep: { ...item, itemCode: null, skill: null, a: null, b: null, c: null } },
    ],
    [
      "certo ou errado",
      {
        kind: "right-wrong",
        key: "E",
        alternatives: [
          { text: "Certo", picture: null },
          { text: "Errado", picture: null },
        ],
      },
    ],
    ["phase, day and booklet", { exam: { year: 1998, phase: "2ª fase", day: 2, booklet: "azul" } }],
    [
      "another origin",
      { provenance: { source: "enem-provas", path: "public/2010/questions/1/details.json", version: "3" } },
    ],
    [
      "topics with commas",
      {
        subject: "portugues",
        topics: ["Frase, Oração e Período", "Discurso Direto, Indireto e Indireto Livre"],
      },
    ],
  ])("%s", (_, part) => {
    const draft = givenDraft(part);
    expect(roundTrip([draft])).toEqual({ drafts: [JSON.stringify(draft)], problems: [] });
  });

  test.each([
    { path: "pasta/figura (1).png", alt: "Gráfico [1]" },
    { path: "figura.png", alt: null },
    { path: "![odd](x).png", alt: null },
    { path: "a>b.png", alt: "com \\ barra\ne linha" },
    { path: "fim .png", alt: "" },
  ])("picture $path", (picture) => {
    const alternatives = ["", "b", "c", "d"].map((each) => ({ text: each, picture }));
    const draft = givenDraft({ alternatives });
    expect(roundTrip([draft])).toEqual({ drafts: [JSON.stringify(draft)], problems: [] });
  });
});
