import { showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { StudentTerms } from "../../domain/making/student-terms.server.ts";
import {
  classStatements,
  teacherStatements,
  termStatements,
  touchAssessment,
} from "../../queries/audience.server.ts";
import { auditAssessment } from "../../queries/writing.server.ts";
import { noticesFor } from "./publish-assessment.server.ts";

/** Rows a batch (R-BANK-14). */
const MOST = 400;

/** Students who come to a published assessment are notified, and who leaves it loses the notice. */
async function change(
  deps: Deps,
  actor: SchoolActor,
  { id, after, statements }: { id: string; after: object; statements: readonly Statement[] },
): Promise<void> {
  const { rows, live } = await deps.write({
    rows: touchAssessment(deps.db, assessmentMaker(actor), id, writingOf(deps, actor)),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment"), id, after),
    changes: statements,
    ...noticesFor(deps, actor, id),
  });
  if (rows.length === 0) throw new AppError("assessment-not-found");
  showInTabs(deps, live, live);
}

/** The classes of an assessment as they shall be. Throws assessment-not-found. */
export async function setAssessmentClasses(
  deps: Deps,
  actor: SchoolActor,
  sent: { id: string; classes: readonly string[] },
): Promise<void> {
  const classes = sent.classes.slice(0, MOST);
  const statements = classStatements(deps.db, assessmentMaker(actor), { id: sent.id, classes });
  await change(deps, actor, { id: sent.id, after: { classes }, statements });
}

/** The colleagues who make and mark it, as they shall be. Throws assessment-not-found. */
export async function shareAssessment(
  deps: Deps,
  actor: SchoolActor,
  sent: { id: string; people: readonly string[] },
): Promise<void> {
  const people = sent.people.slice(0, MOST);
  const statements = teacherStatements(deps.db, assessmentMaker(actor), { id: sent.id, people });
  await change(deps, actor, { id: sent.id, after: { colleagues: people }, statements });
}

/** Single students and what is different for them, as it shall be. Throws assessment-not-found. */
export async function setStudentTerms(
  deps: Deps,
  actor: SchoolActor,
  sent: { id: string; terms: readonly StudentTerms[] },
): Promise<void> {
  const terms = sent.terms.slice(0, MOST);
  const statements = termStatements(deps.db, assessmentMaker(actor), { id: sent.id, terms });
  // What is different for a student stays out of the audit's text.
  const after = { students: terms.map(({ personId }) => personId) };
  await change(deps, actor, { id: sent.id, after, statements });
}
