import { evidenceOf, type SittingEvidence } from "./evidence.ts";
import { byClass, type ScoredSitting, type SittingTally, type SortedQuestion, tallyOf } from "./tally.ts";

export type AnalysisOfPerson = Pick<SittingTally, "topics" | "questions"> & {
  person: number;
  evidence: SittingEvidence;
};
export type AnalysisOfClass = SittingTally & { class: number; evidence: SittingEvidence };

/** A release sends the best sitting of each person (decision 036); of several, the last of the list counts. */
export function analysisOfPeople(
  questions: readonly (SortedQuestion | null)[],
  sittings: readonly ScoredSitting[],
): AnalysisOfPerson[] {
  const counting = new Map(sittings.map((sitting) => [sitting.person, sitting]));
  return [...counting.values()].map((sitting) => {
    const { topics, questions: costly } = tallyOf(questions, [sitting]);
    return { person: sitting.person, topics, questions: costly, evidence: evidenceOf(questions, [sitting]) };
  });
}

/** Of each class, and of all under 0, by the sitting of each person that counts. */
export function analysisOfClasses(
  questions: readonly (SortedQuestion | null)[],
  sittings: readonly ScoredSitting[],
): AnalysisOfClass[] {
  const counting = [...new Map(sittings.map((sitting) => [sitting.person, sitting])).values()];
  return [...byClass(counting)].map(([of, group]) => ({
    class: of,
    ...tallyOf(questions, group),
    evidence: evidenceOf(questions, group),
  }));
}
