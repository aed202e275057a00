/** The place of a number of points among all totals: 1 plus how many have more. Equal points share a place. */
export function rankingPosition(points: number, totals: readonly number[]): number {
  return 1 + totals.filter((total) => total > points).length;
}

/** The place after `ahead` people; null where counting stopped at `cap`, because the place is then not known. */
export function placeAfter(ahead: number, cap: number): number | null {
  return ahead < cap ? ahead + 1 : null;
}

/** The subjects answered most, at most three (spec 001 §9), most first, the lower id first among equals. */
export function topSubjects(answersPerSubject: Readonly<Record<string, number>>, limit = 3): number[] {
  return Object.entries(answersPerSubject)
    .map(([subject, answers]) => ({ subject: Number(subject), answers }))
    .filter((each) => each.answers > 0)
    .sort((one, other) => other.answers - one.answers || one.subject - other.subject)
    .slice(0, limit)
    .map((each) => each.subject);
}
