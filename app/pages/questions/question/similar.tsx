import { lazy, Suspense, useRef } from "react";
import { useNear } from "#app/hooks/ui/use-near.ts";

const SimilarList = lazy(() => import("./similar-list.tsx").then((file) => ({ default: file.SimilarList })));

/** Loaded when scrolled near, after the question. */
export function Similar({ address, isWrong }: { address: string; isWrong: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className="min-h-px">
      {near && (
        <Suspense fallback={null}>
          <SimilarList address={address} isWrong={isWrong} />
        </Suspense>
      )}
    </div>
  );
}
