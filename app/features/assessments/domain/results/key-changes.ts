import { isTaken } from "#app/features/bank/domain/answers/check-answer.ts";
import { readKey } from "#app/features/bank/domain/answers/read-key.ts";
import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import { type AssessmentDocument, type LocalKeyChange, placedQuestions } from "../assessment.ts";
import { openPlaceKey } from "./marking.ts";
import { type ScoredQuestion, type ScoredSubmission, scoreSubmission } from "./score-submission.ts";

/** A change of the key as stored; undone ones stay for the history. */
export type StoredKeyChange = {
  id: string;
  num: number;
  place: number;
  after: LocalKeyChange;
  at: number;
  undoneAt: number | null;
};

/** The change that counts of a place: the newest that is not undone. */
export function changeOf(changes: readonly StoredKeyChange[], place: number): StoredKeyChange | null {
  return (
    changes
      .filter((each) => each.place === place && each.undoneAt === null)
      .sort((one, other) => other.num - one.num)[0] ?? null
  );
}

export type KeyedRow = { ord: number; kind: QuestionKind; status: string; letter: string | null };

/** The questions by place, as they are scored. One that is gone from the bank is annulled. */
export function scoredQuestions(
  document: AssessmentDocument,
  rows: readonly KeyedRow[],
  changes: readonly StoredKeyChange[],
): ScoredQuestion[] {
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  return placedQuestions(document).map(({ ord, section, weight, penalty }, place) => {
    const row = byOrd.get(ord);
    const isOpen = row?.kind === "open";
    return {
      ord,
      section,
      weight,
      penalty,
      key: row?.letter ?? null,
      isAnnulled: !isOpen && (row?.letter ?? null) === null ? true : row?.status === "annulled",
      change: changeOf(changes, place)?.after ?? null,
    };
  });
}

/** "outra letra" and "aceitar duas" are both `accept`. Null: not a change that this question allows. */
export function readKeyChange(
  kind: QuestionKind,
  taken: string,
  { how, answers }: { how: string; answers: string },
): LocalKeyChange | null {
  if (how === "annul" || how === "give") return { kind: how };
  if (how !== "accept") return null;
  // "e" between blanks is a word; a letter otherwise.
  const several = kind === "multiple-choice" ? /\s*;\s*|\s+ou\s+/ : /\s*[,;]\s*|\s+(?:ou|e)\s+/;
  const keys = answers
    .split(several)
    .filter(Boolean)
    .map((each) => readKey(kind, each));
  const known = keys.filter((key) => key !== null);
  if (known.length === 0 || known.length < keys.length || known.length > 5) return null;
  return known.every((key) => isTaken(key, taken)) ? { kind: "accept", answers: [...new Set(known)] } : null;
}

/** A phrase within a sentence. */
export function keyChangeWords(change: LocalKeyChange): string {
  if (change.kind === "annul") return "anulada";
  if (change.kind === "give") return "certa para todos";
  return change.answers.length === 1
    ? `gabarito ${change.answers[0]}`
    : `aceita ${change.answers.join(" ou ")}`;
}

/** How many scores go up and down, and the greatest difference in points. */
export type LocalKeyEffect = { up: number; down: number; same: number; greatest: number };

/** `before` and `after`: the scores of the same sittings. */
export function localKeyEffect(
  before: readonly Pick<ScoredSubmission, "score">[],
  after: readonly Pick<ScoredSubmission, "score">[],
): LocalKeyEffect {
  const effect: LocalKeyEffect = { up: 0, down: 0, same: 0, greatest: 0 };
  for (const [index, { score }] of before.entries()) {
    const difference = (after[index]?.score ?? score) - score;
    effect[difference > 0 ? "up" : difference < 0 ? "down" : "same"] += 1;
    effect.greatest = Math.max(effect.greatest, Math.abs(difference));
  }
  return effect;
}

type Sitting = { person: number; attempt: number; answers: string };
/** The marks of a sitting's open answers by place. `fractions`: of `openFractions`. */
export function marksOf(
  fractions: ReadonlyMap<string, number | null>,
  { person, attempt, answers }: Sitting,
): ReadonlyMap<number, number | null> {
  const marks = new Map<number, number | null>();
  if (fractions.size === 0) return marks;
  for (const place of answers.split(",").keys()) {
    const fraction = fractions.get(openPlaceKey({ person, attempt, place }));
    if (fraction !== undefined) marks.set(place, fraction);
  }
  return marks;
}

/** The sitting of each person that counts: the best, of equals the first. In the order of people. */
export function bestSittings<Row extends Sitting>(
  questions: readonly ScoredQuestion[],
  rows: readonly Row[],
  fractions: ReadonlyMap<string, number | null>,
): { row: Row; scored: ScoredSubmission }[] {
  const best = new Map<number, { row: Row; scored: ScoredSubmission }>();
  for (const row of rows) {
    const scored = scoreSubmission(questions, { answers: row.answers, marks: marksOf(fractions, row) });
    const known = best.get(row.person);
    const isBetter =
      !known ||
      scored.score > known.scored.score ||
      (scored.score === known.scored.score && row.attempt < known.row.attempt);
    if (isBetter) best.set(row.person, { row, scored });
  }
  return [...best.values()];
}
