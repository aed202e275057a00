import { useEffect } from "react";
import { useFirstResult } from "#app/hooks/accounts/use-first-result.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";

const visitorChoice = () => import("#app/calls/questions/visitor-choice.ts");

/** Restores what a visitor chose before they had an account. */
export function useKeptChoice(code: string, onKept: (letter: string) => void) {
  const restore = useLatest(onKept);
  const firstResult = useFirstResult();
  useEffect(() => {
    visitorChoice()
      .then(({ keptChoice }) => keptChoice(code))
      .then((kept) => kept && restore.current(kept))
      .catch(() => undefined);
  }, [code, restore]);
  return {
    keep: (letter: string) =>
      visitorChoice()
        .then(({ keepChoice }) => keepChoice(code, letter))
        .catch(() => undefined),
    /** Once it is corrected. */
    answered() {
      firstResult.happened();
      visitorChoice()
        .then(({ forgetChoice }) => forgetChoice(code))
        .catch(() => undefined);
    },
  };
}
