import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/root.tsx";

/** From the root's data, without a request. */
export function useGoogleOffered(): boolean {
  const root = useRouteLoaderData<typeof loader>("root");
  return root !== undefined && "google" in root && root.google === true;
}
