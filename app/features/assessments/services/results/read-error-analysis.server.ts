import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { FacetCounts } from "#app/features/bank/domain/facet-panels.ts";
import { token } from "#app/features/bank/domain/words/search-tokens.ts";
import { facetPanelsByKey } from "#app/features/bank/queries/panels.server.ts";
import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import { fullName } from "#app/features/school/services/school-person-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { DAY } from "#app/platform/time/units.ts";
import { type AnalysisFilter, shownOfOwn } from "../../domain/analysis/analysis-filter.ts";
import { analyse, type Frequency, type ReleasedTally } from "../../domain/analysis/error-analysis.ts";
import { SMALLEST_GROUP } from "../../domain/analysis/share.ts";
import {
  classesToAnalyse,
  distractorPanel,
  ownReleased,
  releasedOfStudent,
  releasedResults,
  studentToAnalyse,
} from "../../queries/error-analysis.server.ts";
import { shownAnalysis } from "./error-analysis-view.ts";

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
  return {
    school: schoolById(deps.db, actor.schoolId),
    panel: distractorPanel(deps.db, actor.schoolId),
    panels: facetPanelsByKey(deps.db, [panelOfTarget(target), WHOLE_BANK]),
  };
}

const noClasses: readonly { id: string; name: string }[] = [];

async function readOwn(deps: Deps, actor: SchoolActor, { days, target }: AnalysisFilter) {
  const now = deps.now();
  const reader = assessmentReader(actor);
  const asker = { userNum: reader.userNum, now };
  const {
    school: [school],
    panel: [panel],
    panels,
    rows,
  } = await deps.read({
    ...common(deps, actor, target),
    rows: ownReleased(deps.db, { ...reader, asker }, now - days * DAY),
  });
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
  const {
    school: [school],
    panel: [panel],
    panels,
    student: [student],
    rows,
  } = await deps.read({
    ...common(deps, actor, target),
    student: studentToAnalyse(deps.db, reader, studentId ?? ""),
    rows: releasedOfStudent(deps.db, reader, studentId ?? "", deps.now() - days * DAY),
  });
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
  const {
    school: [school],
    panel: [panel],
    panels,
    rows,
    taught,
    ofSchool: [ofSchool],
  } = await deps.read({
    ...common(deps, actor, target),
    rows: releasedResults(deps.db, reader, { classId, since }),
    taught: classesToAnalyse(deps.db, reader),
    ofSchool: schoolPanel(deps.db, actor.schoolId),
  });
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
