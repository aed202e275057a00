import type { Reply } from "#app/platform/requests/calls/contract.ts";
import type { QuestionTime } from "../domain/question-times.ts";
import type { PracticeChanges } from "../domain/saved-changes.ts";
import type { PracticeHead, PracticeItem } from "../domain/session.ts";

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
    /** `endedAt` (epoch milliseconds) ends the session. Idempotent. */
    savePractice: { input: PracticeChanges & { sessionId: string }; reply: Reply<{ ended: boolean }> };
  }
}

/** A change to a question of a session, or its position and end (epoch milliseconds), unconfirmed. */
export type PracticeChange = { sessionId: string } & (
  | { item: PracticeItem }
  | { head: PracticeHead; endedAt: number | null }
);
/** `moved`: another device continues the sitting. */
export type PracticeConfirmed = { ended: boolean; moved?: boolean };

/** What the device stores of the feature until it is sent. */
declare module "#app/platform/drafts/calls/outbox-kinds.ts" {
  interface OutboxKinds {
    practice: { payload: PracticeChange; result: PracticeConfirmed };
  }
}
declare module "#app/platform/drafts/calls/device-database.ts" {
  interface DraftPayloads {
    practiceTime: QuestionTime;
    practiceHead: PracticeHead;
    practiceItem: PracticeItem;
  }
}
