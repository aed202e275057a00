import { useMatches } from "@remix-run/react";

/** In a route's `handle`: no bar, menu and footer (R-SHELL-5). */
export type ContainerOnly = { frame: "container" };

/** Not where the page failed: an unknown address of one word is a missing page like any other. */
export function useContainerOnly(): boolean {
  return useMatches().some(
    ({ handle, data }) =>
      data !== undefined && (handle as Partial<ContainerOnly> | undefined)?.frame === "container",
  );
}
