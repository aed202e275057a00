import type { MotivatingText } from "./essay.ts";
import { sheetLines } from "./essay-sheet.ts";

/** Words in a row that count as copied; fewer are anybody's ("de acordo com a lei"). */
export const LEAST_COPIED = 7;
/** Words in a row of the theme's title: naming the theme copies nobody. */
const LEAST_OF_TITLE = 3;

/** `text` as the author wrote it; `source`: index of the motivating text; lines of the sheet, from 1. */
type CopiedPassage = { text: string; source: number; words: number; from: number; to: number };

/** `copied`: lines of which at least half the words are copied, from 1; `own`: written lines without them. */
export type CopyCheck = { written: number; copied: number[]; own: number; passages: CopiedPassage[] };

type PlacedWord = { key: string; line: number; start: number; end: number };
type Run = { at: number; length: number; source: number };

/** Words without case, accents or punctuation. */
function wordsIn(text: string, line = 0): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    key: word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
    line,
    start: index,
    end: index + word.length,
  }));
}

const keysOf = (text: string) => wordsIn(text.normalize("NFC")).map(({ key }) => key);
const gram = (keys: readonly string[], at: number, least: number) => keys.slice(at, at + least).join(" ");

function lengthInCommon(a: readonly string[], at: number, b: readonly string[], from: number): number {
  let length = 0;
  while (at + length < a.length && a[at + length] === b[from + length]) length += 1;
  return length;
}

/** The longest stretches of `keys` that a source has too, from left to right, none over another. */
function commonRuns(keys: readonly string[], sources: readonly (readonly string[])[], least: number): Run[] {
  const places = new Map<string, { source: number; from: number }[]>();
  for (const [source, own] of sources.entries())
    for (let from = 0; from + least <= own.length; from += 1) {
      const key = gram(own, from, least);
      places.set(key, [...(places.get(key) ?? []), { source, from }]);
    }
  const runs: Run[] = [];
  for (let at = 0; at + least <= keys.length; ) {
    const found = (places.get(gram(keys, at, least)) ?? [])
      .map(({ source, from }) => ({
        at,
        source,
        length: lengthInCommon(keys, at, sources[source] ?? [], from),
      }))
      .sort((one, other) => other.length - one.length)[0];
    if (found) runs.push(found);
    at += found?.length ?? 1;
  }
  return runs;
}

/** Keys with the words of the theme's title left out, so that no stretch goes through them. */
function withoutTitle(keys: readonly string[], title: string): string[] {
  const masked = [...keys];
  for (const { at, length } of commonRuns(keys, [keysOf(title)], LEAST_OF_TITLE))
    masked.fill("", at, at + length);
  return masked;
}

/**
 * Stretches of an essay that its motivating texts have too, and the lines that do not count for them: where at least half of the
 * words are copied. What the exam makes of them is for a person to decide. Source: INEP, editals of the ENEM ("desconsiderado").
 */
export function copyCheck(
  text: string,
  { title, texts }: { title: string; texts: readonly Pick<MotivatingText, "text">[] },
): CopyCheck {
  const lines = sheetLines(text);
  const words = lines.flatMap((line, at) => wordsIn(line, at));
  const keys = withoutTitle(
    words.map(({ key }) => key),
    title,
  );
  const runs = commonRuns(
    keys,
    texts.map((each) => keysOf(each.text)),
    LEAST_COPIED,
  );
  const inRun = new Set(runs.flatMap(({ at, length }) => Array.from({ length }, (_, of) => at + of)));
  const copied = lines.flatMap((_, line) => {
    const own = words.flatMap((word, at) => (word.line === line ? [inRun.has(at)] : []));
    return own.length > 0 && own.filter(Boolean).length * 2 >= own.length ? [line + 1] : [];
  });
  const written = lines.filter((line) => line !== "").length;
  return {
    written,
    copied,
    own: written - copied.length,
    passages: runs.map((run) => passageOf(run, words, lines)),
  };
}

function passageOf({ at, length, source }: Run, words: readonly PlacedWord[], lines: readonly string[]) {
  const first = words[at] as PlacedWord;
  const last = words[at + length - 1] as PlacedWord;
  const pieces = lines.slice(first.line, last.line + 1).map((line, of) => {
    const from = of === 0 ? first.start : 0;
    return line.slice(from, of === last.line - first.line ? last.end : undefined);
  });
  const text = pieces.filter((piece) => piece !== "").join(" ");
  return { text, source, words: length, from: first.line + 1, to: last.line + 1 };
}
