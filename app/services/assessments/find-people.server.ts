import { noFilter } from "#app/domain/school/people-filter.ts";
import { studentsAround } from "#app/queries/assessments/audience.server.ts";
import { peopleOfSchool } from "#app/queries/school/people-list.server.ts";
import { fold } from "#app/text/normalize.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { assessmentMaker } from "./assessment-reader.ts";

const MOST = 30;
const STAFF = ["teacher", "assistant", "admin"] as const;

/**
 * Colleagues, or students: of the assessment's classes and one's own; management finds all of the school. One trip. Throws
 * no-permission.
 */
export async function findPeople(
  deps: Deps,
  actor: SchoolActor,
  { id, who, text }: { id: string; who: "staff" | "students"; text: string },
) {
  const reader = assessmentMaker(actor);
  const isWide = text !== "" && (who === "staff" || reader.role === "manager");
  const filter = { ...noFilter, text, active: true, roles: who === "staff" ? STAFF : (["student"] as const) };
  const [around, all] = await deps.read(
    studentsAround(deps.db, reader, who === "students" ? id : ""),
    peopleOfSchool(deps.db, reader.schoolId, filter, 0, isWide ? MOST : 0),
  );
  const sought = fold(text);
  const near = who === "students" ? around.filter(({ name }) => fold(name).includes(sought)) : [];
  const rest = all.map((each) => ({ id: each.id, name: `${each.firstName} ${each.lastName}` }));
  const found = new Map([...near, ...rest].map((each) => [each.id, each]));
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, "pt-BR")).slice(0, MOST);
}
