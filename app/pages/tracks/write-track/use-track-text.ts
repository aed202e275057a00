import { useEffect, useState } from "react";
import { useWrittenText } from "#app/hooks/ui/use-written-text.ts";
import type { TrackPreview } from "#app/services/tracks/preview-track.server.ts";
import { type TextState, TrackTextSync } from "./track-text-sync.ts";

type Start = { code: string; user: string; text: string; revision: number };

/** A track's text as it is written: kept on the device, saved by itself, drawn where the caret is. */
export function useTrackText({ code, user, text: start, revision }: Start) {
  const written = useWrittenText(start);
  const { text, line, setText } = written;
  const [state, onState] = useState<TextState>({ name: "saved" });
  const [preview, onPreview] = useState<TrackPreview | null>(null);
  const [sync] = useState(
    () =>
      new TrackTextSync({ code, user }, { text: start, revision }, { onText: setText, onState, onPreview }),
  );
  useEffect(() => {
    sync.start();
    const online = () => sync.sendSoon(0);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      sync.stop();
    };
  }, [sync]);
  useEffect(() => sync.put(text, line), [sync, text, line]);
  return { ...written, state, preview, sync };
}
