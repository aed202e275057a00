import { type ComponentType, useEffect, useState } from "react";
import { useRequestedDialog } from "#app/platform/page/components/requested-dialog.ts";

const LATEST_MS = 2000;

/** Loads the overlays on idle or on request; a failure is ignored. */
export function OverlaysGate() {
  const asked = useRequestedDialog() !== null;
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import("./overlays.tsx").then((loaded) => setOverlays(() => loaded.default)).catch(() => undefined);
    if (asked) void load();
    // Safari lacks requestIdleCallback.
    else if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: LATEST_MS });
    else setTimeout(load, LATEST_MS);
  }, [asked]);
  return Overlays && <Overlays />;
}
