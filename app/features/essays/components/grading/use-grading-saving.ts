import { type MutableRefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { recordGradingSent, storeGradingOnDevice } from "../../calls/grading-store.ts";
import type { GradingDraft } from "../../domain/grading/grading-draft.ts";

/** Milliseconds after the last change, and before another try. */
const PAUSE = 600;
const AGAIN = 5000;

/** Where a desk is: its address, and the page's file, whose action saves. */
export type DeskPlace = { address: string; userId: string };
export type GradingSaving = "saved" | "typed" | "failed";

type Saved = FormReply<string, { revision: number }>;

async function send({ address }: DeskPlace, revision: number, draft: GradingDraft) {
  const fields = { intent: "save", revision: String(revision), draft: JSON.stringify(draft) };
  const posted = await postRoute<Saved>(address, fields);
  if (posted.kind === "refused") return { revision: null, message: navigator.onLine ? posted.message : null };
  return { revision: posted.reply.revision ?? null, message: posted.reply.message };
}

const onDevice = ({ userId, address }: DeskPlace, revision: number) => ({ userId, address, revision });

/** Warns who leaves with something unsaved; sends it when the network is back, and when the desk closes. */
function useSafeLeaving(dirty: MutableRefObject<boolean>, flush: () => Promise<boolean>): void {
  useEffect(() => {
    const again = () => void flush();
    const warn = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault();
    window.addEventListener("online", again);
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("beforeunload", warn);
      void flush();
    };
  }, [dirty, flush]);
}

/**
 * Stores the newest draft on the device at once and sends it after a pause, one at a time, with retries until the
 * server has it.
 */
export function useGradingSaving(
  place: DeskPlace,
  start: number,
  newest: { readonly current: GradingDraft },
) {
  const [saving, setSaving] = useState<GradingSaving>("saved");
  const [refusal, setRefusal] = useState<string | null>(null);
  const revision = useRef(start);
  const timer = useRef<number>();
  const dirty = useRef(false);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const at = useLatest(place);
  /** Writes to the device one after the other. */
  const storing = useRef<Promise<void>>(Promise.resolve());

  const flush = useCallback((): Promise<boolean> => {
    window.clearTimeout(timer.current);
    running.current = running.current.then(async () => {
      if (!dirty.current) return true;
      dirty.current = false;
      const sent = { ...onDevice(at.current, revision.current), draft: newest.current };
      const outcome = await send(at.current, revision.current, sent.draft);
      setRefusal(outcome.message);
      if (outcome.revision === null) {
        dirty.current = true;
        setSaving("failed");
        if (outcome.message === null) timer.current = window.setTimeout(flush, AGAIN);
        return false;
      }
      revision.current = outcome.revision;
      await storing.current;
      await recordGradingSent(sent, outcome.revision).catch(() => undefined);
      setSaving(dirty.current ? "typed" : "saved");
      return true;
    });
    return running.current;
  }, [at, newest]);
  useSafeLeaving(dirty, flush);

  const saveSoon = useCallback((): void => {
    setSaving("typed");
    dirty.current = true;
    const stored = { ...onDevice(at.current, revision.current), draft: newest.current };
    storing.current = storing.current.then(() => storeGradingOnDevice(stored)).catch(() => undefined);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(flush, PAUSE);
  }, [at, newest, flush]);
  return { saving, refusal, flush, saveSoon };
}
