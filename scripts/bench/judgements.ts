import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { difficultyOf } from "#app/features/bank/domain/enem/difficulty-of.ts";
import { skillOfWord } from "#app/features/bank/domain/inep-skill.ts";
import { originOfSource } from "#app/features/bank/domain/question-origin.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { wordsOf } from "#tests/support/brute-force.ts";

/** A query of tests/relevance and whether a question is a right result (its readme says how). */
export type Judged = { query: string; tags: string[]; isRight: (question: JudgedQuestion) => boolean };
export type JudgedQuestion = { ord: number; draft: QuestionDraft; words: string[] };

type Test = (question: JudgedQuestion) => boolean;

export function judgedQuestion(ord: number, draft: QuestionDraft): JudgedQuestion {
  return { ord, draft, words: wordsOf(plainText(draft.statement)) };
}

function splitBy(text: string, mark: string): string[] {
  return text.split(mark).map((each) => each.trim());
}

function levelsOf({ draft }: JudgedQuestion): (number | null)[] {
  return [draft.difficulty, difficultyOf(draft.inep?.b ?? null)];
}

function skillTest(value: string, { draft }: JudgedQuestion): boolean {
  if (!draft.inep?.skill) return false;
  return /^H\d+$/.test(value)
    ? draft.inep.skill === Number(value.slice(1))
    : skillOfWord(value) === skillOfWord(`${draft.inep.area}${draft.inep.skill}`);
}

function wordTest(value: string, { words }: JudgedQuestion): boolean {
  const [word = ""] = wordsOf(value);
  return words.some((each) => (value.endsWith("*") ? each.startsWith(word) : each === word));
}

function yearTest(value: string, { draft }: JudgedQuestion): boolean {
  const [from = 0, to = from] = value.split("..").map(Number);
  return draft.exam.year >= from && draft.exam.year <= to;
}

const TESTS: Readonly<Record<string, (value: string, question: JudgedQuestion) => boolean>> = {
  subject: (value, { draft }) => draft.subject === value,
  institution: (value, { draft }) => institutionOf(draft.institution)?.id === institutionOf(value)?.id,
  year: yearTest,
  number: (value, { draft }) => draft.number === Number(value),
  kind: (value, { draft }) => draft.kind === value,
  difficulty: (value, question) => levelsOf(question).includes(Number(value)),
  skill: skillTest,
  origin: (value, { draft }) => (draft.origin ?? originOfSource(draft.provenance.source)) === value,
};

/** The named topic in one of the subjects of its alternative. */
function topicTest(name: string, slugs: readonly string[]): Test {
  const wanted = slugs.map((slug) => {
    const subject = subjectOf(slug)?.slug;
    return subject && topicId(subject, name, seedCatalogue);
  });
  return ({ draft }) =>
    draft.topics.some((each) => {
      const id = topicId(draft.subject, each, seedCatalogue);
      return id !== undefined && wanted.includes(id);
    });
}

function partTest(part: string, slugs: readonly string[]): Test {
  const [key = "", list = ""] = splitBy(part, "=");
  const values = splitBy(list, " / ");
  if (key === "word")
    return (question) =>
      values.some((value) => value.split(/[\s,-]+/).every((each) => wordTest(each, question)));
  if (key === "topic") {
    const tests = values.map((value) => topicTest(value, slugs));
    return (question) => tests.some((test) => test(question));
  }
  const test = TESTS[key];
  if (!test) throw new Error(`tests/relevance: unknown judgement ${part}`);
  return (question) => values.some((value) => test(value, question));
}

function alternativeTest(alternative: string): Test {
  const parts = splitBy(alternative, ";");
  const slugs = parts.flatMap((part) => (part.startsWith("subject=") ? splitBy(part.slice(8), " / ") : []));
  const tests = parts.map((part) => partTest(part, slugs));
  return (question) => tests.every((test) => test(question));
}

export function readJudgements(text: string): Judged[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [query = "", judgement = "", tags = ""] = splitBy(line, "|");
    const tests = judgement.split(" OR ").map(alternativeTest);
    return {
      query,
      tags: tags.split(" ").filter(Boolean),
      isRight: (question) => tests.some((test) => test(question)),
    };
  });
}
