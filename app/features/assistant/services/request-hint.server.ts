import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { essayHints, type HintAbout } from "../domain/tutor-essay.ts";
import { requestAnswer } from "./request-answer.server.ts";

/**
 * The id of a request for a hint, once by hint and saved text: the same text has the same hint. Two round trips. Throws what
 * `essayForHint` and `requestAnswer` throw (decision 060).
 */
export async function requestHint(deps: Deps, viewer: Viewer, about: HintAbout) {
  const { revision } = await deps.essayForHint(deps, viewer.num, about);
  return requestAnswer(deps, viewer, {
    ord: null,
    words: essayHints[about.hint].asks,
    operation: `${about.essay}:${about.hint}:${revision}`,
    photo: null,
    about,
  });
}
