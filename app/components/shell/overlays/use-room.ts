import { useEffect, useState } from "react";
import type { Overlay } from "#app/domain/overlays/precedence.ts";

/** How often a page is asked whether there is room now, in milliseconds. */
const ASK_MS = 500;

/** What a person is busy with: an open dialog, sheet or menu, or alternatives that can still be chosen. */
const BUSY =
  'dialog[open], [role="dialog"], [role="menu"], main [role="radiogroup"] input:enabled:not(:checked)';
const TYPED = "input:not([type=radio], [type=checkbox]), textarea";

function isTyping(): boolean {
  const field = document.activeElement?.closest<HTMLInputElement>(TYPED);
  return Boolean(field?.value);
}

/** Whether something that nobody asked for may appear: the page is looked at, and nobody is in the middle of something. */
function hasRoom(): boolean {
  return !document.hidden && !document.querySelector(BUSY) && !isTyping();
}

/**
 * The overlay that is waiting, from the moment there is room for it until it is no longer wanted. Asked only while one
 * waits: menus and sheets tell nobody when they close.
 */
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
