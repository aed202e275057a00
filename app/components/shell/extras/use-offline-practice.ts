import { useEffect } from "react";
import { currentBuild, offlineSessions } from "#app/calls/practice/offline-sessions.ts";
import { useShell } from "#app/hooks/shell/use-shell.ts";

/** Deletes stored sessions of other users and after sign-out; stores them again after a release. */
export function useOfflinePractice(): void {
  const root = useShell();
  // Without root data the viewer is unknown.
  const known = root !== undefined;
  const userId = root?.viewer?.id ?? null;
  useEffect(() => {
    const kept = known ? offlineSessions() : null;
    if (!kept || !navigator.onLine) return;
    const done =
      kept.userId !== userId
        ? import("#app/calls/practice/forget-offline.ts").then((calls) => calls.forgetAllOffline())
        : kept.sessions.some(({ build }) => build !== currentBuild())
          ? import("#app/hooks/practice/store-offline.ts").then((calls) => calls.refreshOffline())
          : null;
    // A failure is retried on the next page.
    done?.catch(() => undefined);
  }, [known, userId]);
}
