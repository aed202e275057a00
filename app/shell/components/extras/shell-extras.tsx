import { lazy, useEffect } from "react";
import { offlineSessions } from "#app/features/practice/calls/offline-sessions.ts";
import { currentBuild } from "#app/platform/offline/calls/current-build.ts";
import { useLoading } from "#app/platform/page/hooks/loading-state.ts";
import { useCleanAddress } from "#app/platform/page/hooks/use-clean-address.ts";
import { useScrollingFormulas } from "#app/platform/page/hooks/use-scrolling-formulas.ts";
import { useShell } from "#app/platform/page/hooks/use-shell.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { useAfterDelay } from "#app/platform/ui/hooks/use-after-delay.ts";
import { AssistantButton } from "./assistant-button.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { PaletteOpener } from "./palette-opener.tsx";
import { type FirstSight, useCountedPerson, useRecentPages } from "./use-counted-person.ts";
import { useOfflineDocuments } from "./use-offline-documents.ts";

const LoadingOverlay = lazy(() => import("./loading-overlay.tsx"));

/** Milliseconds before the overlay appears. */
const PATIENCE_MS = 400;

/** Optional shell parts, loaded after the first second. */
export default function ShellExtras({ first }: { first: FirstSight }) {
  useCountedPerson(first);
  useRecentPages();
  useOfflinePractice();
  useOfflineDocuments();
  useCleanAddress();
  useScrollingFormulas();
  const waiting = useAfterDelay(useLoading(), PATIENCE_MS);
  return (
    <>
      <ConnectionBanner />
      <AssistantButton />
      <PaletteOpener />
      {waiting && (
        <Deferred>
          <LoadingOverlay />
        </Deferred>
      )}
    </>
  );
}

/** Stores sessions again after a release of the product. */
function useOfflinePractice(): void {
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
