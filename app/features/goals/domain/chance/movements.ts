import type { Course, CourseTable, Seats } from "../cutoffs/course-table.ts";
import { medianOf } from "./median.ts";

/** What the last years say of a course's places. Points. */
export type Movement = {
  course: Course;
  seats: Seats;
  last: number;
  /** The year before the last, minus the last; 0 where unknown. */
  previous: number;
  /** Mean of the years before the last, minus the last. */
  older: number;
  /** What the course's other places imply, minus the last; 0 for "AC". */
  implied: number;
};

/** Of each modality. */
type Gaps = ReadonlyMap<string, number>;

const seatsOf = (course: Course) => [...course.seats, ...course.former];
const cutoffIn = (seats: Seats, year: number) => seats.cutoffs[year] ?? null;

function openCutoff(course: Course, year: number): number | null {
  const open = course.seats.find(({ modality, bonus }) => modality === "AC" && bonus === 0);
  return open ? cutoffIn(open, year) : null;
}

/** How far each modality lies from its course's "AC", on average, in a year. */
function gapsIn({ courses }: CourseTable, year: number): Gaps {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const course of courses) {
    const open = openCutoff(course, year);
    if (open === null) continue;
    for (const seats of seatsOf(course)) {
      const cutoff = cutoffIn(seats, year);
      if (cutoff === null) continue;
      const known = sums.get(seats.modality) ?? { sum: 0, count: 0 };
      sums.set(seats.modality, { sum: known.sum + cutoff - open, count: known.count + 1 });
    }
  }
  return new Map([...sums].map(([name, { sum, count }]) => [name, sum / count]));
}

/** Each place's distance from what its modality has on average; null for "AC" and where nobody got in. */
function deviationsOf(course: Course, open: number, year: number, gaps: Gaps): (number | null)[] {
  return seatsOf(course).map((seats) => {
    const cutoff = cutoffIn(seats, year);
    if (cutoff === null || seats.modality === "AC") return null;
    return cutoff - open - (gaps.get(seats.modality) ?? 0);
  });
}

function movementOf(course: Course, seats: Seats, year: number): Movement | null {
  const last = cutoffIn(seats, year);
  if (last === null) return null;
  const before = seats.cutoffs.slice(year + 1).filter((each) => each !== null);
  const previous = cutoffIn(seats, year + 1);
  return {
    course,
    seats,
    last,
    previous: previous === null ? 0 : previous - last,
    older: before.length === 0 ? 0 : before.reduce((sum, each) => sum + each, 0) / before.length - last,
    implied: 0,
  };
}

/** Of all places with a cut-off in the table's year at `year`, looking only at that year and older ones. */
export function movementsFrom(table: CourseTable, year: number): Movement[] {
  const gaps = gapsIn(table, year);
  return table.courses.flatMap((course) => {
    const open = openCutoff(course, year);
    const deviations = open === null ? [] : deviationsOf(course, open, year, gaps);
    return seatsOf(course).flatMap((seats, at) => {
      const movement = movementOf(course, seats, year);
      if (movement === null) return [];
      if (open !== null && seats.modality !== "AC") {
        const others = deviations.filter((each, index) => each !== null && index !== at);
        const shift = medianOf(others.map((each) => each ?? 0));
        movement.implied = open + (gaps.get(seats.modality) ?? 0) + shift - movement.last;
      }
      return [movement];
    });
  });
}

/** What the change to the next year is fitted on. */
export function changeTerms({ seats, previous, older, implied }: Movement): number[] {
  const root = Math.sqrt(Math.max(1, seats.places));
  return [previous, previous / root, older, older / root, implied, implied / root];
}

const MODALITIES = [
  "AC",
  "EP",
  "RENDA + EP",
  "PPI + EP",
  "PPI + RENDA + EP",
  "PCD + EP",
  "PCD + RENDA + EP",
  "QUILOMBOLA + RENDA + EP",
  "PCD",
  "REGIONAL",
  "PRETO/PARDO + EP",
  "PRETO/PARDO + RENDA + EP",
];

/** What the logarithm of a change's size is fitted on. */
export function spreadTerms({ seats, last, previous, older, implied }: Movement): number[] {
  const level = (last - 600) / 100;
  const size = (points: number) => Math.log(1 + Math.abs(points));
  const others = [
    1,
    Math.log(1 + seats.places),
    seats.places <= 2 ? 1 : 0,
    size(previous),
    size(older),
    size(implied),
    level,
    level * level,
    /PCD/.test(seats.modality) ? 1 : 0,
  ];
  return [...MODALITIES.map((name) => (name === seats.modality ? 1 : 0)), ...others];
}

export const CHANGE_TERMS = 6;
export const SPREAD_TERMS = MODALITIES.length + 9;

/** Points from the cut-off at `from` to the next year's; null where either is unknown. */
export function changeAfter({ seats, last }: Movement, from: number): number | null {
  const next = from === 0 ? null : cutoffIn(seats, from - 1);
  return next === null ? null : next - last;
}
