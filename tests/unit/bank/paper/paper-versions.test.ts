import { expect, test } from "vitest";
import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import { answerSheet, paperCode } from "#app/features/bank/domain/paper/answer-sheet.ts";
import type { PaperKey, PaperQuestion } from "#app/features/bank/domain/paper/paper-question.ts";
import {
  type PaperVersion,
  paperVersions,
  randomFrom,
} from "#app/features/bank/domain/paper/paper-versions.ts";
import { versionKey } from "#app/features/bank/domain/paper/version-key.ts";
import { shuffled } from "#app/platform/text/shuffled.ts";
import { givenQuestion } from "./given-paper.ts";

const bubblesOf = (version: PaperVersion) =>
  answerSheet(version)
    .flatMap(({ bubbles }) => bubbles.flat())
    .sort();

const kinds: QuestionKind[] = ["single-choice", "multiple-choice", "right-wrong", "sum", "numeric", "open"];

function answerOf(question: PaperQuestion, random: () => number): string | null {
  const letters = question.alternatives.map(({ letter }) => letter);
  const one = letters[Math.floor(random() * letters.length)] ?? "A";
  if (question.kind === "multiple-choice") return letters.filter(() => random() < 0.5).join("") || one;
  if (question.kind === "sum") return "13";
  if (question.kind === "numeric") return "042";
  return question.kind === "open" ? null : one;
}

/** Papers of many lengths, kinds and titles. */
function givenPaper(seed: number): { questions: PaperQuestion[]; keys: PaperKey[] } {
  const random = randomFrom(`paper ${seed}`);
  const questions = Array.from({ length: 1 + Math.floor(random() * 50) }, (_, index) => {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? "open";
    const heading = random() < 0.1 ? `Parte ${index}` : null;
    return givenQuestion(seed * 1000 + index, { heading }, kind);
  });
  const keys = questions.map((each) => ({ ord: each.ord, answer: answerOf(each, random), solution: null }));
  return { questions, keys };
}

test("every version has the same questions and alternatives, and its key marks the same texts", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { questions, keys } = givenPaper(seed);
    const [first, ...others] = paperVersions(questions, 4, "lista");
    expect(first?.questions.map(({ ord }) => ord)).toEqual(questions.map(({ ord }) => ord));
    const textsOf = (version: NonNullable<typeof first>) =>
      new Map(
        versionKey(version, keys).map(({ ord, printed, answer }) => {
          const question = version.questions.find((each) => each.ord === ord);
          expect(question?.printed).toBe(printed);
          const marked = question?.alternatives.filter(({ letter }) => answer?.includes(letter)) ?? [];
          return [ord, marked.length > 0 ? marked.map(({ html }) => html).sort() : answer];
        }),
      );
    const expected = first && textsOf(first);
    for (const version of others) {
      expect([...version.questions.map(({ ord }) => ord)].sort()).toEqual(
        questions.map(({ ord }) => ord).sort(),
      );
      expect(version.questions.map(({ printed }) => printed)).toEqual(questions.map((_, index) => index + 1));
      for (const { alternatives, ord } of version.questions) {
        const own = questions.find((each) => each.ord === ord)?.alternatives ?? [];
        expect(alternatives.map(({ html }) => html).sort()).toEqual(own.map(({ html }) => html).sort());
        expect(alternatives.map(({ letter }) => letter)).toEqual(own.map(({ letter }) => letter));
      }
      expect(textsOf(version)).toEqual(expected);
      expect(bubblesOf(version)).toEqual(first && bubblesOf(first));
    }
  }
});

test("the numbers of a booklet stand in the same order in every version", () => {
  const questions = [136, 137, 138, 140].map((number, index) => givenQuestion(index, { number }));
  for (const version of paperVersions(questions, 4, "prova"))
    expect(version.questions.map(({ printed }) => printed)).toEqual([136, 137, 138, 140]);
});

test("versions differ, follow from the seed alone, and have codes of their own", () => {
  const questions = Array.from({ length: 20 }, (_, index) => givenQuestion(index));
  const versions = paperVersions(questions, 4, "lista");
  expect(paperVersions(questions, 4, "lista")).toEqual(versions);
  expect(paperVersions(questions, 4, "outra")[1]).not.toEqual(versions[1]);
  expect(new Set(versions.map(({ questions: own }) => own.map(({ ord }) => ord).join())).size).toBe(4);
  const codes = versions.map(paperCode);
  expect(new Set(codes).size).toBe(4);
  for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{6}-[ABCD]$/);
});

test("a title stays over its own questions, and a booklet's numbers stay in version A", () => {
  const questions = Array.from({ length: 12 }, (_, index) =>
    givenQuestion(index, { number: 91 + index, heading: index % 4 === 0 ? `Parte ${index / 4}` : null }),
  );
  const [first, second] = paperVersions(questions, 2, "lista");
  expect(first?.questions.map(({ printed }) => printed)).toEqual(questions.map(({ number }) => number));
  const headings = second?.questions.map(({ heading }) => heading);
  expect(headings).toEqual(questions.map(({ heading }) => heading));
  for (const part of [0, 1, 2])
    expect(
      second?.questions.slice(part * 4, part * 4 + 4).every(({ ord }) => Math.floor(ord / 4) === part),
    ).toBe(true);
});

test("an annulled or hidden question retains its place in the key", () => {
  const questions = [givenQuestion(1, { annulled: true }), givenQuestion(2)];
  const [first] = paperVersions(questions, 1, "lista");
  expect(first && versionKey(first, [{ ord: 1, answer: "A", solution: null }])).toEqual([
    { printed: 1, ord: 1, annulled: true, answer: "A" },
    { printed: 2, ord: 2, annulled: false, answer: null },
  ]);
});

test("a key that names no alternative is printed as it is, and a sixth alternative retains its letter", () => {
  const letters = [..."ABCDEF"];
  const alternatives = letters.map((letter) => ({ letter, html: `texto ${letter}` }));
  const [, second] = paperVersions([givenQuestion(1, { alternatives })], 2, "lista");
  expect(second?.questions[0]?.alternatives).toHaveLength(6);
  expect(second && versionKey(second, [{ ord: 1, answer: "X", solution: null }])[0]?.answer).toBe("X");
});

test("a shuffle loses nothing and reaches every order", () => {
  const random = randomFrom("ordens");
  const orders = new Set(Array.from({ length: 500 }, () => shuffled([1, 2, 3], random).join("")));
  expect([...orders].sort()).toEqual(["123", "132", "213", "231", "312", "321"]);
});

test("the sheet has a bubble for each alternative, ten for each digit, and none for a text", () => {
  const questions = kinds.map((kind, index) => givenQuestion(index, {}, kind));
  const [first] = paperVersions(questions, 1, "lista");
  const rows = first ? answerSheet(first) : [];
  expect(rows.map(({ bubbles }) => bubbles.flat().length)).toEqual([5, 5, 2, 20, 30, 0]);
});
