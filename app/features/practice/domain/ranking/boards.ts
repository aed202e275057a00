import { courseInstitutions } from "#app/features/bank/domain/catalogue/course-institutions.ts";
import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { Membership } from "#app/platform/access/membership.ts";

/** The group of everybody. */
export const EVERYBODY = "todos";
/** The period of all points; the others are weeks, by their Monday. */
export const TOTAL = "total";

/** What the boards count of a person. */
export type Standing = {
  points: number;
  /** Points by week. */
  weeks: Readonly<Record<string, number>>;
  groups: readonly string[];
};

export function boardOf(period: string, group: string): string {
  return `${period}/${group}`;
}

type Placed = {
  courses: readonly string[];
  state: string | null;
  schools: readonly Pick<Membership, "id" | "role">[];
};

/** The groups a person is ranked in: everybody, their state, their exams, the schools they are students of. */
export function rankGroupsOf({ courses, state, schools }: Placed): string[] {
  const exams = courses.flatMap((course) => institutionWithId(courseInstitutions[course] ?? 0)?.code ?? []);
  const students = schools.filter(({ role }) => role === "student");
  return [
    EVERYBODY,
    ...(state ? [`estado-${state}`] : []),
    ...[...new Set(exams)].map((code) => `prova-${code}`),
    ...students.map(({ id }) => `escola-${id}`),
  ];
}

/** A person's points by board, without the boards where they have none. `weeks`: those folded. */
export function boardsOf(standing: Standing | null, weeks: readonly string[]): Map<string, number> {
  const boards = new Map<string, number>();
  if (!standing) return boards;
  for (const group of standing.groups) {
    if (standing.points > 0) boards.set(boardOf(TOTAL, group), standing.points);
    for (const week of weeks) {
      const points = standing.weeks[week] ?? 0;
      if (points > 0) boards.set(boardOf(week, group), points);
    }
  }
  return boards;
}
