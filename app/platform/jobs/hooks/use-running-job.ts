import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";

/** Where to ask about the long work this tab saw last; "" once it has ended. Its page is the address above. */
export function useRunningJob(): readonly [progress: string | null, keep: (progress: string) => void] {
  return useStoredText("tab", "trabalho");
}
