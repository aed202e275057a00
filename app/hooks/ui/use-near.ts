import { type RefObject, useEffect, useState } from "react";

/** Whether a place of the page has come near the screen, once and for all. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return near;
}
