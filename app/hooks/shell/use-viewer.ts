import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/root.tsx";

/** Null for a visitor, and on a page that failed before it was known. */
export function useViewer() {
  return useRouteLoaderData<typeof loader>("root")?.viewer ?? null;
}
