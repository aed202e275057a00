import { useRouteLoaderData } from "@remix-run/react";
import type { ShellView } from "#app/shell/services/read-shell.server.ts";

/** What the shell shows; undefined on a page that failed before it was known. */
export function useShell() {
  return useRouteLoaderData<ShellView>("root");
}
