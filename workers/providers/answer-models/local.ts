import { hasPage } from "#app/access/has-page.ts";
import { localTutor, tutorOpening } from "#app/domain/assistant/local-tutor.ts";
import { forumPaths } from "#app/paths/forum.ts";
import type { AnswerModel } from "#app/services/assistant/answer-model.ts";

/** No account, no cost: what the bank has on the question. */
export const localModel: AnswerModel = {
  name: "local",
  costOf: () => 0,
  sees: false,
  opening: tutorOpening,
  async *answer(ask) {
    yield* localTutor(ask, { forum: hasPage(forumPaths.forum()) });
  },
};
