import { useEffect, useState } from "react";
import { onOutboxStored } from "#app/platform/drafts/calls/outbox-events.ts";

export function useWaitingAnswers(userId: string | null, matters: boolean): number {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (!userId || !matters) return setWaiting(0);
    let gone = false;
    async function read() {
      const count = await import("#app/platform/drafts/calls/outbox.ts")
        .then(({ countWaiting }) => countWaiting(userId ?? "", "answer"))
        .catch(() => 0);
      if (!gone) setWaiting(count);
    }
    void read();
    const quiet = onOutboxStored(() => void read());
    return () => {
      gone = true;
      quiet();
    };
  }, [userId, matters]);
  return waiting;
}
