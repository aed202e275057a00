import { lazy, useRef } from "react";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { useNear } from "#app/platform/ui/hooks/use-near.ts";

const SimilarList = lazy(() => import("./similar-list.tsx").then((file) => ({ default: file.SimilarList })));

/** Loaded when scrolled near, after the question. */
export function Similar({ address, isWrong }: { address: string; isWrong: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className="min-h-px">
      {near && (
        <Deferred>
          <SimilarList address={address} isWrong={isWrong} />
        </Deferred>
      )}
    </div>
  );
}
