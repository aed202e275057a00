import type { ShellViewer } from "#app/platform/page/services/shell-view.ts";
import { useShell } from "./use-shell.ts";

/** Null for a visitor, and on a page that failed before it was known. */
export function useViewer(): ShellViewer | null {
  return useShell()?.viewer ?? null;
}
