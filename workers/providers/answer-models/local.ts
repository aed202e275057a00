import { localTutor, tutorOpening } from "#app/features/assistant/domain/local-tutor.ts";
import type { AnswerModel } from "#app/features/assistant/services/answer-model.ts";
import { forumPaths } from "#app/features/forum/paths.ts";
import { hasPage } from "#app/platform/access/has-page.ts";

/** No account, no cost: what the bank has on the question. */
export const localModel: AnswerModel = {
  name: "local",
  costOf: () => 0,
  isModel: false,
  sees: false,
  opening: tutorOpening,
  async *answer(ask) {
    yield* localTutor(ask, { forum: hasPage(forumPaths.forum()) });
  },
};
