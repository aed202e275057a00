import { type AnalysisFilter, shownOfOwn } from "#app/domain/assessments/analysis/analysis-filter.ts";
import {
  analyse,
  type Frequency,
  type ReleasedTally,
} from "#app/domain/assessments/analysis/error-analysis.ts";
import { SMALLEST_GROUP } from "#app/domain/assessments/analysis/share.ts";
import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import type { FacetCounts } from "#app/domain/questions/facet-panels.ts";
import { token } from "#app/domain/questions/search-tokens.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  classesToAnalyse,
  distractorPanel,
  ownReleased,
  releasedOfStudent,
  releasedResults,
  studentToAnalyse,
} from "#app/queries/assessments/error-analysis.server.ts";
import { facetPanelsByKey } from "#app/queries/questions/panels.server.ts";
import { schoolPanel } from "#app/queries/school/people-list.server.ts";
import { schoolById } from "#app/queries/school/schools.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { fullName } from "../school/school-person-view.server.ts";
import { assessmentReader } from "./assessment-reader.ts";
import { shownAnalysis } from "./error-analysis-view.ts";

const DAY = 86_400;
const WHOLE_BANK = "*|*|*";

/** The panel that counts the target's questions by topic. */
function panelOfTarget(target: string): string {
  return `${institutionOf(target)?.id ?? 0}|*|*`;
}

/** By the target's questions in the bank; without any, by all. */
function frequencyIn(panels: readonly { key: string; counts: FacetCounts }[], target: string): Frequency {
  const panel =
    panels.find(({ key }) => key === panelOfTarget(target)) ?? panels.find(({ key }) => key === WHOLE_BANK);
  const all = panel?.counts[token.every] ?? 0;
  return (topic) => (all > 0 ? (panel?.counts[token.topic(topic)] ?? 0) / all : 0);
}

function common(deps: Deps, actor: SchoolActor, target: string) {
  return [
    schoolById(deps.db, actor.schoolId),
    distractorPanel(deps.db, actor.schoolId),
    facetPanelsByKey(deps.db, [panelOfTarget(target), WHOLE_BANK]),
  ] as const;
}

const noClasses: readonly { id: string; name: string }[] = [];

async function readOwn(deps: Deps, actor: SchoolActor, { days, target }: AnalysisFilter) {
  const now = deps.now();
  const reader = assessmentReader(actor);
  const asker = { userNum: reader.userNum, now };
  const [[school], [panel], panels, rows] = await deps.read(
    ...common(deps, actor, target),
    ownReleased(deps.db, { ...reader, asker }, now - days * DAY),
  );
  const tallies = rows.flatMap((row): ReleasedTally[] => {
    const own = shownOfOwn(row, row.rules, row, now);
    return own ? [{ ...own, evidence: row.evidence, n: 1, at: row.releasedAt ?? 0 }] : [];
  });
  return {
    school,
    notes: panel?.notes ?? {},
    panels,
    tallies,
    classes: noClasses,
    small: false,
    student: null,
  };
}

/** One student for staff: all that is released, whatever students see of it. */
async function readStudent(deps: Deps, actor: SchoolActor, { studentId, days, target }: AnalysisFilter) {
  const reader = assessmentReader(actor);
  const [[school], [panel], panels, [student], rows] = await deps.read(
    ...common(deps, actor, target),
    studentToAnalyse(deps.db, reader, studentId ?? ""),
    releasedOfStudent(deps.db, reader, studentId ?? "", deps.now() - days * DAY),
  );
  if (!student) throw new AppError("page-not-found");
  const tallies = rows.map(
    ({ topics, questions, evidence, releasedAt }): ReleasedTally => ({
      ...{ topics, questions, evidence },
      ...{ n: 1, at: releasedAt ?? 0 },
    }),
  );
  const named = { id: student.id, name: fullName(student) };
  return {
    school,
    notes: panel?.notes ?? {},
    panels,
    tallies,
    classes: noClasses,
    small: false,
    student: named,
  };
}

async function readGroup(deps: Deps, actor: SchoolActor, { classId, days, target }: AnalysisFilter) {
  const reader = assessmentReader(actor);
  const since = deps.now() - days * DAY;
  const [[school], [panel], panels, rows, taught, [ofSchool]] = await deps.read(
    ...common(deps, actor, target),
    releasedResults(deps.db, reader, { classId, since }),
    classesToAnalyse(deps.db, reader),
    schoolPanel(deps.db, actor.schoolId),
  );
  const all = (ofSchool?.classes ?? []).map(({ id, name }) => ({ id, name }));
  const classes = reader.role === "manager" ? all : taught;
  if (classId !== null && !classes.some(({ id }) => id === classId)) throw new AppError("page-not-found");
  const tallies = rows
    .filter(({ n }) => n >= SMALLEST_GROUP)
    .map(({ shownAt, ...row }) => ({ ...row, at: shownAt ?? 0 }));
  const small = rows.length > 0 && tallies.length === 0;
  return { school, notes: panel?.notes ?? {}, panels, tallies, classes, small, student: null };
}

/**
 * The analysis that the actor may read, in one trip: a student's own; a teacher's class, the management's school, or one student of
 * them. Throws page-not-found.
 */
export async function readErrorAnalysis(deps: Deps, actor: SchoolActor, filter: AnalysisFilter) {
  const { role } = assessmentReader(actor);
  const read = role === "student" ? readOwn : filter.studentId === null ? readGroup : readStudent;
  const { school, notes, panels, tallies, classes, small, student } = await read(deps, actor, filter);
  if (!school) throw new AppError("page-not-found");
  const frequency = frequencyIn(panels, filter.target);
  const analysis = analyse(tallies, { subject: filter.subject, frequency });
  const first = role === "teacher" ? (classes[0] ?? null) : null;
  return {
    school: { id: school.id, name: school.name },
    role,
    classes,
    student,
    chosen: classes.find(({ id }) => id === filter.classId) ?? first,
    /** There are results, all of groups too small to show. */
    small,
    analysis: shownAnalysis(analysis, { catalogue: deps.catalogue.current(), notes }),
  };
}
