import { useCallback, useEffect, useRef, useState } from "react";
import type { FormReply } from "#app/domain/forms/form-reply.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import type { IdeExtra, IdeField } from "./import-exam-action.server.ts";

/** Milliseconds without typing before save and preview. */
const PAUSE = 700;

export type SaveState = "saved" | "typing" | "saving" | "changed" | "failed";

type Autosave = { id: string; version: number; text: string; line: number };

/** Saves one at a time, each based on the version of the previous reply. */
export function useAutosave({ id, version, text, line }: Autosave) {
  const { submit, latest, pending } = useForm<IdeField, IdeExtra>({ intents: ["save", "draw"] });
  const baseVersion = useRef(version);
  const sent = useRef({ text, line: 0 });
  /** Text on the server. */
  const safe = useRef(text);
  const [heard, setHeard] = useState<FormReply<IdeField, IdeExtra> | null>(null);
  const stopped = heard?.code === "text-changed";

  const hear = useCallback((known: number) => {
    baseVersion.current = known;
  }, []);

  function save(force = false) {
    sent.current = { text, line };
    const intent = safe.current === text && !force ? "draw" : "save";
    const fields = { intent, id, version: String(baseVersion.current), text, line: String(line) };
    submit(force ? { ...fields, force: "1" } : fields, { method: "post" });
  }

  useEffect(() => {
    if (pending || !latest || latest === heard) return;
    if (latest.version !== undefined) {
      baseVersion.current = latest.version;
      safe.current = sent.current.text;
    }
    setHeard(latest);
  }, [latest, pending, heard]);

  useEffect(() => {
    if (pending || stopped || (sent.current.text === text && sent.current.line === line)) return;
    const timer = setTimeout(() => save(), PAUSE);
    return () => clearTimeout(timer);
  });

  const typing = safe.current !== text;
  const waiting = pending ? "saving" : typing ? "typing" : "saved";
  const saveState: SaveState = stopped ? "changed" : heard?.code ? "failed" : waiting;
  return {
    saveState,
    error: heard?.message ?? null,
    preview: heard?.preview ?? null,
    /** Base of the next save. */
    version: () => baseVersion.current,
    /** Takes the version of another reply. */
    hear,
    overwrite: () => save(true),
  };
}
