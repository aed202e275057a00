import { paperFields } from "#app/features/bank/queries/paper/paper-fields.server.ts";
import { finishPaper } from "#app/features/bank/services/paper/finish-paper.server.ts";
import { keyReader, paperQuestion } from "#app/features/bank/services/paper/paper-view.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { assessmentPaths } from "../../paths.ts";
import { assessmentToWrite, questionsToWrite } from "../../queries/making.server.ts";

/** An assessment on paper for who makes it, sections as headings. One round trip. Throws no-permission, assessment-not-found. */
export async function loadAssessmentPaper(
  deps: Deps,
  actor: SchoolActor,
  { id, withKey }: { id: string; withKey: boolean },
) {
  const maker = assessmentMaker(actor);
  const reader = keyReader(actor.viewer, { withKey }, deps.now());
  const {
    row: [row],
    rows,
  } = await deps.read({
    row: assessmentToWrite(deps.db, maker, id),
    rows: questionsToWrite(deps.db, maker, id, paperFields(reader)),
  });
  if (!row) throw new AppError("assessment-not-found");
  const byOrd = new Map(rows.map((each) => [each.ord, each]));
  const questions = row.document.sections.flatMap(({ title, questions: held }) =>
    held.flatMap(({ ord }, at) => {
      const found = byOrd.get(ord);
      return found ? [{ ...paperQuestion(found), heading: at === 0 && title ? title : null }] : [];
    }),
  );
  const source = { title: row.title, back: assessmentPaths.edit(actor.schoolId, id), questions };
  return { ...finishPaper(source, rows, reader), signedIn: true };
}
