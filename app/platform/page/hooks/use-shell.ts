import { useRouteLoaderData } from "@remix-run/react";
import type { ShellView } from "#app/platform/page/services/shell-view.ts";

/** What the shell shows; undefined on a page that failed before it was known. */
export function useShell() {
  return useRouteLoaderData<ShellView>("root");
}
