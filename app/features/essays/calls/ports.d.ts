import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";

/** A photograph of an essay on its way. `at`: epoch milliseconds. */
export type EssayPhoto = { id: string; essay: string; at: number; photo: Blob };

/** A sheet of a stack that staff send; `essay`: the stack's name; `person` null: unknown. */
export type EssaySheet = EssayPhoto & { person: string | null; name: string };

/** What the device stores of the feature until it is sent. */
declare module "#app/platform/drafts/calls/outbox-kinds.ts" {
  interface OutboxKinds {
    photo: { payload: EssayPhoto; result: FormReply };
    sheet: { payload: EssaySheet; result: null };
  }
}
