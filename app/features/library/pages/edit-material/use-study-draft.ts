import { type RefObject, useEffect, useRef, useState } from "react";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import type { EditField, StudyEditExtra } from "./edit-material-action.server.ts";

/** Milliseconds without typing before a save. */
const PAUSE = 900;

export type DraftState = "saved" | "typing" | "saving" | "refused";

/** Saves the draft of the form in `place` after every pause, one save at a time, each over the version of the previous reply. */
export function useStudyDraft(place: RefObject<HTMLElement>, start: string) {
  const { submit, latest, pending, progress } = useForm<EditField, StudyEditExtra>({ intents: ["save"] });
  const [typed, setTyped] = useState(0);
  const [sent, setSent] = useState(0);
  const base = useRef(start);
  if (latest?.base) base.current = latest.base;
  const isStopped = latest !== null && !latest.done && typed === sent;

  useEffect(() => {
    if (pending || typed === sent) return;
    const timer = setTimeout(() => {
      const form = place.current?.querySelector("form");
      if (!form) return;
      const body = new FormData(form);
      body.set("intent", "save");
      body.set("base", base.current);
      setSent(typed);
      submit(body, { method: "post" });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [place, pending, typed, sent, submit]);

  const state: DraftState = pending ? "saving" : typed !== sent ? "typing" : isStopped ? "refused" : "saved";
  return {
    state,
    /** Why the last save was refused. */
    problem: isStopped ? (latest.message ?? Object.values(latest.problems)[0] ?? null) : null,
    preview: latest?.preview ?? null,
    base: base.current,
    progress,
    onType: () => setTyped((before) => before + 1),
  };
}
