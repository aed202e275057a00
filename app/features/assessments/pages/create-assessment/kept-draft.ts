import { keptOnDevice } from "#app/platform/drafts/calls/kept-on-device.ts";
import type { AssessmentContentDraft } from "./draft-content.ts";

/** What is not stored yet, on this device. */
export const keptDraft = keptOnDevice<{ revision: number; content: AssessmentContentDraft }>(
  "farol:simulado",
);
