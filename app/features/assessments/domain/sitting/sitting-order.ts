import { LETTERS } from "#app/features/bank/domain/answers/answer-forms.ts";
import { isOrderFixed } from "#app/features/bank/domain/paper/fixed-order.ts";
import type { PaperQuestion } from "#app/features/bank/domain/paper/paper-question.ts";
import { randomFrom } from "#app/features/bank/domain/paper/paper-versions.ts";
import { shuffled } from "#app/platform/text/shuffled.ts";
import type { AssessmentDocument, AssessmentRules } from "../assessment.ts";

/** Of one student's attempt: the same at every opening. */
export function orderSeed(assessmentId: string, person: number, attempt: number): string {
  return `${assessmentId} ${person} ${attempt}`;
}

/** Places in the order that the student sees; sections stay where they are. */
export function placeOrder(
  { sections }: AssessmentDocument,
  { shuffleQuestions }: Pick<AssessmentRules, "shuffleQuestions">,
  seed: string,
): number[] {
  const random = randomFrom(seed);
  let first = 0;
  return sections.flatMap(({ questions }) => {
    const places = questions.map((_, index) => first + index);
    first += questions.length;
    return shuffleQuestions ? shuffled(places, random) : places;
  });
}

type Ordered = Pick<PaperQuestion, "kind" | "statement" | "alternatives">;

/** The question's own letters in the order shown; as they are where the order is fixed. */
export function letterOrder(
  question: Ordered,
  { shuffleAlternatives }: Pick<AssessmentRules, "shuffleAlternatives">,
  seed: string,
): string[] {
  const letters = question.alternatives.map(({ letter }) => letter);
  return shuffleAlternatives && !isOrderFixed(question) ? shuffled(letters, randomFrom(seed)) : letters;
}

function isLetters(answer: string): boolean {
  return /^[A-E]+$/.test(answer);
}

function mapped(answer: string, letterFor: (letter: string) => string | undefined): string {
  return [...answer]
    .map((letter) => letterFor(letter) ?? letter)
    .sort()
    .join("");
}

/** The answer in the question's own letters. `order`: own letters as shown. Numbers and sums are as they are. */
export function canonicalAnswer(shown: string, order: readonly string[]): string {
  return isLetters(shown) ? mapped(shown, (letter) => order["ABCDE".indexOf(letter)]) : shown;
}

/** The answer in the letters that the student sees. */
export function shownAnswer(canonical: string, order: readonly string[]): string {
  return isLetters(canonical) ? mapped(canonical, (letter) => LETTERS[order.indexOf(letter)]) : canonical;
}
