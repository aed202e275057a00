import type { Reply } from "#app/platform/requests/calls/contract.ts";
import type { EntryResult } from "../domain/entry/entry-rules.ts";

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
    /** Of a visitor, to an entry question; UNAUTHENTICATED for anything else. Idempotent. */
    answerEntryQuestion: { input: { qid: string; userAnswer: string }; reply: Reply<EntryResult> };
  }
}
