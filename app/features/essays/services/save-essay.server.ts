import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { EssayOutline } from "../domain/essay.ts";
import { emptyOutline } from "../domain/essay-draft.ts";
import { countSheet } from "../domain/tasks/essay-sheet.ts";
import { saveEssayText, saveVersion, textOfEssay } from "../queries/essay-writing.server.ts";

export type SentEssay = {
  id: string;
  /** The revision it was written over. */
  base: number;
  text: string;
  outline: EssayOutline;
  spent: number;
  device: string;
  /** One of two texts was chosen: the other stays as a version. */
  settles: boolean;
};

/** `newer`: another device saved meanwhile; nothing was changed. */
export type SavedEssay =
  | { outcome: "saved"; revision: number; at: number }
  | { outcome: "newer"; revision: number; at: number; text: string; outline: EssayOutline; device: string };

/** Saves over the revision the device knew. Idempotent. One round trip. Throws essay-not-found, essay-handed-in. */
export async function saveEssay(deps: Deps, viewer: Viewer, sent: SentEssay): Promise<SavedEssay> {
  const { db } = deps;
  const { settles, ...written } = sent;
  const { lines, words } = countSheet(sent.text);
  const saved = { ...written, userNum: viewer.num, lines, words, now: deps.now() };
  const {
    done: [done],
    current: [current],
  } = await deps.write({
    keepVersion: saveVersion(db, saved, settles),
    done: saveEssayText(db, saved),
    current: textOfEssay(db, saved),
  });
  if (!current) throw new AppError("essay-not-found");
  if (done) return { outcome: "saved", revision: done.revision, at: done.savedAt };
  if (current.state !== "draft") throw new AppError("essay-handed-in");
  const { revision, savedAt: at, text, device } = current;
  const outline = current.outline ?? emptyOutline;
  const isSame = text === sent.text && JSON.stringify(outline) === JSON.stringify(sent.outline);
  return isSame
    ? { outcome: "saved", revision, at }
    : { outcome: "newer", revision, at, text, outline, device };
}
