import { lazy, Suspense, useRef } from "react";
import { useNear } from "#app/hooks/ui/use-near.ts";

const SimilarList = lazy(() => import("./similar-list.tsx").then((file) => ({ default: file.SimilarList })));

/** The place of the questions like this one: filled when it comes near, so that the question and its answer owe it nothing. */
export function Similar({ address }: { address: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
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
