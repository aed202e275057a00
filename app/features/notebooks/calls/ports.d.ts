/** Where its reader was in a notebook, unconfirmed. */
export type ReadingMark = { address: string; section: string; block: string; ended: boolean };

/** What the device stores of the feature until it is sent. */
declare module "#app/platform/drafts/calls/outbox-kinds.ts" {
  interface OutboxKinds {
    reading: { payload: ReadingMark; result: null };
  }
}
