import { lazy } from "react";
import { useLoading } from "#app/platform/page/hooks/loading-state.ts";
import { useCleanAddress } from "#app/platform/page/hooks/use-clean-address.ts";
import { useScrollingFormulas } from "#app/platform/page/hooks/use-scrolling-formulas.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { useAfterDelay } from "#app/platform/ui/hooks/use-after-delay.ts";
import { AssistantButton } from "./assistant-button.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { PaletteOpener } from "./palette-opener.tsx";
import { type FirstSight, useCountedPerson, useRecentPages } from "./use-counted-person.ts";
import { useOfflineDocuments } from "./use-offline-documents.ts";
import { useOfflinePractice } from "./use-offline-practice.ts";

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
