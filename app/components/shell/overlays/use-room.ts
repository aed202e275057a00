import { useEffect, useState } from "react";
import type { Overlay } from "#app/domain/overlays/precedence.ts";

/** Polling interval in milliseconds. */
const ASK_MS = 500;

/** Open dialogs, sheets, menus, or an open question. */
const BUSY =
  'dialog[open], [role="dialog"], [role="menu"], main [role="radiogroup"] input:enabled:not(:checked)';
const TYPED = "input:not([type=radio], [type=checkbox]), textarea";

function isTyping(): boolean {
  const field = document.activeElement?.closest<HTMLInputElement>(TYPED);
  return Boolean(field?.value);
}

/** The page is visible and nothing is in progress. */
function hasRoom(): boolean {
  return !document.hidden && !document.querySelector(BUSY) && !isTyping();
}

/** The waiting overlay, once there is room. Polls while one waits: menus and sheets emit no close event. */
export function useRoom(waiting: Overlay | null): Overlay | null {
  const [shown, setShown] = useState<Overlay | null>(null);
  useEffect(() => {
    if (!waiting) return setShown(null);
    const timer = setInterval(show, ASK_MS);
    function show() {
      if (!hasRoom()) return;
      clearInterval(timer);
      setShown(waiting);
    }
    show();
    return () => clearInterval(timer);
  }, [waiting]);
  return shown === waiting ? shown : null;
}
