import { resultsLines } from "#app/domain/assessments/results-file.ts";
import { fullCreditAnswers } from "#app/domain/assessments/score-submission.ts";
import { noteAssessmentExport } from "#app/queries/assessments/releasing.server.ts";
import type { Deps } from "../deps.ts";
import { type SchoolActor, schoolEntry } from "../school/school-actor.ts";
import { readResults } from "./read-results.server.ts";

/** The table of results for a spreadsheet, after its audit row. Throws no-permission, assessment-not-found. */
export async function exportResults(deps: Deps, actor: SchoolActor, id: string, classId: string | null) {
  const { table, scoring, title } = await readResults(deps, actor, id, { classId, order: "nome" });
  await deps.write(noteAssessmentExport(deps.db, schoolEntry(deps, actor, "school.assessment-export"), id));
  const keys = scoring.map((question) => {
    if (question.isAnnulled || question.change?.kind === "annul") return "anulada";
    return question.change?.kind === "give" ? "todas" : fullCreditAnswers(question).join(" ou ");
  });
  return { lines: resultsLines(table, keys), title };
}
