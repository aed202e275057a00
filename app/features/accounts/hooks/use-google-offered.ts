import { useShell } from "#app/platform/page/hooks/use-shell.ts";

/** From the root's data, without a request. */
export function useGoogleOffered(): boolean {
  return useShell()?.google ?? false;
}
