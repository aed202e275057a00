import { useState } from "react";
import { ZAP_CLICKED_KEY, ZAP_SEEN_KEY, zapDue } from "#app/domain/overlays/zap.ts";
import { useStoredText } from "#app/hooks/ui/use-stored-text.ts";
import { isZapPath } from "./is-zap-path.ts";

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** State of the invitation and its storage. */
export function useZap({ path, admin }: { path: string; admin: boolean }) {
  const [seen, keepSeen] = useStoredText("device", ZAP_SEEN_KEY);
  const [clicked, keepClicked] = useStoredText("device", ZAP_CLICKED_KEY);
  // Seen once: the next question does not reopen it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const here = isZapPath(path);
  return {
    wanted: openOn === path || zapDue({ here, admin, seen, clicked, now: epochSeconds() }),
    opened: () => {
      setOpenOn(path);
      keepSeen(String(epochSeconds()));
    },
    clicked: () => {
      setOpenOn(null);
      keepClicked("yes");
    },
    close: () => {
      setOpenOn(null);
      keepSeen(String(epochSeconds()));
    },
  };
}
