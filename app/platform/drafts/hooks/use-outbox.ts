import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { plural } from "#app/platform/text/format.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { PRACTICE_EVENT } from "../calls/practice-events.ts";

/** Fired when an answer is stored, so that the shell sends it. */
export const OUTBOX_EVENT = "farol:outbox";
const FIRST_WAIT_MS = 1500;
const LONGEST_WAIT_MS = 30_000;

/** What is sent of a person; loaded only if there is something to send. */
export type OutboxSenders = {
  answers: (userId: string) => Promise<{ sent: number; left: number }>;
  /** After the answers, in this order: a check counts once they are there. They return what is left. */
  others: readonly ((userId: string) => Promise<number>)[];
};

/** Sends stored work on page load, reconnection and with backoff; pages then read the confirmed state. */
export function useOutbox(
  userId: string | null,
  { answers, others }: OutboxSenders,
  onSent: (text: string) => void,
): void {
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
      const { sent, left } = await answers(userId ?? "").catch(() => ({ sent: 0, left: known }));
      if (sent > 0) {
        wait = FIRST_WAIT_MS;
        reportSent.current(
          `${plural(sent, "resposta guardada foi enviada", "respostas guardadas foram enviadas")}.`,
        );
      }
      if (sent > 0 || left < known) revalidator.current.revalidate();
      known = left;
      let waiting = left;
      for (const send of others) waiting += await send(userId ?? "").catch(() => 0);
      if (waiting === 0) return;
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
  }, [userId, answers, others, reportSent, revalidator]);
}
