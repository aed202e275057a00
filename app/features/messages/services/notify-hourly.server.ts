import type { Deps } from "#app/platform/context/deps.ts";
import type { Audience } from "../domain/audience.ts";
import { sendNotification } from "./send-notification.server.ts";

const HOUR = 3600;
/** How long a notice of work to be done lasts. */
export const WORK_NOTICE_SECONDS = 7 * 24 * HOUR;

/** `word`: names the work. */
type Work = { audience: Audience; word: string; content: string; link: string };

/** Notifies an audience of work to be done, at most once an hour. */
export async function notifyHourly(deps: Deps, { audience, word, content, link }: Work): Promise<void> {
  const now = deps.now();
  const notice = { type: "aviso" as const, content, link, visibleFrom: null };
  await sendNotification(
    deps,
    null,
    { ...notice, audience, expiresAt: now + WORK_NOTICE_SECONDS },
    { id: `${word}-${Math.floor(now / HOUR)}` },
  );
}
