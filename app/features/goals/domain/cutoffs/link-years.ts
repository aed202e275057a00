import { numberAt } from "#app/platform/text/number-at.ts";
import { courseKey, foldCampus, seatsKey } from "./course-key.ts";
import type { Course, CourseTable, Seats } from "./course-table.ts";
import type { CutoffYear } from "./read-year.ts";

type Keyed = { key: string; campus: string; name: string };
type Linked<Each> = Keyed & { course: Each };

/** Adds a year: its courses, with what is known of them. A year that is there is replaced; of an older one, cut-offs of courses that are there. */
export function addYear(table: CourseTable, added: CutoffYear): CourseTable {
  return added.year < numberAt(table.years, 0) ? addOlderYear(table, added) : addNewestYear(table, added);
}

function withYear(years: readonly number[], year: number): number[] {
  return [...new Set([year, ...years])].sort((one, other) => other - one);
}

function addOlderYear(table: CourseTable, { year, courses }: CutoffYear): CourseTable {
  const years = withYear(table.years, year);
  const own = keyed(table.courses);
  const links = linksTo(own, keyed(courses));
  const join: Join = (seats, other) =>
    years.map((each) => {
      const known = seats.cutoffs[table.years.indexOf(each)] ?? null;
      return each === year ? (other?.cutoffs[0] ?? known) : known;
    });
  const courseOf = (each: Linked<Course>): Course => {
    const others = links.get(each)?.course.seats ?? [];
    const seats = joinSeats(each.course.seats, others, join).joined;
    return { ...each.course, seats, former: joinSeats(each.course.former, others, join).joined };
  };
  return { years, courses: own.map(courseOf) };
}

function addNewestYear(table: CourseTable, { year, courses }: CutoffYear): CourseTable {
  const years = withYear(table.years, year);
  const added = keyed(courses);
  const links = linksTo(added, keyed(table.courses));
  const before = (seats: Seats | undefined, each: number) =>
    seats?.cutoffs[table.years.indexOf(each)] ?? null;
  const join: Join = (seats, other) =>
    years.map((each) => (each === year ? (seats.cutoffs[0] ?? null) : before(other, each)));
  const courseOf = ({ course }: Keyed & { course: Omit<Course, "code"> }, known: Course | undefined) => {
    const { joined, left } = joinSeats(
      course.seats,
      [...(known?.seats ?? []), ...(known?.former ?? [])],
      join,
    );
    const former = left
      .map((seats) => ({
        ...seats,
        cutoffs: years.map((each) => (each === year ? null : before(seats, each))),
      }))
      .filter(({ cutoffs }) => cutoffs.some((cutoff) => cutoff !== null));
    return { ...course, seats: joined, former };
  };
  return { years, courses: codedCourses(added.map((each) => courseOf(each, links.get(each)?.course))) };
}

/** Courses of one year with their codes; most places first. */
export function codedCourses(courses: readonly Omit<Course, "code">[]): Course[] {
  const all = keyed(courses.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1)));
  const codes = codesOf(all);
  return all
    .map((each) => ({ ...each.course, code: codes.get(each) ?? each.key }))
    .sort((one, other) => other.places - one.places || (one.code < other.code ? -1 : 1));
}

function textOf({ short, city, campus, name, degree, shift }: Omit<Course, "code">): string {
  return [short, city, campus, name, degree, shift].join("\t");
}

function keyed<Each extends Omit<Course, "code">>(courses: readonly Each[]): Linked<Each>[] {
  return courses.map((course) => ({
    course,
    key: courseKey(course),
    campus: foldCampus(course.campus),
    name: course.name,
  }));
}

function byKey<Each extends Keyed>(all: readonly Each[]): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const group = groups.get(each.key);
    if (group) group.push(each);
    else groups.set(each.key, [each]);
  }
  return groups;
}

/** The key; with the campus where a year has it twice, and a number where even that is one. */
function codesOf(all: readonly Linked<unknown>[]): Map<Keyed, string> {
  const codes = new Map<Keyed, string>();
  const used = new Set<string>();
  for (const group of byKey(all).values())
    for (const each of group) {
      const first = group.length === 1 ? each.key : `${each.key}-${each.campus}`;
      let code = first;
      for (let number = 2; used.has(code); number += 1) code = `${first}-${number}`;
      used.add(code);
      codes.set(each, code);
    }
  return codes;
}

/** Each course's own in the other table: the only one of its key, or the one of its campus, then of its very name. */
function linksTo<One, Other>(
  all: readonly Linked<One>[],
  others: readonly Linked<Other>[],
): Map<Keyed, Linked<Other>> {
  const links = new Map<Keyed, Linked<Other>>();
  const candidates = byKey(others);
  for (const [key, group] of byKey(all)) {
    const left = candidates.get(key) ?? [];
    for (const each of group) {
      const alike = left.filter(({ campus }) => campus === each.campus);
      const [best] = alike.length > 1 ? alike.filter(({ name }) => name === each.name) : alike;
      const [only] = group.length === 1 && left.length === 1 ? left : [];
      const link = best ?? only;
      if (link) links.set(each, link);
    }
  }
  return links;
}

type Join = (own: Seats, other: Seats | undefined) => (number | null)[];

/** Each with the words of its rule and its place among those of one rule, largest first. */
function numberedSeats(all: readonly Seats[]): [string, Seats][] {
  const counts = new Map<string, number>();
  return all
    .toSorted((one, other) => other.places - one.places || one.bonus - other.bonus)
    .map((seats) => {
      const key = seatsKey(seats.modality, seats.bonus);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${key} ${count}`, seats];
    });
}

/** Seats of one rule are matched in order of size. `left`: the others that have no match. */
function joinSeats(own: readonly Seats[], others: readonly Seats[], join: Join) {
  const found = new Map(numberedSeats(others));
  const joined = numberedSeats(own).map(([key, seats]) => {
    const other = found.get(key);
    found.delete(key);
    return { ...seats, cutoffs: join(seats, other) };
  });
  return { joined, left: [...found.values()] };
}
