import { useEffect, useMemo, useRef, useState } from "react";
import { openSpeller, type Speller } from "../calls/open-speller.client.ts";
import { wordsToCheck } from "../domain/estimate/words-to-check.ts";
import type { UnknownWords } from "../domain/grading/writing-marks.ts";

/** Milliseconds after the last letter: a word that is still written is not judged. */
const PAUSE = 700;

/** The words of a text that the dictionary lacks; null until it has come. `failed`: it did not. */
export function useSpelling(text: string): {
  unknown: UnknownWords | null;
  failed: boolean;
  again: () => void;
} {
  const [judged, setJudged] = useState<ReadonlyMap<string, readonly string[] | null> | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const speller = useRef<Speller>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try opens a new one
  useEffect(() => {
    const opened = openSpeller();
    speller.current = opened;
    return () => opened.close();
  }, [tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry requests again
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(
      async () => {
        const words = new Set(wordsToCheck(text).map(({ word }) => word));
        const open = [...words].filter((word) => !judged?.has(word));
        if (open.length === 0 && judged) return;
        const found = await speller.current?.unknown(open).catch(() => null);
        if (isOver || found === undefined) return;
        setFailed(found === null);
        if (found === null) return;
        const lacking = new Map(found);
        setJudged(
          (before) =>
            new Map([...(before ?? []), ...open.map((word) => [word, lacking.get(word) ?? null] as const)]),
        );
      },
      judged ? PAUSE : 0,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, judged, tries]);
  const unknown = useMemo(
    () => judged && new Map([...judged].flatMap(([word, has]) => (has ? [[word, has]] : []))),
    [judged],
  );
  return { unknown, failed, again: () => setTries((before) => before + 1) };
}
