import { useEffect, useState } from "react";
import { questionAt, withChoice } from "#app/domain/questions/choice-address.ts";

/** The page of a question with what was chosen there: the mailed link may be opened on another device. */
export function useBackWithChoice(back: string): string {
  const [letter, setLetter] = useState<string | null>(null);
  useEffect(() => {
    const code = questionAt(back);
    if (code === null) return;
    import("#app/calls/questions/visitor-choice.ts")
      .then(({ keptChoice }) => keptChoice(code))
      .then(setLetter)
      .catch(() => undefined);
  }, [back]);
  return letter === null ? back : withChoice(back, letter);
}
