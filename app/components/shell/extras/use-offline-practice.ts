import { useEffect } from "react";
import { currentBuild } from "#app/calls/offline/current-build.ts";
import { offlineSessions } from "#app/calls/practice/offline-sessions.ts";
import { useShell } from "#app/hooks/shell/use-shell.ts";

/** Stores sessions again after a release of the product. */
export function useOfflinePractice(): void {
  const root = useShell();
  // Without root data the viewer is unknown.
  const known = root !== undefined;
  const userId = root?.viewer?.id ?? null;
  useEffect(() => {
    const kept = known ? offlineSessions() : null;
    if (!kept || !navigator.onLine) return;
    if (kept.userId !== userId || kept.sessions.every(({ build }) => build === currentBuild())) return;
    const done = import("#app/hooks/practice/store-offline.ts").then((calls) => calls.refreshOffline());
    // A failure is retried on the next page.
    done.catch(() => undefined);
  }, [known, userId]);
}
