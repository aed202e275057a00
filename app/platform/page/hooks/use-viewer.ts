import type { ShellViewer } from "#app/shell/services/read-shell.server.ts";
import { useShell } from "./use-shell.ts";

/** Null for a visitor, and on a page that failed before it was known. */
export function useViewer(): ShellViewer | null {
  return useShell()?.viewer ?? null;
}
