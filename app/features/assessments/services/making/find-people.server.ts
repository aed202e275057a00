import { noFilter } from "#app/features/school/domain/people-filter.ts";
import { peopleOfSchool } from "#app/features/school/queries/people-list.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { fold } from "#app/platform/text/normalize.ts";
import { studentsAround } from "../../queries/audience.server.ts";

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
  const { around, all } = await deps.read({
    around: studentsAround(deps.db, reader, who === "students" ? id : ""),
    all: peopleOfSchool(deps.db, reader.schoolId, filter, 0, isWide ? MOST : 0),
  });
  const sought = fold(text);
  const near = who === "students" ? around.filter(({ name }) => fold(name).includes(sought)) : [];
  const rest = all.map((each) => ({ id: each.id, name: `${each.firstName} ${each.lastName}` }));
  const found = new Map([...near, ...rest].map((each) => [each.id, each]));
  return [...found.values()].sort((one, other) => compareTexts(one.name, other.name)).slice(0, MOST);
}
