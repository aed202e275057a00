import type { AssessmentDocument } from "../assessment.ts";
import type { ScoredSubmission } from "./score-submission.ts";

export type SumOf = { name: string; right: number; count: number };

/** Points by section of the document, in its order. */
export function sectionScores({ sections }: AssessmentDocument, { places }: ScoredSubmission) {
  let first = 0;
  return sections.map(({ title, questions }, index) => {
    const own = places.slice(first, first + questions.length);
    first += questions.length;
    const score = own.reduce((sum, { points }) => sum + points, 0);
    const best = own.reduce((sum, { weight }) => sum + weight, 0);
    return { name: title || `Seção ${index + 1}`, score: Math.round(score * 1e6) / 1e6, best };
  });
}

/** Right and counted questions by a name (of a topic, a subject or a skill), most questions first. */
export function sumsBy(names: readonly (readonly string[])[], { places }: ScoredSubmission): SumOf[] {
  const sums = new Map<string, SumOf>();
  for (const [place, { outcome, fraction }] of places.entries()) {
    if (outcome === "x" || outcome === "?") continue;
    for (const name of names[place] ?? []) {
      const sum = sums.get(name) ?? { name, right: 0, count: 0 };
      sums.set(name, { name, right: sum.right + (fraction ?? 0), count: sum.count + 1 });
    }
  }
  return [...sums.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name),
  );
}

/** What to say of topics: the strongest and the weakest; null where one question alone speaks. */
export function strongAndWeak(topics: readonly SumOf[]): { strong: string | null; weak: string | null } {
  const shares = topics
    .filter(({ count }) => count >= 2)
    .map(({ name, right, count }) => ({ name, share: right / count }))
    .sort((one, other) => other.share - one.share);
  const [first] = shares;
  const last = shares.at(-1);
  return {
    strong: first && first.share >= 0.7 ? first.name : null,
    weak: last && last.share < 0.6 ? last.name : null,
  };
}

/** Fewer students in a class would let one guess another's score. */
const FEWEST_IN_BAND = 10;

/** The third of the class that a score is in; null in a small class. */
export function classBand(score: number, ofClass: readonly number[]): "upper" | "middle" | "lower" | null {
  if (ofClass.length < FEWEST_IN_BAND) return null;
  const below = ofClass.filter((other) => other < score).length / ofClass.length;
  const above = ofClass.filter((other) => other > score).length / ofClass.length;
  if (above < 1 / 3) return "upper";
  return below < 1 / 3 ? "lower" : "middle";
}
