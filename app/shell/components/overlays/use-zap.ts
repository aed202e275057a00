import { useState } from "react";
import { forumPaths } from "#app/features/forum/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
import { ZAP_CLICKED_KEY, ZAP_SEEN_KEY, zapDue } from "../../domain/zap.ts";

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** State of the invitation and its storage. */
export function useZap({ path, admin }: { path: string; admin: boolean }) {
  const [seen, keepSeen] = useStoredText("device", ZAP_SEEN_KEY);
  const [clicked, keepClicked] = useStoredText("device", ZAP_CLICKED_KEY);
  // What was seen before this page: seen on it, it stays; the next page does not reopen it.
  const [arrival, setArrival] = useState({ path, seen, closed: false });
  if (arrival.path !== path) setArrival({ path, seen, closed: false });
  const due = zapDue({ here: isZapPath(path), admin, seen: arrival.seen, clicked, now: epochSeconds() });
  const markSeen = () => keepSeen(String(epochSeconds()));
  return {
    wanted: due && !arrival.closed,
    opened: markSeen,
    clicked: () => keepClicked("yes"),
    close: () => {
      setArrival({ ...arrival, closed: true });
      markSeen();
    },
  };
}

const places = [questionPaths.question(""), forumPaths.thread("")];

/** Question or forum thread (R-SHELL-8). */
export function isZapPath(path: string): boolean {
  return places.some((place) => path.startsWith(place));
}
