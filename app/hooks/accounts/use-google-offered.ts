import { useShell } from "#app/hooks/shell/use-shell.ts";

/** Whether people can sign in with Google here: the shell's own data says so, and nothing more is read. */
export function useGoogleOffered(): boolean {
  return useShell()?.google ?? false;
}
