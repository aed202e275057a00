import { useEffect, useRef } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { countedTime, longerTimes, MOST_SECONDS, type QuestionTime } from "../../domain/question-times.ts";

/** Milliseconds lost at most when the browser is killed. */
const BANK_MS = 15_000;
const ACTS = ["pointerdown", "keydown", "scroll"] as const;

type Given = {
  userId: string;
  sessionId: string;
  position: number;
  running: boolean;
  /** From server and device. */
  known: readonly (readonly QuestionTime[])[];
};

/**
 * Measures reading time by a monotonic clock while the page is visible and active. Stored locally, sent with changes.
 * Returns flush.
 */
export function useQuestionTimes({
  userId,
  sessionId,
  position,
  running,
  known,
}: Given): () => Promise<void> {
  /** By position: initial value, and milliseconds since. */
  const counted = useRef(new Map<number, { base: number; spent: number }>());
  /** Last count and last activity of the current view, or null. */
  const look = useRef<{ position: number; counted: number; active: number } | null>(null);
  const before = useLatest(() => longerTimes(...known));
  const bank = useLatest(async () => {
    const seen = look.current;
    if (!seen) return;
    const now = performance.now();
    const { base, spent } = counted.current.get(seen.position) ?? {
      base: before.current().get(seen.position) ?? 0,
      spent: 0,
    };
    const total = spent + countedTime(seen.counted, now, seen.active);
    counted.current.set(seen.position, { base, spent: total });
    seen.counted = now;
    const seconds = Math.min(MOST_SECONDS, base + Math.floor(total / 1000));
    if (seconds <= base) return;
    const { storeTime } = await import("../../calls/practice-copies.ts");
    await storeTime({ userId, sessionId }, { position: seen.position, seconds });
  });
  useEffect(() => {
    if (!running) return;
    const keep = () => void bank.current().catch(() => undefined);
    function turn() {
      keep();
      const now = performance.now();
      look.current = document.hidden ? null : { position, counted: now, active: now };
    }
    function act() {
      if (look.current) look.current.active = performance.now();
    }
    turn();
    const timer = setInterval(keep, BANK_MS);
    document.addEventListener("visibilitychange", turn);
    for (const name of ACTS) window.addEventListener(name, act, { passive: true });
    return () => {
      keep();
      look.current = null;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turn);
      for (const name of ACTS) window.removeEventListener(name, act);
    };
  }, [position, running, bank]);
  return () => bank.current().catch(() => undefined);
}
