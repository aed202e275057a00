import { useRef, useState } from "react";
import type { GradingDraft } from "#app/domain/essays/grading-draft.ts";
import { type DeskPlace, useGradingSaving } from "./use-grading-saving.ts";

const MOST_STEPS = 50;

/** A reading as typed: on the screen at once, saved by itself, every step undone one by one. */
export function useGrading(place: DeskPlace, opened: { revision: number; draft: GradingDraft }) {
  const [draft, setDraft] = useState(opened.draft);
  const [past, setPast] = useState<readonly GradingDraft[]>([]);
  const newest = useRef(opened.draft);
  const { saveSoon, ...saving } = useGradingSaving(place, opened.revision, newest);

  function replace(next: GradingDraft): void {
    newest.current = next;
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
  return { draft, change, undo: past.length > 0 ? undo : null, ...saving };
}
