/** Rows of a result stay small: the pages read up to 400 of them at once. */
export const MOST_COSTLY = 12;

/** By `subjectSumKey`, `topicSumKey` and `skillSumKey`: [answers, right]. */
export type Sums = Record<string, [n: number, right: number]>;

/** A question of an assessment as the analysis sorts it. `name`: as people call it; `code`: of its address. */
export type SortedQuestion = {
  ord: number;
  code: string;
  name: string;
  subject: number;
  topics: readonly number[];
  skill: number | null;
};

/** One that cost points. `wrong`: how often each wrong answer was given. */
export type CostlyQuestion = SortedQuestion & { n: number; right: number; wrong: Record<string, number> };

/** A submitted sitting by place. `shares`: of the question's points, 0 to 1; null: annulled, or not marked yet. */
export type ScoredSitting = {
  person: number;
  /** The class through which the student sat it. */
  class: number | null;
  answers: readonly string[];
  shares: readonly (number | null)[];
};

function subjectSumKey(subject: number): string {
  return String(subject);
}

function topicSumKey(subject: number, topic: number): string {
  return `${subject}t${topic}`;
}

function skillSumKey(subject: number, skill: number): string {
  return `${subject}h${skill}`;
}

export type SumKey = { subject: number; kind: "subject" | "topic" | "skill"; id: number };

/** The parts of a key; null for none of ours. */
export function readSumKey(key: string): SumKey | null {
  const [, subject, letter, id] = /^(\d+)(?:([th])(\d+))?$/.exec(key) ?? [];
  if (subject === undefined) return null;
  const kind = letter === "t" ? "topic" : letter === "h" ? "skill" : "subject";
  return { subject: Number(subject), kind, id: Number(id ?? subject) };
}

/** The sums that a question counts in. */
export function keysOf({ subject, topics, skill }: SortedQuestion): string[] {
  const skills = skill === null ? [] : [skillSumKey(subject, skill)];
  return [
    subjectSumKey(subject),
    ...[...new Set(topics)].map((topic) => topicSumKey(subject, topic)),
    ...skills,
  ];
}

/** Two decimals: credits are fractions, and their sums are compared. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Adds to `sums`. */
function addSums(sums: Sums, key: string, n: number, right: number): void {
  const [had, hadRight] = sums[key] ?? [0, 0];
  sums[key] = [had + n, rounded(hadRight + right)];
}

/** Most of the students first lost: what is missing to full marks, then the smaller number. */
export function byCost(one: CostlyQuestion, other: CostlyQuestion): number {
  return other.n - other.right - (one.n - one.right) || one.ord - other.ord;
}

export type SittingTally = { n: number; topics: Sums; questions: CostlyQuestion[] };

/** What sittings of an assessment say; a blank answer counts as one that is not right. */
export function tallyOf(
  questions: readonly (SortedQuestion | null)[],
  sittings: readonly ScoredSitting[],
): SittingTally {
  const topics: Sums = {};
  const costly: CostlyQuestion[] = [];
  for (const [place, question] of questions.entries()) {
    if (!question) continue;
    const { n, right, wrong } = answersTo(sittings, place);
    if (n === 0) continue;
    for (const key of keysOf(question)) addSums(topics, key, n, right);
    if (right < n) costly.push({ ...question, n, right, wrong });
  }
  return { n: sittings.length, topics, questions: costly.sort(byCost).slice(0, MOST_COSTLY) };
}

function answersTo(sittings: readonly ScoredSitting[], place: number) {
  const wrong: Record<string, number> = {};
  let [n, right] = [0, 0];
  for (const { answers, shares } of sittings) {
    const share = shares[place] ?? null;
    if (share === null) continue;
    n += 1;
    right += share;
    const answer = answers[place] ?? "";
    if (share < 1 && answer !== "") wrong[answer] = (wrong[answer] ?? 0) + 1;
  }
  return { n, right: rounded(right), wrong };
}

/** The sittings of each class, and of all under 0. */
export function byClass(sittings: readonly ScoredSitting[]): Map<number, ScoredSitting[]> {
  const groups = new Map<number, ScoredSitting[]>([[0, [...sittings]]]);
  for (const sitting of sittings) {
    if (sitting.class === null) continue;
    const group = groups.get(sitting.class) ?? [];
    groups.set(sitting.class, [...group, sitting]);
  }
  return groups;
}

/** The wrong answer most given, the first in the alphabet of equals; null without any. */
export function mostChosenWrong(
  wrong: Readonly<Record<string, number>>,
): { answer: string; count: number } | null {
  const sorted = Object.entries(wrong).sort(
    ([one, times], [other, often]) => often - times || (one < other ? -1 : 1),
  );
  const [first] = sorted;
  return first ? { answer: first[0], count: first[1] } : null;
}
