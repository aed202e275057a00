import { numberAt } from "#app/platform/text/number-at.ts";
import type { Course, CourseTable, FiveAreas, Seats } from "./course-table.ts";
import { codedCourses } from "./link-years.ts";

/**
 * The table as text: a line of years; one an institution, "=SIGLA<tab>name"; one a course; and, below it, one a kind of seats, begun by a tab, former ones by "-<tab>".
 * Cut-offs are in hundredths, each but the first as what it adds to the one before it; empty where there is none.
 */
export function formatTable({ years, courses }: CourseTable): string {
  const names = new Map(courses.map(({ short, institution }) => [`${short}\t${institution}`, true]));
  const institutions = [...names.keys()].sort();
  const numbers = new Map(institutions.map((name, at) => [name, at]));
  const inOrder = courses.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const lines = inOrder.flatMap((course) => {
    const { short, institution, city, state, campus, name, degree, shift, places, minimum } = course;
    const head = [numbers.get(`${short}\t${institution}`), city, state, campus, name, degree, shift, places];
    const figures = [course.weights.join(" "), course.minimums.join(" "), minimum];
    return [
      [...head, ...figures].join("\t"),
      ...course.seats.map(formatSeats),
      ...course.former.map((seats) => `-${formatSeats(seats)}`),
    ];
  });
  return [years.join(" "), ...institutions.map((name) => `=${name}`), ...lines, ""].join("\n");
}

function orderOf({ short, institution, city, campus, name, code }: Course): string {
  return [short, institution, city, campus, name, code].join("\t");
}

function formatSeats({ modality, bonus, places, cutoffs }: Seats): string {
  let before = 0;
  const steps = cutoffs.map((cutoff) => {
    if (cutoff === null) return "";
    const step = Math.round(cutoff * 100) - before;
    before += step;
    return step;
  });
  return ["", modality, bonus || "", places, ...steps].join("\t");
}

export function readTable(text: string): CourseTable {
  const [first = "", ...lines] = text.split("\n");
  const institutions: string[][] = [];
  const courses: (Omit<Course, "code"> & { seats: Seats[]; former: Seats[] })[] = [];
  for (const line of lines) {
    if (line.startsWith("=")) institutions.push(line.slice(1).split("\t"));
    else if (line.startsWith("\t")) courses.at(-1)?.seats.push(readSeats(line.slice(1).split("\t")));
    else if (line.startsWith("-\t")) courses.at(-1)?.former.push(readSeats(line.slice(2).split("\t")));
    else if (line !== "") courses.push(readCourse(line.split("\t"), institutions));
  }
  return { years: first.split(" ").map(Number), courses: codedCourses(courses) };
}

function readSeats([modality = "", bonus, places, ...steps]: string[]): Seats {
  let sum = 0;
  const cutoffs = steps.map((step) => {
    if (step === "") return null;
    sum += Number(step);
    return sum / 100;
  });
  return { modality, bonus: Number(bonus), places: Number(places), cutoffs };
}

function fiveOf(text: string): FiveAreas {
  const all = text.split(" ").map(Number);
  return [numberAt(all, 0), numberAt(all, 1), numberAt(all, 2), numberAt(all, 3), numberAt(all, 4)];
}

function readCourse(cells: string[], institutions: readonly string[][]) {
  const [at, city = "", state = "", campus = "", name = "", degree = "", shift = "", ...figures] = cells;
  const [short = "", institution = ""] = institutions[Number(at)] ?? [];
  const [places, weights = "", minimums = "", minimum] = figures;
  return {
    ...{ name, institution, short, city, state, campus, degree, shift, seats: [], former: [] },
    ...{
      places: Number(places),
      weights: fiveOf(weights),
      minimums: fiveOf(minimums),
      minimum: Number(minimum),
    },
  };
}
