import { useEffect, useState } from "react";
import { type SyncedPlace, syncedText, type TextState } from "../calls/synced-text.ts";
import type { Choice } from "../domain/written-text.ts";
import { useRunningSync } from "./use-running-sync.ts";
import { useWrittenText } from "./use-written-text.ts";

/** A text being edited: stored on the device, autosaved, previewed at the caret. */
export function useSyncedText<Preview>(place: SyncedPlace, start: { text: string; revision: number }) {
  const written = useWrittenText(start.text);
  const { text, line, setText } = written;
  const [state, onState] = useState<TextState>({ name: "saved", at: null });
  const [preview, onPreview] = useState<Preview | null>(null);
  const [revision, onRevision] = useState(start.revision);
  const [sync] = useState(() =>
    syncedText<Preview>(place, start, { onText: setText, onState, onPreview, onRevision }),
  );
  useRunningSync(sync);
  useEffect(() => sync.put({ text, line }), [sync, text, line]);
  function settle(how: Choice): void {
    if (state.name !== "changed") return;
    const theirs = { revision: state.conflict.revision, content: { text: state.conflict.text, line } };
    sync.resolve(how === "mine" ? sync.content : theirs.content, theirs);
  }
  return { ...written, state, preview, revision, sync, settle };
}
