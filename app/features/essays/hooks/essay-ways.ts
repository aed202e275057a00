import { afterTime } from "#app/platform/drafts/calls/draft-ways.ts";
import { thisDevice } from "#app/platform/drafts/calls/this-device.ts";
import {
  deleteEssayOnDevice,
  type EssayOnDevice,
  essayOnDevice,
  recordEssaySent,
  storeEssayOnDevice,
} from "../calls/essay-store.ts";
import type { SavedEssay } from "../services/save-essay.server.ts";
import { sendEssay, sendHandIn } from "./send-essay.ts";

export type NewerEssay = Extract<SavedEssay, { outcome: "newer" }>;
/** `stored`: only on the device. `handed`: epoch seconds. */
export type EssayStatus =
  | { kind: "saved"; at: number | null }
  | { kind: "saving" }
  | { kind: "stored" }
  | { kind: "waiting" }
  | { kind: "refused"; message: string }
  | { kind: "handed"; at: number };

export type EssayListener = {
  onEssay: (essay: EssayOnDevice) => void;
  onStatus: (status: EssayStatus) => void;
  onConflict: (conflict: NewerEssay | null) => void;
};

/** To the server, to the device's own storage, and its clock. */
export const deviceWays = {
  send: sendEssay,
  handIn: sendHandIn,
  stored: essayOnDevice,
  store: storeEssayOnDevice,
  noteSent: recordEssaySent,
  forget: deleteEssayOnDevice,
  device: thisDevice,
  later: afterTime,
};
export type EssayWays = {
  [Way in keyof typeof deviceWays]: (
    ...sent: Parameters<(typeof deviceWays)[Way]>
  ) => ReturnType<(typeof deviceWays)[Way]>;
};
