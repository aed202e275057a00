import { hashOf } from "#app/platform/text/hash-of.ts";
import { shuffled } from "#app/platform/text/shuffled.ts";
import { LETTERS } from "../answers/answer-forms.ts";
import type { Alternative } from "../answers/check-answer.ts";
import { isOrderFixed } from "./fixed-order.ts";
import { groupsOf, type PaperQuestion } from "./paper-question.ts";

export const VERSIONS = ["A", "B", "C", "D"] as const;
type VersionName = (typeof VERSIONS)[number];

/** `from`: the letter in version A. */
type VersionAlternative = Alternative & { from: string };

export type VersionQuestion = Omit<PaperQuestion, "alternatives"> & {
  /** The number printed in this version. */
  printed: number;
  alternatives: VersionAlternative[];
};

export type PaperVersion = { name: VersionName; questions: VersionQuestion[] };

/** Numbers in [0, 1) that depend on the seed text alone (mulberry32). */
export function randomFrom(words: string): () => number {
  let state = hashOf(words);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function placed(question: PaperQuestion, random: (() => number) | null): Omit<VersionQuestion, "printed"> {
  const own = question.alternatives.map((each) => ({ ...each, from: each.letter }));
  if (!random || isOrderFixed(question)) return { ...question, alternatives: own };
  const alternatives = shuffled(own, random).map((each, index) => ({
    ...each,
    letter: LETTERS[index] ?? each.letter,
  }));
  return { ...question, alternatives };
}

/** A group's title is its first question's, also in another order. */
function mixedGroup(group: readonly PaperQuestion[], random: () => number): PaperQuestion[] {
  const heading = group[0]?.heading ?? null;
  return shuffled(group, random).map((each, index) => ({ ...each, heading: index === 0 ? heading : null }));
}

/**
 * The versions of a paper, A first: the questions as given. The others depend on `seed` and the questions alone; groups
 * stay in place. The numbers stand in the same order in all: those of the booklet, else the positions.
 */
export function paperVersions(
  questions: readonly PaperQuestion[],
  count: number,
  seed: string,
): PaperVersion[] {
  const numbers = questions.map(({ number }, index) => number ?? index + 1);
  return VERSIONS.slice(0, count).map((name) => {
    const random = name === "A" ? null : randomFrom(`${seed} ${name}`);
    const ordered = random ? groupsOf(questions).flatMap((group) => mixedGroup(group, random)) : questions;
    return {
      name,
      questions: ordered.map((question, index) => ({
        ...placed(question, random),
        printed: numbers[index] ?? index + 1,
      })),
    };
  });
}
