import { useLocation } from "@remix-run/react";
import { paths } from "#app/paths.ts";

/** Pinned on wide screens except on the front page. */
export function usePinnedMenu(): boolean {
  return useLocation().pathname !== paths.home();
}
