import type { Reply } from "#app/platform/requests/calls/contract.ts";
import type { CheckMarks } from "../domain/mastery.ts";
import type { TrackProgressChange } from "../domain/progress-change.ts";

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
    /** `waits`: answers of its check have not arrived, send it again. Idempotent. */
    saveTrackProgress: {
      input: TrackProgressChange;
      reply: Reply<{ step: number; checks: CheckMarks; waits: boolean }>;
    };
  }
}

/** What the device stores of the feature until it is sent. */
declare module "#app/platform/drafts/calls/outbox-kinds.ts" {
  interface OutboxKinds {
    track: {
      payload: TrackProgressChange;
      result: { track: string; subtopic: string; checks: CheckMarks };
    };
  }
}
