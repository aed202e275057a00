import { type RefObject, useEffect, useState } from "react";

/** Stays true once near. */
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
