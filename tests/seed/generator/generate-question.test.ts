import { describe, expect, it } from "vitest";
import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { words } from "#app/platform/text/normalize.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { growthUpTo } from "#tests/support/growth.ts";

const size = 20_000;
const sample: QuestionDraft[] = Array.from({ length: size }, (_, index) => generateQuestion(index));

function countBy<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** What is wrong with the form of a draft, or nothing. */
function flaw(draft: QuestionDraft): string | null {
  const texts = draft.alternatives.map(({ text }) => text);
  const letters = ["A", "B", "C", "D", "E"].slice(0, texts.length);
  if (new Set(texts).size !== texts.length) return `repeated alternative: ${texts.join(" | ")}`;
  if (texts.some((text) => text.trim() === "")) return "empty alternative";
  if (draft.kind === "open")
    return texts.length === 0 && draft.key === null ? null : "open with alternatives";
  if (draft.kind === "right-wrong")
    return texts.join() === "Certo,Errado" && /^[CE]$/.test(draft.key ?? "") ? null : "bad right-wrong item";
  if (texts.length !== 4 && texts.length !== 5) return `${texts.length} alternatives`;
  return letters.includes(draft.key ?? "") ? null : `key ${draft.key}`;
}

describe("a generated question", () => {
  it("depends on its number alone, in any order", () => {
    const backwards = [199, 100, 7, 0].map((index) => generateQuestion(index));
    expect(backwards).toEqual([199, 100, 7, 0].map((index) => sample[index]));
    expect(generateQuestion(999_999)).toEqual(generateQuestion(999_999));
  });

  it("has the form of its kind, with different alternatives and a key among them", () => {
    const flaws = sample.flatMap((draft) => {
      const found = flaw(draft);
      return found ? [`${draft.provenance.path}: ${found}`] : [];
    });
    expect(flaws).toEqual([]);
  });

  it("is marked as generated, published, and explained", () => {
    const faulty = sample.filter((draft, index) => {
      const { source, path, version } = draft.provenance;
      const marked = source === "farol-gerador" && path === `g/${index}` && version === "1";
      const texts = [draft.solution, draft.hint, draft.explanation].map((text) => text?.length ?? 0);
      return !marked || draft.status !== "published" || Math.min(...texts) <= 20;
    });
    expect(faulty).toEqual([]);
  });

  it("begins with its subject: no paragraph opens questions of two templates", () => {
    const subjects = new Map<string, Set<string>>();
    for (const { statement, subject } of sample) {
      const [opening = "", ...rest] = statement.split("\n\n");
      if (rest.length === 0 || opening.length < 100) continue;
      subjects.set(opening, (subjects.get(opening) ?? new Set()).add(subject));
    }
    expect([...subjects].filter(([, own]) => own.size > 1)).toEqual([]);
  });

  it("contains no trace of a value that is missing or not a number", () => {
    const faulty = sample.filter((draft) => {
      const texts = [draft.statement, draft.solution, ...draft.alternatives.map(({ text }) => text)].join(
        "\n",
      );
      return /undefined|NaN|Infinity|\[object|null|[^\n|] {2,}\S|\{(?:ela|ele|cidade)\}/.test(texts);
    });
    expect(faulty.map((draft) => draft.statement)).toEqual([]);
  });

  it("names only topics that the institution's programme has", () => {
    const programme = new Map<string, Set<string>>();
    const strangers = sample.filter((draft) => {
      const name = `${draft.institution} ${draft.subject}`;
      const known =
        programme.get(name) ??
        new Set(topicsOf(draft.institution, draft.subject, seedCatalogue).map((each) => each.name));
      programme.set(name, known);
      return draft.topics.length === 0 || draft.topics.some((topic) => !known.has(topic));
    });
    expect(strangers.map(({ institution, topics }) => `${institution}: ${topics}`)).toEqual([]);
  });
});

describe("the generated bank", () => {
  it("covers the 31 institutions, the ENEM first with a quarter or more", () => {
    const counts = countBy(sample.map(({ institution }) => institution));
    expect(counts.size).toBe(institutions.length);
    const [first] = [...counts].sort((one, other) => other[1] - one[1]);
    expect(first?.[0]).toBe("ENEM");
    expect((first?.[1] ?? 0) / size).toBeGreaterThan(0.25);
  });

  it("is heaviest in the newest years and reaches back to 1990", () => {
    const counts = countBy(sample.map(({ exam }) => exam.year));
    const of = (from: number, to: number) =>
      [...counts].filter(([year]) => year >= from && year <= to).reduce((sum, [, times]) => sum + times, 0);
    expect([...counts].sort((one, other) => other[1] - one[1])[0]?.[0]).toBe(2026);
    expect(of(2017, 2026)).toBeGreaterThan(of(2007, 2016));
    expect(of(2007, 2016)).toBeGreaterThan(of(1997, 2006));
    expect(Math.min(...counts.keys())).toBe(1990);
  });

  it("has at least eight subjects with two per cent or more", () => {
    const counts = countBy(sample.map(({ subject }) => subject));
    expect([...counts.values()].filter((times) => times / size >= 0.02).length).toBeGreaterThanOrEqual(8);
  });

  it("spreads the keys evenly, within three points", () => {
    for (const alternatives of [4, 5]) {
      const keys = sample
        .filter(({ kind, alternatives: each }) => kind === "single-choice" && each.length === alternatives)
        .map(({ key }) => key);
      const shares = [...countBy(keys).values()].map((times) => times / keys.length);
      expect(shares).toHaveLength(alternatives);
      for (const share of shares) expect(Math.abs(share - 1 / alternatives)).toBeLessThan(0.03);
    }
    const items = sample.filter(({ kind }) => kind === "right-wrong");
    const right = items.filter(({ key }) => key === "C").length / items.length;
    expect(Math.abs(right - 0.5)).toBeLessThan(0.06);
  });

  it("gives four alternatives where the exam has four, and right-or-wrong items to the UnB alone", () => {
    const choices = sample.filter(({ kind }) => kind === "single-choice");
    const four = new Set(
      choices.filter((each) => each.alternatives.length === 4).map((each) => each.institution),
    );
    expect([...four].sort()).toEqual(["AFA", "EEAR", "EPCAR", "UERJ", "UNICAMP"]);
    const judged = new Set(
      sample.filter(({ kind }) => kind === "right-wrong").map((each) => each.institution),
    );
    expect([...judged]).toEqual(["UNB"]);
    expect(sample.some(({ kind }) => kind === "open")).toBe(true);
  });

  it("repeats hardly any statement and uses a wide vocabulary", () => {
    const statements = new Set(sample.map(({ statement }) => statement));
    expect(statements.size / size).toBeGreaterThan(0.97);
    const vocabulary = new Set(
      sample.flatMap(({ statement }) => words(statement)).filter((word) => !/\d/.test(word)),
    );
    expect(vocabulary.size).toBeGreaterThan(8_000);
  });

  it("places ENEM items on the day and among the numbers of their area", () => {
    const enem = sample.filter(({ institution, exam }) => institution === "ENEM" && exam.year >= 2017);
    for (const { subject, exam, number } of enem) {
      const at = number ?? 0;
      if (subject === "matematica") expect([exam.day, at > 135 && at <= 180]).toEqual([2, true]);
      if (subject === "fisica") expect([exam.day, at > 90 && at <= 135]).toEqual([2, true]);
      if (subject === "historia") expect([exam.day, at > 45 && at <= 90]).toEqual([1, true]);
      if (subject === "ingles") expect([exam.day, at >= 1 && at <= 5]).toEqual([1, true]);
    }
  });

  it("marks the foreign language only where the candidate chooses one", () => {
    const marked = sample.filter(({ language }) => language !== null);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.every(({ language, subject }) => language === subject)).toBe(true);
    expect(marked.some(({ institution }) => institution === "ITA" || institution === "AFA")).toBe(false);
  });

  it("needs no longer for questions far down the row than for the first", async () => {
    const last = (count: number) => {
      for (let index = 1; index <= 500; index++) generateQuestion(count - index);
    };
    expect(await growthUpTo(1_000_000, last)).toBeLessThan(3);
  });
});
