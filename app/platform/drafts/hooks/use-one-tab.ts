import { useEffect, useState } from "react";

/** Milliseconds within which a page that was just left releases its locks. */
const PATIENCE = 400;

/** `elsewhere`: another tab has it. */
export type TabHold = "asking" | "held" | "elsewhere";

/** A lock on a name for this tab while its page is open. Another tab gets it when this one closes, or takes it over. */
export function useOneTab(name: string): { hold: TabHold; takeOver: () => void } {
  const [hold, setHold] = useState<TabHold>("asking");
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    if (!("locks" in navigator)) {
      setHold("held");
      return;
    }
    const closed = new AbortController();
    const asked = setTimeout(() => setHold("elsewhere"), PATIENCE);
    const keep = () => {
      clearTimeout(asked);
      if (closed.signal.aborted) return undefined;
      setHold("held");
      return new Promise<void>((done) => closed.signal.addEventListener("abort", () => done()));
    };
    // Rejected once another tab took it over: then it queues for the lock again.
    const wait = (options: LockOptions): Promise<void> =>
      navigator.locks.request(name, options, keep).then(
        () => undefined,
        () => {
          if (closed.signal.aborted) return undefined;
          setHold("elsewhere");
          return wait({ signal: closed.signal });
        },
      );
    void wait(taken > 0 ? { steal: true } : { signal: closed.signal });
    return () => {
      clearTimeout(asked);
      closed.abort();
    };
  }, [name, taken]);
  return { hold, takeOver: () => setTaken((times) => times + 1) };
}
