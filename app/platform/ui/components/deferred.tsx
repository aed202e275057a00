import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";

type DeferredProps = { fallback?: ReactNode; children: ReactNode };

/** What loads late. Until hydrated, as on the server, the fallback: an update of a boundary amid hydration discards the page. */
export function Deferred({ fallback = null, children }: DeferredProps) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
