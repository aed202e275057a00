import { useEffect } from "react";
import { offlineSessions } from "#app/features/practice/calls/offline-sessions.ts";
import { currentBuild } from "#app/platform/offline/calls/current-build.ts";
import { useShell } from "#app/platform/page/hooks/use-shell.ts";

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
    const done = import("#app/features/practice/hooks/store-offline.ts").then((calls) =>
      calls.refreshOffline(),
    );
    // A failure is retried on the next page.
    done.catch(() => undefined);
  }, [known, userId]);
}
