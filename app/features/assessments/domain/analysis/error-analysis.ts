import { type ClusteredInterval, clusteredIntervals, type SittingEvidence } from "./evidence.ts";
import {
  cautiousShare,
  FEWEST_QUESTIONS,
  type Share,
  type SharedInterval,
  sumOf,
  trendOf,
  withInterval,
} from "./share.ts";
import {
  byCost,
  type CostlyQuestion,
  mostChosenWrong,
  readSumKey,
  type SittingTally,
  type SumKey,
  type Sums,
} from "./tally.ts";

/** A share from which more practice moves little. */
const MASTERY = 0.9;
const MOST_MOVING = 5;
/** A page reads as many of each; the weakest come first. */
const MOST_SUMS = 30;
const MOST_POINTS = 12;

/** One assessment's, in a class or of a person. `questions` are empty while their keys are not shown. */
export type ReleasedTally = SittingTally & { evidence: SittingEvidence; at: number };
/** Shares (0 to 1) of the target exam's questions that have a topic. */
export type Frequency = (topic: number) => number;

export type AnalysedSum = SumKey & ClusteredInterval;
export type AnalysedQuestion = CostlyQuestion & {
  /** Of the target exam's questions with its most frequent topic. */
  frequency: number;
  mostWrong: { answer: string; count: number } | null;
};

export type ErrorAnalysis = {
  assessments: number;
  whole: SharedInterval;
  topics: AnalysedSum[];
  skills: AnalysedSum[];
  moving: AnalysedQuestion[];
  /** Each assessment, oldest first. */
  points: (SharedInterval & { at: number })[];
  trend: ReturnType<typeof trendOf>;
  /** Those with answers, ascending. */
  subjects: number[];
  /** Of all questions with a known cost, by topic the one that cost most. */
  costly: ReadonlyMap<number, AnalysedQuestion>;
};

/** `subject` null: all. */
export function analyse(
  tallies: readonly ReleasedTally[],
  { subject, frequency }: { subject: number | null; frequency: Frequency },
): ErrorAnalysis {
  const wanted = (id: number) => subject === null || id === subject;
  const oldestFirst = [...tallies].sort((one, other) => one.at - other.at);
  const points = oldestFirst
    .map(({ at, topics }) => ({ at, ...shareOfSums(topics, wanted) }))
    .filter(({ n }) => n > 0);
  const intervals = clusteredIntervals(tallies.map(({ evidence }) => evidence));
  const questions = merged(tallies.flatMap((tally) => tally.questions))
    .filter((question) => wanted(question.subject))
    .map((question) => analysedQuestion(question, frequency));
  return {
    assessments: points.length,
    whole: withInterval(sumOf(points)),
    topics: sortedSums(intervals, "topic", wanted),
    skills: sortedSums(intervals, "skill", wanted),
    moving: movingMost(questions),
    points: points.slice(-MOST_POINTS).map((point) => ({ at: point.at, ...withInterval(point) })),
    trend: trendOf(points),
    subjects: [
      ...new Set(
        tallies.flatMap(({ topics }) => Object.keys(topics).flatMap((key) => readSumKey(key)?.subject ?? [])),
      ),
    ].sort((one, other) => one - other),
    costly: costliestByTopic(questions),
  };
}

/** Answers and right ones of the subjects that are wanted. */
export function shareOfSums(sums: Sums, wanted: (subject: number) => boolean): Share {
  const own = Object.entries(sums).filter(([key]) => {
    const parts = readSumKey(key);
    return parts?.kind === "subject" && wanted(parts.subject);
  });
  return sumOf(own.map(([, [n, right]]) => ({ n, right })));
}

/** The weakest first: by what is surely reached at best, so that few answers do not lead. None of too few questions. */
function sortedSums(
  intervals: ReadonlyMap<string, ClusteredInterval>,
  kind: SumKey["kind"],
  wanted: (subject: number) => boolean,
): AnalysedSum[] {
  const own = [...intervals].flatMap(([key, interval]) => {
    const parts = readSumKey(key);
    if (parts?.kind !== kind || !wanted(parts.subject) || interval.questions < FEWEST_QUESTIONS) return [];
    return [{ ...parts, ...interval }];
  });
  return own
    .sort((one, other) => one.high - other.high || one.id - other.id || one.subject - other.subject)
    .slice(0, MOST_SUMS);
}

/** A question of several assessments once. */
function merged(questions: readonly CostlyQuestion[]): CostlyQuestion[] {
  const byOrd = new Map<number, CostlyQuestion>();
  for (const question of questions) {
    const had = byOrd.get(question.ord);
    const wrong = { ...had?.wrong };
    for (const [answer, count] of Object.entries(question.wrong))
      wrong[answer] = (wrong[answer] ?? 0) + count;
    const { n, right } = sumOf(had ? [had, question] : [question]);
    byOrd.set(question.ord, { ...question, n, right, wrong });
  }
  return [...byOrd.values()];
}

function analysedQuestion(question: CostlyQuestion, frequency: Frequency): AnalysedQuestion {
  const frequent = Math.max(0, ...question.topics.map(frequency));
  return { ...question, frequency: frequent, mostWrong: mostChosenWrong(question.wrong) };
}

/** How much a class gains in the target exam if it learned what the question covers. */
export function gainOf({ n, right, frequency }: Share & { frequency: number }): number {
  return frequency * Math.max(0, MASTERY - cautiousShare({ n, right }));
}

function movingMost(questions: readonly AnalysedQuestion[]): AnalysedQuestion[] {
  return questions
    .filter((question) => cautiousShare(question) < MASTERY)
    .sort((one, other) => gainOf(other) - gainOf(one) || byCost(one, other))
    .slice(0, MOST_MOVING);
}

function costliestByTopic(questions: readonly AnalysedQuestion[]): ReadonlyMap<number, AnalysedQuestion> {
  const found = new Map<number, AnalysedQuestion>();
  for (const question of [...questions].sort(byCost))
    for (const topic of question.topics) if (!found.has(topic)) found.set(topic, question);
  return found;
}
