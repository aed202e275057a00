import { createTest } from "#app/features/mentoring/services/create-test.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { callable } from "./callable.ts";

/** createNewMentoriaList: lName, lColor, qIDs, subjects (R-CALL-3). The subjects are the questions' own; unknown questions are left out. */
export const createNewMentoriaList = callable("signed-in", async ({ deps, viewer }, data) => {
  const { lName = "", lColor = "", qIDs = [] } = data;
  if (typeof lName !== "string" || typeof lColor !== "string" || !Array.isArray(qIDs))
    throw new AppError("invalid-body");
  const ords = qIDs.flatMap((each) => (typeof each === "string" ? (ordOfCode(each) ?? []) : []));
  const { id, cover } = await createTest(deps, viewer, { name: lName, colour: lColor, ords });
  return [true, id, cover];
});
