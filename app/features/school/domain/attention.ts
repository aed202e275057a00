/** Days without an answer after which a student has not come. */
export const ABSENT_DAYS = 7;
/** Reasons shown at once (R-SCHOOL-16). */
const SHOWN = 7;
/** Rows left for whole classes. */
const CLASSES = 2;

type AwayStudent = { id: string; name: string /** Day of the last answer, since 1970. */; seen: number };
type ClassFacts = {
  id: string;
  name: string;
  students: number;
  /** Students with an answer. */
  started: number;
  /** The teacher snoozed it. */
  snoozed: boolean;
  away: readonly AwayStudent[];
};

type Place = { classId: string; className: string };
/** Why somebody needs a teacher: a fact, and the class to open. */
export type Attention =
  | ({ reason: "away"; id: string; name: string; days: number } & Place)
  | ({ reason: "not-started"; people: number } & Place);

/** The Monday after a day, in days since 1970: the first day was a Thursday. */
export function nextMonday(day: number): number {
  return day + 7 - ((day + 3) % 7);
}

/** Who needs a teacher today: who left off last comes first, then classes with students who never began. */
export function attentionIn(classes: readonly ClassFacts[], today: number): Attention[] {
  const waiting = classes
    .filter(({ students, started, snoozed }) => students > started && !snoozed)
    .sort((one, other) => other.students - other.started - (one.students - one.started))
    .slice(0, CLASSES);
  const people = new Set<string>();
  const away = classes
    .flatMap((each) => each.away.map((student) => ({ ...student, each })))
    .sort((one, other) => other.seen - one.seen)
    .filter(({ id }) => !people.has(id) && people.add(id))
    .slice(0, SHOWN - waiting.length);
  return [
    ...away.map(({ id, name, seen, each }) => ({
      reason: "away" as const,
      id,
      name,
      days: today - seen,
      classId: each.id,
      className: each.name,
    })),
    ...waiting.map(({ id, name, students, started }) => ({
      reason: "not-started" as const,
      people: students - started,
      classId: id,
      className: name,
    })),
  ];
}
