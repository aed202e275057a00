import type { EssayOutline } from "../domain/essay.ts";
import type { GradingDraft } from "../domain/grading/grading-draft.ts";

/** What the device stores of the feature until it is sent. */
declare module "#app/platform/drafts/calls/device-database.ts" {
  interface DraftPayloads {
    outline: EssayOutline;
    grading: GradingDraft;
  }
}
