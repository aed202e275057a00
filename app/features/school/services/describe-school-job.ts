import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import type { JobText } from "#app/platform/jobs/services/job-kind.ts";
import { actNames, undoing } from "../domain/labels.ts";
import { schoolPaths } from "../paths.ts";

/** A job over a school's people, or the undo of one. */
export function describeSchoolJob({ id, input, undoes }: Pick<JobRow, "id" | "input" | "undoes">): JobText {
  const title = undoes === null ? actNames[input.act] : undoing(input.act);
  return { title, counted: "pessoas", link: schoolPaths.job(input.schoolId, id) };
}
