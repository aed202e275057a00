import { useLocation } from "@remix-run/react";
import { paths } from "#app/paths.ts";

/** Whether the side menu stays open on wide screens: everywhere but on the front page, which is a poster. */
export function usePinnedMenu(): boolean {
  return useLocation().pathname !== paths.home();
}
