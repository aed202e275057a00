import type { Criterion } from "../assessment.ts";

/** Index of the chosen level, by criterion. */
export type MarkLevels = Readonly<Record<string, number>>;

/** `margin`: two marks further apart than this share of the weight need a decision. */
export type MarkingRule = { markers: 1 | 2; margin: number };
export const defaultMarking: MarkingRule = { markers: 1, margin: 0.2 };

/** Of who decides between two marks; 1 and 2 are the markers'. */
export const DECISION_SEAT = 3;
export const LONGEST_COMMENT = 2000;

/** Of a question without a rubric. */
const WHOLE: Criterion = {
  id: "resposta",
  title: "Resposta",
  levels: [
    { points: 1, text: "Completa" },
    { points: 0.75, text: "Quase completa" },
    { points: 0.5, text: "Pela metade" },
    { points: 0.25, text: "Um começo" },
    { points: 0, text: "Nada do que se pede" },
  ],
};

export function rubricOf({ rubric }: { rubric?: Criterion[] }): Criterion[] {
  return rubric && rubric.length > 0 ? rubric : [WHOLE];
}

function bestOf({ levels }: Criterion): number {
  return Math.max(0, ...levels.map(({ points }) => points));
}

/** Share of the question's weight; the best levels together give all of it. Null: a criterion has no level yet. */
export function markedFraction(rubric: readonly Criterion[], levels: MarkLevels): number | null {
  const all = rubric.reduce((sum, criterion) => sum + bestOf(criterion), 0);
  let points = 0;
  for (const criterion of rubric) {
    const level = criterion.levels[levels[criterion.id] ?? -1];
    if (!level) return null;
    points += level.points;
  }
  return all === 0 ? 0 : Math.max(0, Math.min(1, points / all));
}

/** "1" to "9": the level of the first criterion without one, or of the last. The levels after it; null: no such level. */
export function withLevel(
  rubric: readonly Criterion[],
  levels: MarkLevels,
  index: number,
): MarkLevels | null {
  const criterion = rubric.find(({ id }) => levels[id] === undefined) ?? rubric.at(-1);
  return criterion?.levels[index] ? { ...levels, [criterion.id]: index } : null;
}

export type SeatedMark = { seat: number; fraction: number };
type FinalState = "waiting" | "differs" | "done";

/** The mark that counts: one marker's, two markers' mean, or the decision. Null until there is one. */
export function finalMark(
  marks: readonly SeatedMark[],
  { markers, margin }: MarkingRule,
): { state: FinalState; fraction: number | null } {
  const decision = marks.find(({ seat }) => seat === DECISION_SEAT);
  if (decision) return { state: "done", fraction: decision.fraction };
  const counting = marks
    .filter(({ seat }) => seat < DECISION_SEAT)
    .sort((one, other) => one.seat - other.seat)
    .slice(0, markers);
  const fractions = counting.map(({ fraction }) => fraction);
  if (fractions.length < markers) return { state: "waiting", fraction: null };
  // Rounding of fractions such as 0.8 - 0.6.
  if (Math.max(...fractions) - Math.min(...fractions) > margin + 1e-9)
    return { state: "differs", fraction: null };
  return { state: "done", fraction: fractions.reduce((sum, each) => sum + each, 0) / markers };
}

type WithMarker = SeatedMark & { marker: string };

/** A marker's own mark, and the others' once both are done: until then each is blind to the other. */
export function visibleMarks<Mark extends WithMarker>(
  marks: readonly Mark[],
  marker: string,
  { markers }: MarkingRule,
): Mark[] {
  const isDone = marks.filter(({ seat }) => seat < DECISION_SEAT).length >= markers;
  return marks.filter((mark) => isDone || mark.marker === marker);
}

/** Whether an account is one of the answer's markers, or a place is free. */
export function mayMark(marks: readonly WithMarker[], marker: string, { markers }: MarkingRule): boolean {
  const seated = marks.filter(({ seat }) => seat < DECISION_SEAT);
  return seated.some((mark) => mark.marker === marker) || seated.length < markers;
}

/** A place of one sitting. */
export type OpenPlace = { person: number; attempt: number; place: number };

export function openPlaceKey({ person, attempt, place }: OpenPlace): string {
  return `${person} ${attempt} ${place}`;
}

/** What scores read, by `openPlaceKey`: the share of the weight, null while an answer waits for its mark. */
export function openFractions(
  rows: readonly (OpenPlace & MarkingRule & { marks: readonly SeatedMark[] })[],
): ReadonlyMap<string, number | null> {
  return new Map(rows.map((row) => [openPlaceKey(row), finalMark(row.marks, row).fraction] as const));
}
