import { useEffect, useState } from "react";

/** Milliseconds within which a page that was just left gives up what it held. */
const PATIENCE = 400;

/** `elsewhere`: another tab has it. */
export type TabHold = "asking" | "held" | "elsewhere";

/** Holds a name for this tab alone while its page is open. Another tab gets it when this one closes, or takes it over. */
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
    // Refused once another tab has taken it over: then it waits for its turn again.
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
