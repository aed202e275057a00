import { useEffect, useState } from "react";
import { useRunningSync } from "#app/platform/drafts/hooks/use-running-sync.ts";
import type { GradingDraft } from "../../domain/grading/grading-draft.ts";
import { type DeskPlace, type GradingState, gradingSync } from "../../hooks/grading-sync.ts";

const MOST_STEPS = 50;

type Opened = { revision: number; draft: GradingDraft };

/** Warns who leaves with something unsaved. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}

/** A reading as typed: on the screen and the device at once, saved by itself, every step undone one by one. */
export function useGrading(place: DeskPlace, opened: Opened) {
  const [draft, onContent] = useState(opened.draft);
  const [past, setPast] = useState<readonly GradingDraft[]>([]);
  const [state, onState] = useState<GradingState>({ name: "saved", at: null });
  const [sync] = useState(() => gradingSync(place, opened, { onContent, onState }));
  useRunningSync(sync);
  useLeaveWarning(state.name !== "saved");

  function replace(next: GradingDraft): void {
    onContent(next);
    sync.put(next);
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
  /** Ends a conflict with what is here, or with what was saved elsewhere. */
  function settle(how: "mine" | "theirs"): void {
    if (state.name !== "changed") return;
    const { revision, draft: theirs } = state.conflict;
    sync.resolve(how === "mine" ? sync.content : theirs, { revision, content: theirs });
  }
  return { draft, change, undo: past.length > 0 ? undo : null, state, settle, finish: () => sync.finish() };
}
