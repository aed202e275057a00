import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { plural } from "#app/platform/text/format.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { PRACTICE_EVENT } from "../calls/practice-events.ts";

/** Fired when an answer is stored, so that the shell sends it. */
export const OUTBOX_EVENT = "farol:outbox";
const FIRST_WAIT_MS = 1500;
const LONGEST_WAIT_MS = 30_000;

async function flushAnswers(userId: string): Promise<{ sent: number; left: number }> {
  const { flushOutbox, pendingAnswers } = await import("#app/features/bank/calls/answer-outbox.ts");
  const sent = await flushOutbox(userId).catch(() => 0);
  const left = (await pendingAnswers(userId).catch(() => [])).length;
  return { sent, left };
}

/** Loaded only if there is something to send. Returns what is left. */
async function flushPractice(userId: string): Promise<number> {
  const { waitingPractice } = await import("../calls/device-database.ts");
  if ((await waitingPractice(userId)) === 0) return 0;
  const { sendPractice } = await import("#app/features/practice/calls/practice-outbox.ts");
  await sendPractice(userId);
  return waitingPractice(userId);
}

/** After the answers: a check counts once they are there. Returns what is left. */
async function flushTracks(userId: string): Promise<number> {
  const { waitingTracks } = await import("../calls/device-database.ts");
  if ((await waitingTracks(userId)) === 0) return 0;
  const { sendTrackProgress } = await import("#app/features/tracks/calls/progress-outbox.ts");
  await sendTrackProgress(userId);
  return waitingTracks(userId);
}

/** Sends stored work on page load, reconnection and with backoff; pages then read the confirmed state. */
export function useOutbox(userId: string | null, onSent: (text: string) => void): void {
  const reportSent = useLatest(onSent);
  const revalidator = useLatest(useRevalidator());
  useEffect(() => {
    if (!userId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT_MS;
    /** Known unsent answers; another tab may send them. */
    let known = 0;
    async function flush() {
      clearTimeout(timer);
      const { sent, left } = await flushAnswers(userId ?? "").catch(() => ({ sent: 0, left: known }));
      if (sent > 0) {
        wait = FIRST_WAIT_MS;
        reportSent.current(
          `${plural(sent, "resposta guardada foi enviada", "respostas guardadas foram enviadas")}.`,
        );
      }
      if (sent > 0 || left < known) revalidator.current.revalidate();
      known = left;
      const practice = await flushPractice(userId ?? "").catch(() => 0);
      const tracks = await flushTracks(userId ?? "").catch(() => 0);
      if (left + practice + tracks === 0) return;
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
    function startOver(event: Event) {
      clearTimeout(timer);
      if (event.type === OUTBOX_EVENT) known += 1;
      wait = FIRST_WAIT_MS;
      timer = setTimeout(flush, wait);
    }
    void flush();
    window.addEventListener("online", flush);
    window.addEventListener(OUTBOX_EVENT, startOver);
    window.addEventListener(PRACTICE_EVENT, startOver);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", flush);
      window.removeEventListener(OUTBOX_EVENT, startOver);
      window.removeEventListener(PRACTICE_EVENT, startOver);
    };
  }, [userId, reportSent, revalidator]);
}
