import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Ids of the places in the flow of every page where a notice may appear. */
export const noticePlaces = { top: "avisos", foot: "convites" } as const;

type PlaceName = keyof typeof noticePlaces;

/** Empty until a notice is in it. The space above the content is reserved while the cookie choice is open (app.css). */
export function NoticePlace({ at }: { at: PlaceName }) {
  return <div id={noticePlaces[at]} aria-live="polite" className={`no-print notice-place-${at}`} />;
}

/** Renders a notice into its place. */
export function InPlace({ at, children }: { at: PlaceName; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(noticePlaces[at])), [at]);
  return place && createPortal(children, place);
}
