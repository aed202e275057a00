import { useLocation } from "@remix-run/react";
import { homePaths } from "#app/features/home/paths.ts";

/** Pinned on wide screens except on the front page. */
export function usePinnedMenu(): boolean {
  return useLocation().pathname !== homePaths.home();
}
