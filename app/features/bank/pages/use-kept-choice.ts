import { useEffect } from "react";
import { choiceIn } from "#app/features/accounts/domain/choice-address.ts";
import { useFirstResult } from "#app/features/accounts/hooks/use-first-result.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

const visitorChoice = () => import("#app/features/accounts/calls/visitor-choice.ts");

/** From the link of a sign-up that was confirmed on this device; stored as if chosen here. */
async function broughtChoice(code: string): Promise<string | null> {
  const brought = choiceIn(window.location.hash);
  if (brought === null) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
  await (await visitorChoice()).saveChoice(code, brought).catch(() => undefined);
  return brought;
}

/** Restores what a visitor chose before they had an account, here or where they signed up. */
export function useKeptChoice(code: string, onKept: (letter: string) => void) {
  const restore = useLatest(onKept);
  const firstResult = useFirstResult();
  useEffect(() => {
    broughtChoice(code)
      .then(async (brought) => brought ?? (await visitorChoice()).keptChoice(code))
      .then((kept) => kept && restore.current(kept))
      .catch(() => undefined);
  }, [code, restore]);
  return {
    keep: (letter: string) =>
      visitorChoice()
        .then(({ saveChoice: keepChoice }) => keepChoice(code, letter))
        .catch(() => undefined),
    /** Once it is corrected. */
    answered() {
      firstResult.happened();
      visitorChoice()
        .then(({ deleteChoice: forgetChoice }) => forgetChoice(code))
        .catch(() => undefined);
    },
  };
}
