import { useEffect } from "react";

type Sync = { start: () => void; stop: () => void; sendSoon: (pause: number) => void };

/** Runs a sync as long as its page is shown; it sends at once when the network is back. */
export function useRunningSync(sync: Sync): void {
  useEffect(() => {
    sync.start();
    const online = () => sync.sendSoon(0);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      sync.stop();
    };
  }, [sync]);
}
