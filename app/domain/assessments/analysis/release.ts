import { byClass, type ScoredSitting, type SittingTally, type SortedQuestion, tallyOf } from "./tally.ts";

export type AnalysisOfPerson = Pick<SittingTally, "topics" | "questions"> & { person: number };
export type AnalysisOfClass = SittingTally & { class: number };

/** A person's newest sitting is the one sent last. */
export function analysisOfPeople(
  questions: readonly (SortedQuestion | null)[],
  sittings: readonly ScoredSitting[],
): AnalysisOfPerson[] {
  const newest = new Map(sittings.map((sitting) => [sitting.person, sitting]));
  return [...newest.values()].map((sitting) => {
    const { topics, questions: costly } = tallyOf(questions, [sitting]);
    return { person: sitting.person, topics, questions: costly };
  });
}

/** Of each class, and of all under 0, by each person's newest sitting. */
export function analysisOfClasses(
  questions: readonly (SortedQuestion | null)[],
  sittings: readonly ScoredSitting[],
): AnalysisOfClass[] {
  const newest = [...new Map(sittings.map((sitting) => [sitting.person, sitting])).values()];
  return [...byClass(newest)].map(([of, group]) => ({ class: of, ...tallyOf(questions, group) }));
}
