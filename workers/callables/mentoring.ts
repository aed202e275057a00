import * as v from "valibot";
import { createTest } from "#app/features/mentoring/services/create-test.server.ts";
import { questions } from "#app/platform/requests/domain/sent-json.server.ts";
import { callable } from "./callable.ts";

const test = v.object({
  lName: v.optional(v.string(), ""),
  lColor: v.optional(v.string(), ""),
  qIDs: v.optional(questions, () => []),
});

/** createNewMentoriaList (R-CALL-3). The subjects are the questions' own; unknown questions are left out. */
export const createNewMentoriaList = callable("signed-in", test, async ({ deps, viewer }, sent) => {
  const { lName: name, lColor: colour, qIDs: ords } = sent;
  const { id, cover } = await createTest(deps, viewer, { name, colour, ords });
  return [true, id, cover];
});
