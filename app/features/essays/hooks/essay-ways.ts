import { thisDevice } from "#app/platform/drafts/calls/this-device.ts";
import {
  type EssayOnDevice,
  essayOnDevice,
  forgetEssayOnDevice,
  noteEssaySent,
  storeEssayOnDevice,
} from "../calls/essay-store.ts";
import type { SavedEssay } from "../services/save-essay.server.ts";
import { sendEssay, sendHandIn } from "./send-essay.ts";

export type NewerEssay = Extract<SavedEssay, { outcome: "newer" }>;
/** `stored`: on the device alone. `handed`: epoch seconds. */
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

/** To the server, and to the device's own storage. */
export const deviceWays = {
  send: sendEssay,
  handIn: sendHandIn,
  stored: essayOnDevice,
  store: storeEssayOnDevice,
  noteSent: noteEssaySent,
  forget: forgetEssayOnDevice,
  device: thisDevice,
};
export type EssayWays = {
  [Way in keyof typeof deviceWays]: (
    ...sent: Parameters<(typeof deviceWays)[Way]>
  ) => ReturnType<(typeof deviceWays)[Way]>;
};
