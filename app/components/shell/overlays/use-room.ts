import { useEffect, useState } from "react";
import type { Overlay } from "#app/domain/overlays/precedence.ts";

/** Polling interval in milliseconds. */
const ASK_MS = 500;

/** Open dialogs, sheets and menus. */
const BUSY = 'dialog[open], [role="dialog"], [role="menu"]';
const OPEN_QUESTION = 'main [role="radiogroup"] input:enabled:not(:checked)';
const TYPED = "input:not([type=radio], [type=checkbox]), textarea";

function isTyping(): boolean {
  const field = document.activeElement?.closest<HTMLInputElement>(TYPED);
  return Boolean(field?.value);
}

/** The page is visible and nothing is in progress. */
function hasRoom(answers: boolean): boolean {
  const busy = answers ? `${BUSY}, ${OPEN_QUESTION}` : BUSY;
  return !document.hidden && !document.querySelector(busy) && !isTyping();
}

/** The waiting overlay, once there is room. `answers`: an open question is one to be answered. Polls while one waits: menus and sheets emit no close event. */
export function useRoom(waiting: Overlay | null, answers: boolean): Overlay | null {
  const [shown, setShown] = useState<Overlay | null>(null);
  useEffect(() => {
    if (!waiting) return setShown(null);
    const timer = setInterval(show, ASK_MS);
    function show() {
      if (!hasRoom(answers)) return;
      clearInterval(timer);
      setShown(waiting);
    }
    show();
    return () => clearInterval(timer);
  }, [waiting, answers]);
  return shown === waiting ? shown : null;
}
