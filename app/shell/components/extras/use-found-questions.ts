import { useEffect, useState } from "react";
import type { ListedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { SHORTEST_SEARCH } from "./palette-choices.ts";

/** Milliseconds without typing before the search. */
const QUIET_MS = 250;

type Total = { count: number; capped: boolean };
type SearchData = { questions: ListedQuestion[]; total: Total | null };
export type Found = {
  state: "idle" | "searching" | "done" | "failed";
  questions: ListedQuestion[];
  total: Total;
};

const none: Total = { count: 0, capped: false };
const nothing: Found = { state: "idle", questions: [], total: none };

/** Previous results stay until the new ones arrive. */
export function useFoundQuestions(text: string): Found {
  const typed = text.trim();
  const [found, setFound] = useState<Found>(nothing);
  useEffect(() => {
    if (typed.length < SHORTEST_SEARCH) return setFound(nothing);
    setFound((before) => ({ ...before, state: "searching" }));
    let gone = false;
    async function search() {
      const address = `${searchPaths.search()}?q=${encodeURIComponent(typed)}`;
      const data = await readRoute<SearchData>(address);
      if (gone) return;
      if (!data) return setFound({ ...nothing, state: "failed" });
      const total = data.total ?? { count: data.questions.length, capped: false };
      setFound({ state: "done", questions: data.questions, total });
    }
    const timer = setTimeout(search, QUIET_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return found;
}
