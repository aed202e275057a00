import { noFilter } from "#app/features/school/domain/people-filter.ts";
import { peopleOfSchool, schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import { fullName } from "#app/features/school/services/school-person-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { essayProfiles } from "../../domain/essay-profile.ts";
import { taskToChange, themesOfSchool } from "../../queries/school-tasks.server.ts";
import { platformThemes } from "../../queries/themes.server.ts";

const THEMES = 60;
const OWN_THEMES = 40;
const STAFF = 80;

/** Choices of the task form: themes, classes and staff; with an id, the stored task too. One round trip. Throws essay-task-not-found. */
export async function loadEssayTask(deps: Deps, actor: SchoolActor, id: string | null) {
  const { db } = deps;
  const { schoolId } = actor;
  const reader = assessmentMaker(actor);
  const staff = { ...noFilter, active: true, roles: ["teacher", "assistant", "admin"] as const };
  const {
    school: [school],
    task: [task],
    platform,
    own,
    panel: [panel],
    people,
  } = await deps.read({
    school: schoolById(db, schoolId),
    task: taskToChange(db, reader, id ?? ""),
    platform: platformThemes(db, null, THEMES),
    own: themesOfSchool(db, schoolId, OWN_THEMES),
    panel: schoolPanel(db, schoolId),
    people: peopleOfSchool(db, schoolId, staff, 0, STAFF),
  });
  if (!school) throw new AppError("page-not-found");
  if (id !== null && !task) throw new AppError("essay-task-not-found");
  return {
    school: { id: school.id, name: school.name },
    task: task ?? null,
    themes: { platform, own },
    profiles: essayProfiles.map((profile) => ({ id: profile.id, name: profile.name })),
    classes: (panel?.classes ?? []).map((each) => ({ id: each.id, name: each.name, year: each.year })),
    staff: people.map((person) => ({ id: person.id, name: fullName(person) })),
  };
}
export type LoadedEssayTask = Awaited<ReturnType<typeof loadEssayTask>>;
