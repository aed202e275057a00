import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import type { FirstSight } from "./extras/use-counted-person.ts";

type Extras = ComponentType<{ first: FirstSight }>;

/** Milliseconds. */
const LATEST = 2000;

/** Loads optional shell parts on idle; a failure is ignored. */
export function ShellGate() {
  const viewerId = useViewer()?.id ?? null;
  const path = useLocation().pathname;
  const [first] = useState({ viewerId, path });
  const [Extras, setExtras] = useState<Extras | null>(null);
  useEffect(() => {
    const load = () =>
      import("./extras/shell-extras.tsx")
        .then((loaded) => setExtras(() => loaded.default))
        .catch(() => undefined);
    // Safari lacks requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: LATEST });
    else setTimeout(load, LATEST);
  }, []);
  return Extras && <Extras first={first} />;
}
