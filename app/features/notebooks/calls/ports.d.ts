import type { BlockDraft } from "../domain/edited-block.ts";

/** What the device stores of the feature until it is sent. */
declare module "#app/platform/drafts/calls/device-database.ts" {
  interface DraftPayloads {
    block: BlockDraft;
  }
}
