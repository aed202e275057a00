import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";

/** The progress URL of the last job this tab saw; "" once it has ended. Its page is the address above. */
export function useRunningJob(): readonly [progress: string | null, keep: (progress: string) => void] {
  return useStoredText("tab", "trabalho");
}
