import { type SchoolActor, schoolEntry } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { resultsLines } from "../../domain/results/results-file.ts";
import { fullCreditAnswers } from "../../domain/results/score-submission.ts";
import { auditAssessmentExport } from "../../queries/releasing.server.ts";
import { readResults } from "./read-results.server.ts";

/** The table of results for a spreadsheet, after its audit row. Throws no-permission, assessment-not-found. */
export async function exportResults(deps: Deps, actor: SchoolActor, id: string, classId: string | null) {
  const { table, scoring, title } = await readResults(deps, actor, id, { classId, order: "nome" });
  await deps.write(auditAssessmentExport(deps.db, schoolEntry(deps, actor, "school.assessment-export"), id));
  const keys = scoring.map((question) => {
    if (question.isAnnulled || question.change?.kind === "annul") return "anulada";
    return question.change?.kind === "give" ? "todas" : fullCreditAnswers(question).join(" ou ");
  });
  return { lines: resultsLines(table, keys), title };
}
