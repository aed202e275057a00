import type { HintAbout, TutorEssay } from "./domain/tutor-essay.ts";
import type { AssistantRequests } from "./services/answer-model.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    assistant: AssistantRequests;
    /** An own draft as it was saved last. Throws essay-not-found, essay-no-hints. */
    essayForHint: (
      deps: Deps,
      userNum: number,
      about: HintAbout,
    ) => Promise<TutorEssay & { revision: number }>;
  }
}
