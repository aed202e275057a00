import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { deleteGradingOnDevice, gradingOnDevice } from "../../calls/grading-store.ts";
import type { GradingDraft } from "../../domain/grading/grading-draft.ts";
import { type DeskPlace, useGradingSaving } from "./use-grading-saving.ts";

const MOST_STEPS = 50;

type Opened = { revision: number; draft: GradingDraft };

/** A reading as typed: on the screen and the device at once, saved by itself, every step undone one by one. */
export function useGrading(place: DeskPlace, opened: Opened) {
  const [draft, setDraft] = useState(opened.draft);
  const [past, setPast] = useState<readonly GradingDraft[]>([]);
  const newest = useRef(opened.draft);
  const typed = useRef(false);
  const { saveSoon, ...saving } = useGradingSaving(place, opened.revision, newest);

  function replace(next: GradingDraft): void {
    newest.current = next;
    typed.current = true;
    setDraft(next);
    saveSoon();
  }
  function change(part: Partial<GradingDraft>): void {
    setPast((all) => [...all.slice(1 - MOST_STEPS), draft]);
    replace({ ...draft, ...part });
  }
  function undo(): void {
    const former = past.at(-1);
    if (!former) return;
    setPast((all) => all.slice(0, -1));
    replace(former);
  }
  const left = useLeftOnDevice(place, { opened, typed, take: change });
  return { draft, change, undo: past.length > 0 ? undo : null, left, ...saving };
}

/** A draft that only this device has: restored, or offered where the reading was saved elsewhere since. */
function useLeftOnDevice(
  { userId, address }: DeskPlace,
  { opened, typed, take }: { opened: Opened; typed: RefObject<boolean>; take: (draft: GradingDraft) => void },
) {
  const [left, setLeft] = useState<GradingDraft | null>(null);
  const latest = useLatest({ opened, typed, take });
  useEffect(() => {
    const look = async () => {
      const stored = await gradingOnDevice(userId, address);
      const { opened: server, typed: isTyped, take: takeUp } = latest.current;
      // What was typed while the device was read is newer.
      if (!stored || isTyped.current) return;
      if (JSON.stringify(stored.draft) === JSON.stringify(server.draft))
        await deleteGradingOnDevice(userId, address);
      else if (stored.revision === server.revision) takeUp(stored.draft);
      else setLeft(stored.draft);
    };
    look().catch(() => undefined);
  }, [userId, address, latest]);
  if (!left) return null;
  return {
    use: () => {
      take(left);
      setLeft(null);
    },
    drop: () => {
      setLeft(null);
      void deleteGradingOnDevice(userId, address).catch(() => undefined);
    },
  };
}
