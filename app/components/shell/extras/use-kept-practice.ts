import { useEffect } from "react";
import { currentBuild, keptSessions } from "#app/calls/practice/kept-sessions.ts";
import { useShell } from "#app/hooks/shell/use-shell.ts";

/**
 * Looks after the sessions of practice that this device keeps: whoever signs out, or is not the person who kept them, finds
 * them gone; after a new release they are kept anew.
 */
export function useKeptPractice(): void {
  const root = useShell();
  // A page that failed before it was known who asks tells nothing.
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
    // What could not be done now is done on the next page.
    done?.catch(() => undefined);
  }, [known, userId]);
}
