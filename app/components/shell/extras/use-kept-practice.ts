import { useEffect } from "react";
import { currentBuild, keptSessions } from "#app/calls/practice/kept-sessions.ts";
import { useShell } from "#app/hooks/shell/use-shell.ts";

/** Deletes stored sessions of other users and after sign-out; stores them again after a release. */
export function useKeptPractice(): void {
  const root = useShell();
  // Without root data the viewer is unknown.
  const known = root !== undefined;
  const userId = root?.viewer?.id ?? null;
  useEffect(() => {
    const kept = known ? keptSessions() : null;
    if (!kept || !navigator.onLine) return;
    const done =
      kept.userId !== userId
        ? import("#app/calls/practice/forget-offline.ts").then((calls) => calls.forgetAllOffline())
        : kept.sessions.some(({ build }) => build !== currentBuild())
          ? import("#app/hooks/practice/keep-offline.ts").then((calls) => calls.refreshOffline())
          : null;
    // A failure is retried on the next page.
    done?.catch(() => undefined);
  }, [known, userId]);
}
