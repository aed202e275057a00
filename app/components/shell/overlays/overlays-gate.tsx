import { type ComponentType, useEffect, useState } from "react";
import { useAsked } from "./asked.ts";

/** The latest, in milliseconds, that a busy page fetches them. */
const LATEST_MS = 2000;

/** Brings the overlays once the page is at rest, or at once where one is asked for. Without them the page goes on as it is. */
export function OverlaysGate() {
  const asked = useAsked() !== null;
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import("./overlays.tsx").then((loaded) => setOverlays(() => loaded.default)).catch(() => undefined);
    if (asked) void load();
    // Safari has no word for a quiet moment.
    else if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: LATEST_MS });
    else setTimeout(load, LATEST_MS);
  }, [asked]);
  return Overlays && <Overlays />;
}
