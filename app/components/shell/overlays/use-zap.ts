import { useEffect, useState } from "react";
import { ZAP_CLICKED_KEY, ZAP_DELAY_MS, ZAP_SEEN_KEY, zapDue } from "#app/domain/overlays/zap.ts";
import { useStoredText } from "#app/hooks/ui/use-stored-text.ts";
import { isZapPath } from "./is-zap-path.ts";

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** After 10 s on eligible pages. */
function useDelay(here: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!here) return setOver(false);
    const timer = setTimeout(() => setOver(true), ZAP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [here]);
  return over;
}

/** State of the invitation and its storage. */
export function useZap(place: { path: string; admin: boolean; answering: boolean; configured: boolean }) {
  const [seen, keepSeen] = useStoredText("device", ZAP_SEEN_KEY);
  const [clicked, keepClicked] = useStoredText("device", ZAP_CLICKED_KEY);
  const here = isZapPath(place.path);
  const over = useDelay(here);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // Seen once: the next question does not reopen it.
    if (!here || place.answering) setOpen(false);
  }, [here, place.answering]);
  const due = over && zapDue({ here, admin: place.admin, seen, clicked, now: epochSeconds() });
  return {
    wanted: place.configured && (open || due),
    opened: () => {
      setOpen(true);
      keepSeen(String(epochSeconds()));
    },
    clicked: () => {
      setOpen(false);
      keepClicked("yes");
    },
    close: () => setOpen(false),
  };
}
