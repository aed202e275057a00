import { useMatches } from "@remix-run/react";

/** What a route says of the frame around it (its `handle`): a container alone, without bar, menu and footer (spec 000 §2). */
export type ContainerOnly = { frame: "container" };

/** Whether the page on show stands in a container alone. */
export function useContainerOnly(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as Partial<ContainerOnly> | undefined)?.frame === "container",
  );
}
