import { useEffect, useState } from "react";
import { type SyncedPlace, type TextState, TextSync } from "../calls/text-sync.ts";
import { useRunningSync } from "./use-running-sync.ts";
import { useWrittenText } from "./use-written-text.ts";

/** A text being edited: stored on the device, autosaved, previewed at the caret. */
export function useSyncedText<Preview>(place: SyncedPlace, start: { text: string; revision: number }) {
  const written = useWrittenText(start.text);
  const { text, line, setText } = written;
  const [state, onState] = useState<TextState>({ name: "saved" });
  const [preview, onPreview] = useState<Preview | null>(null);
  const [revision, onRevision] = useState(start.revision);
  const [sync] = useState(
    () => new TextSync<Preview>(place, start, { onText: setText, onState, onPreview, onRevision }),
  );
  useRunningSync(sync);
  useEffect(() => sync.put(text, line), [sync, text, line]);
  return { ...written, state, preview, revision, sync };
}
