import { useEffect, useState } from "react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { withChoice } from "../../domain/choice-address.ts";

/** Of a link to an account's page: where it was followed. */
export type CameFrom = { back: string };

/** The question that an address is of; null for other pages. */
function questionAt(address: string): string | null {
  const start = questionPaths.question("");
  const [code = ""] = address.startsWith(start) ? address.slice(start.length).split(/[/?#]/) : [];
  return ordOfCode(code) === null ? null : code;
}

/** The page of a question with what was chosen there: the mailed link may be opened on another device. */
export function useBackWithChoice(back: string): string {
  const [letter, setLetter] = useState<string | null>(null);
  useEffect(() => {
    const code = questionAt(back);
    if (code === null) return;
    import("../../calls/visitor-choice.ts")
      .then(({ keptChoice }) => keptChoice(code))
      .then(setLetter)
      .catch(() => undefined);
  }, [back]);
  return letter === null ? back : withChoice(back, letter);
}
