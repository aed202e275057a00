import { enterClasses } from "#app/features/school/queries/class-changes.server.ts";
import { insertClasses } from "#app/features/school/queries/classes.server.ts";
import { insertPeople, type NewSchoolPerson } from "#app/features/school/queries/people.server.ts";
import { schoolIds } from "#app/features/school/queries/schools.server.ts";
import { slug } from "#app/platform/text/normalize.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import { generatedName } from "#content/generator/generated-name.ts";
import type { Platform } from "../../platform/open-platform.ts";
import { UsageError } from "../usage-error.ts";
import { seedClassNotebooks } from "./seed-notebooks.ts";

export type SeedSchoolOptions = { school?: string; students?: string };

const CHUNK = 400;
const PER_CLASS = 25;
const PER_TEACHER = 20;
const SERIES = ["1º", "2º", "3º"];

/** "1º A", "1º B", … */
function className(index: number): string {
  const letter = String.fromCharCode(65 + (Math.floor(index / SERIES.length) % 26));
  const round = Math.floor(index / (SERIES.length * 26));
  return `${SERIES[index % SERIES.length]} ${letter}${round > 0 ? round + 1 : ""}`;
}

function person(index: number, role: "student" | "teacher", year: number, id: string): NewSchoolPerson {
  const { firstName, lastName } = generatedName(index);
  const number = String(index + 1).padStart(5, "0");
  const schoolUserId = role === "student" ? number : `P${number}`;
  const none = { email: null, mobile: null, accountId: null };
  return { ...none, id, firstName, lastName, schoolUserId, role, active: true, year };
}

/** Adds students in classes of 25, and teachers, to a school. Returns how many of each. */
export async function seedSchool(
  { deps }: Platform,
  schoolId: string,
  students: number,
): Promise<{ people: number; classes: number }> {
  const year = academicYear(deps.now());
  const writing = { at: deps.now(), by: null };
  const classes = Array.from({ length: Math.ceil(students / PER_CLASS) }, (_, index) => {
    const name = className(index);
    return { id: deps.newId(), name, slug: slug(name), year };
  });
  const added = await deps.write(insertClasses(deps.db, schoolId, classes, writing));
  if (added.length === 0) return { people: 0, classes: 0 };
  const teachers = Math.max(2, Math.ceil(students / PER_TEACHER));
  const people = Array.from({ length: students + teachers }, (_, index) =>
    person(index, index < students ? "student" : "teacher", year, deps.newId()),
  );
  for (let start = 0; start < people.length; start += CHUNK)
    await deps.write(insertPeople(deps.db, schoolId, people.slice(start, start + CHUNK), writing));
  for (const [index, { id }] of classes.entries()) {
    const own = people.slice(0, students).filter((_, place) => place % classes.length === index);
    const teaching = [0, 1, 2].map((more) => people[students + ((index + more) % teachers)]);
    const ids = [...own, ...teaching].flatMap((each) => (each ? [each.id] : []));
    await deps.write(enterClasses(deps.db, schoolId, ids, [id], writing.at));
  }
  return { people: people.length, classes: classes.length };
}

/** `seed school`: people and classes without accounts, and notebooks, for local databases. */
export async function seedSchoolCommand(platform: Platform, options: SeedSchoolOptions): Promise<string> {
  const { school, students } = options;
  const count = Number(students);
  if (!school || !Number.isInteger(count) || count < 1 || count > 50_000)
    throw new UsageError("Faltam --school e --students: --school horizonte --students 5000");
  const known = await platform.deps.read(schoolIds(platform.deps.db));
  if (!known.some(({ id }) => id === school)) throw new UsageError(`Não há escola com o código ${school}.`);
  const { people, classes } = await seedSchool(platform, school, count);
  if (classes === 0) throw new UsageError(`As turmas deste ano já existem em ${school}.`);
  const notebooks = await seedClassNotebooks(platform, school);
  return `${people} pessoas em ${classes} turmas de ${school}, com ${notebooks} cadernos`;
}
