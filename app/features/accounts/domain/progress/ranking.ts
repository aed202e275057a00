/** 1 plus how many have more points. Ties share a place. */
export function rankingPosition(points: number, totals: readonly number[]): number {
  return 1 + totals.filter((total) => total > points).length;
}

/** At most three (R-PROG-4); the lower id first on ties. */
export function topSubjects(answersPerSubject: Readonly<Record<string, number>>, limit = 3): number[] {
  return Object.entries(answersPerSubject)
    .map(([subject, answers]) => ({ subject: Number(subject), answers }))
    .filter((each) => each.answers > 0)
    .sort((one, other) => other.answers - one.answers || one.subject - other.subject)
    .slice(0, limit)
    .map((each) => each.subject);
}
