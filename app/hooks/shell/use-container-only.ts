import { useMatches } from "@remix-run/react";

/** In a route's `handle`: no bar, menu and footer (spec 000 §2). */
export type ContainerOnly = { frame: "container" };

export function useContainerOnly(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as Partial<ContainerOnly> | undefined)?.frame === "container",
  );
}
