import type { Reply } from "#app/platform/requests/calls/contract.ts";
import type { KnownFields, WrittenFields } from "../domain/sitting/saved-answers.ts";
import type { SittingChanges } from "../domain/sitting/sent-sitting.ts";

type SittingName = { schoolId: string; assessmentId: string; attempt: number };

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
    /** Of a school's assessment. `applied` false: send again with the `revision` and `known` of the reply. Idempotent. */
    saveSubmission: {
      input: Omit<SittingChanges, "whole"> & SittingName & { whole: WrittenFields | null };
      reply: Reply<{
        ended: boolean;
        applied: boolean;
        revision: number;
        moved: boolean;
        known: KnownFields | null;
      }>;
    };
    /** Replies the revision that this device continues from. */
    continueSubmission: { input: SittingName & { device: string }; reply: Reply<number> };
  }
}

/** A mark of an open answer that the server has not confirmed. */
export type OpenMark = {
  address: string;
  answer: number;
  levels: Readonly<Record<string, number>>;
  comment: string;
  decision: boolean;
};

/** What the device stores of the feature until it is sent. */
declare module "#app/platform/drafts/calls/outbox-kinds.ts" {
  interface OutboxKinds {
    mark: { payload: OpenMark; result: null };
  }
}
declare module "#app/platform/drafts/calls/device-database.ts" {
  interface DraftPayloads {
    known: KnownFields;
  }
}
