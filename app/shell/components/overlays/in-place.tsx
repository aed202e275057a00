import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { noticePlaces } from "./notice-place.tsx";

/** Renders what appears into its place. */
export function InPlace({ at, children }: { at: keyof typeof noticePlaces; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(noticePlaces[at])), [at]);
  return place && createPortal(children, place);
}
