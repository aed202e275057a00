import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { IdeReply } from "./ide-reply.ts";

/** A pause in typing after which the draft is saved and the preview follows, in milliseconds. */
const PAUSE = 700;

export type SaveState = "saved" | "typing" | "saving" | "changed" | "failed";

type Autosave = { id: string; version: number; text: string; line: number };

/** Keeps a draft on the server while it is written; one save at a time, each over the version the one before gave. */
export function useAutosave({ id, version, text, line }: Autosave) {
  const fetcher = useFetcher<IdeReply>();
  const stands = useRef(version);
  const sent = useRef({ text, line: 0 });
  /** What the server has. */
  const safe = useRef(text);
  const [heard, setHeard] = useState<IdeReply | null>(null);
  const { submit, data, state } = fetcher;
  const stopped = heard?.error?.code === "text-changed";

  const hear = useCallback((known: number) => {
    stands.current = known;
  }, []);

  function save(force = false) {
    sent.current = { text, line };
    const intent = safe.current === text && !force ? "draw" : "save";
    const fields = { intent, id, version: String(stands.current), text, line: String(line) };
    submit(force ? { ...fields, force: "1" } : fields, { method: "post" });
  }

  useEffect(() => {
    if (state !== "idle" || !data || data === heard) return;
    if (data.error === null) {
      stands.current = data.version;
      safe.current = sent.current.text;
    }
    setHeard(data);
  }, [data, state, heard]);

  useEffect(() => {
    if (state !== "idle" || stopped || (sent.current.text === text && sent.current.line === line)) return;
    const timer = setTimeout(() => save(), PAUSE);
    return () => clearTimeout(timer);
  });

  const typing = safe.current !== text;
  const waiting = state !== "idle" ? "saving" : typing ? "typing" : "saved";
  const saveState: SaveState = stopped ? "changed" : heard?.error ? "failed" : waiting;
  return {
    saveState,
    error: heard?.error ?? null,
    preview: heard?.preview ?? null,
    /** The version the next save goes over. */
    version: () => stands.current,
    /** What another answer of the server says of it. */
    hear,
    overwrite: () => save(true),
  };
}
