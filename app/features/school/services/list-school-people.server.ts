import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import type { ClassChoice } from "../domain/class-choice.ts";
import { countInPanel, type SchoolPeopleFilter, yearsInPanel } from "../domain/people-filter.ts";
import { peopleOfSchool, schoolPanel } from "../queries/people-list.server.ts";
import { waitingRosters } from "../queries/rosters.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import type { SchoolActor } from "./school-actor.ts";
import { type SchoolPersonView, schoolPersonView } from "./school-person-view.server.ts";

/** Bounds a page to 120 rows read (P2). */
const PAGE = 20;

export type SchoolPeopleList = {
  school: { id: string; name: string };
  people: SchoolPersonView[];
  /** The place of the next page, or null. */
  next: number | null;
  /** Of the filter; null where it can only be counted page by page (words, classes). */
  total: number | null;
  years: number[];
  classes: ClassChoice[];
  /** The viewer's own import that waits for its check. */
  waiting: WaitingRoster | null;
};

export type WaitingRoster = { id: string; name: string; sentAt: number };

/** A page of a school's people in one trip. Throws page-not-found. */
export async function listSchoolPeople(
  deps: Deps,
  { schoolId, viewer }: Pick<SchoolActor, "schoolId" | "viewer">,
  filter: SchoolPeopleFilter,
  after: number,
): Promise<SchoolPeopleList> {
  const {
    school: [school],
    rows,
    panel: [panel],
    waiting: [waiting],
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    rows: peopleOfSchool(deps.db, schoolId, filter, after, rowsToRead(PAGE)),
    panel: schoolPanel(deps.db, schoolId),
    waiting: waitingRosters(deps.db, schoolId, viewer.id),
  });
  if (!school) throw new AppError("page-not-found");
  const { shown, next } = pageOfRows(rows, PAGE, ({ place }) => place);
  const counts = panel?.counts ?? {};
  const classes = panel?.classes ?? [];
  const isCounted = filter.text === "" && filter.classId === null;
  return {
    school: { id: school.id, name: school.name },
    // Places order by seven letters; within a page names are compared whole.
    people: shown
      .map((row) => schoolPersonView(row, classes))
      .sort((one, other) => compareTexts(one.name, other.name)),
    next,
    total: isCounted ? countInPanel(counts, filter) : null,
    years: yearsInPanel(counts),
    classes,
    waiting: waiting ? { id: waiting.id, name: waiting.source.name, sentAt: waiting.createdAt } : null,
  };
}

/** A school and its active classes to choose from. Throws page-not-found. */
export async function listSchoolChoices(
  deps: Deps,
  schoolId: string,
): Promise<Pick<SchoolPeopleList, "school" | "classes">> {
  const {
    school: [school],
    panel: [panel],
  } = await deps.read({ school: schoolById(deps.db, schoolId), panel: schoolPanel(deps.db, schoolId) });
  if (!school) throw new AppError("page-not-found");
  return { school: { id: school.id, name: school.name }, classes: panel?.classes ?? [] };
}
