import type { Deps } from "#app/platform/context/deps.ts";
import { HOUR, WEEK } from "#app/platform/time/units.ts";
import type { Audience } from "../domain/audience.ts";
import { sendNotification } from "./send-notification.server.ts";

/** How long a notice of work to be done lasts. */
export const WORK_NOTICE_SECONDS = WEEK;

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
