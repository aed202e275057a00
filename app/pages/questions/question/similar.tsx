import { lazy, Suspense, useEffect, useRef, useState } from "react";

const SimilarList = lazy(() => import("./similar-list.tsx").then((file) => ({ default: file.SimilarList })));

/** The place of the questions like this one: filled when it comes near, so that the question and its answer owe it nothing. */
export function Similar({ address }: { address: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-px">
      {near && (
        <Suspense fallback={null}>
          <SimilarList address={address} />
        </Suspense>
      )}
    </div>
  );
}
