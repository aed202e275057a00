import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/root.tsx";

/** Whether people can sign in with Google here: the root's own data says so, and nothing more is asked. */
export function useGoogleOffered(): boolean {
  const root = useRouteLoaderData<typeof loader>("root");
  return root !== undefined && "google" in root && root.google === true;
}
