import { useEffect, useRef, useState } from "react";
import { picturesIn } from "#app/platform/offline/domain/pictures-in.ts";
import { canPrefetch } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { PracticeQuestion } from "../../services/question-view.server.ts";

type Questions = ReadonlyMap<number, PracticeQuestion>;

function picturesOf(questions: Questions): string[] {
  const html = [...questions.values()].flatMap(({ statement, alternatives }) => [
    statement,
    ...alternatives.map((each) => each.html),
  ]);
  return picturesIn(html.join(""));
}

type Given = { userId: string; sessionId: string; questions: Questions; complete: boolean };

/** Stores the session for offline use once complete; true when stored. */
export function useOfflineCopy({ userId, sessionId, questions, complete }: Given): boolean {
  const [kept, setKept] = useState(false);
  const copied = useRef<Questions>(new Map());
  const latest = useRef(questions);
  latest.current = questions;
  useEffect(() => {
    if (!complete) return;
    const fresh = [...questions.values()].filter((each) => copied.current.get(each.position) !== each);
    copied.current = questions;
    void import("../../calls/practice-copies.ts")
      .then((calls) => calls.copyQuestions({ userId, sessionId }, fresh))
      .catch(() => undefined);
  }, [complete, questions, userId, sessionId]);
  useEffect(() => {
    if (!complete) return;
    const pictures = canPrefetch() ? picturesOf(latest.current) : [];
    void import("../../hooks/store-offline.ts")
      .then((calls) => calls.storeOffline(userId, sessionId, pictures))
      .then(setKept, () => undefined);
  }, [complete, userId, sessionId]);
  return kept;
}
