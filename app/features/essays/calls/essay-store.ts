import { deviceDrafts } from "#app/platform/drafts/calls/device-drafts.ts";
import type { EssayOutline } from "../domain/essay.ts";

/**
 * A draft of an essay. `base`: the revision it was written over, or is, once `sent`; `handIn`: to be submitted;
 * `settles`: a conflict of two texts was resolved.
 */
export type EssayOnDevice = {
  userId: string;
  id: string;
  base: number;
  text: string;
  outline: EssayOutline;
  spent: number;
  handIn: "text" | "photos" | null;
  settles: boolean;
  sent: boolean;
};

const drafts = deviceDrafts<EssayOnDevice>("essay", { isWork: ({ sent }) => !sent });

/** What is typed, before anything is sent. */
export function storeEssayOnDevice(essay: EssayOnDevice): Promise<void> {
  return drafts.save(essay.userId, essay.id, essay);
}

export function essayOnDevice(userId: string, id: string): Promise<EssayOnDevice | null> {
  return drafts.find(userId, id);
}

/** Drafts that the server has not, or has as they were before. */
export async function unsentEssays(userId: string): Promise<EssayOnDevice[]> {
  return (await drafts.list(userId, "")).filter(({ sent }) => !sent);
}

/** Notes that the server has it, under a revision, unless it was changed meanwhile. */
export function recordEssaySent(sent: EssayOnDevice, revision: number): Promise<void> {
  return drafts.change(sent.userId, sent.id, (now) => {
    const isSame = now.text === sent.text && JSON.stringify(now.outline) === JSON.stringify(sent.outline);
    return isSame ? { ...now, base: revision, settles: false, sent: true } : now;
  });
}

/** Submitted: the server has all of it. */
export function deleteEssayOnDevice(userId: string, id: string): Promise<void> {
  return drafts.delete(userId, id);
}
