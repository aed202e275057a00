import { assessmentPaths, sittingPaths } from "#app/features/assessments/paths.ts";
import { readSittingId } from "../domain/sitting-id.ts";
import { practicePaths } from "../paths.ts";

/** Addresses of a session on a device: of practice, or of a school's assessment. */
export function sessionPaths(id: string) {
  const sitting = readSittingId(id);
  if (!sitting)
    return {
      page: practicePaths.session(id),
      result: practicePaths.result(id),
      scope: practicePaths.offline(""),
      questions: (from: number, to: number) => practicePaths.questions(id, from, to),
    };
  const { schoolId, assessmentId } = sitting;
  const page = sittingPaths.assessment(schoolId, assessmentId);
  return {
    page,
    result: page,
    scope: assessmentPaths.assessments(schoolId),
    questions: (from: number, to: number) => sittingPaths.questions(schoolId, assessmentId, from, to),
  };
}
