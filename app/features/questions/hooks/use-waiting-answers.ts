import { useEffect, useState } from "react";
import { OUTBOX_EVENT } from "#app/platform/drafts/hooks/use-outbox.ts";

export function useWaitingAnswers(userId: string | null, matters: boolean): number {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (!userId || !matters) return setWaiting(0);
    let gone = false;
    async function count() {
      const answers = await import("#app/features/bank/calls/answer-outbox.ts")
        .then(({ pendingAnswers }) => pendingAnswers(userId ?? ""))
        .catch(() => []);
      if (!gone) setWaiting(answers.length);
    }
    void count();
    window.addEventListener(OUTBOX_EVENT, count);
    return () => {
      gone = true;
      window.removeEventListener(OUTBOX_EVENT, count);
    };
  }, [userId, matters]);
  return waiting;
}
