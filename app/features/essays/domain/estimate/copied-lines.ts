import type { MotivatingText } from "../essay.ts";
import { sheetLines } from "../tasks/essay-sheet.ts";

/** Words in a row that count as copied; fewer are anybody's ("de acordo com a lei"). */
export const LEAST_COPIED = 7;
/** Consecutive words of the theme's title: naming the theme is no copy. */
const LEAST_OF_TITLE = 3;

/** `text` as the author wrote it; `source`: index of the motivating text; lines of the sheet, from 1. */
type CopiedPassage = { text: string; source: number; words: number; from: number; to: number };

/** `copied`: lines of which at least half the words are copied, from 1; `own`: written lines without them. */
export type CopyCheck = { written: number; copied: number[]; own: number; passages: CopiedPassage[] };

type PlacedWord = { key: string; line: number; start: number; end: number };
/** Words from `at`, which the source has from `from`. */
type Run = { at: number; length: number; source: number; from: number };

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
        from,
        length: lengthInCommon(keys, at, sources[source] ?? [], from),
      }))
      .sort((one, other) => other.length - one.length)[0];
    if (found) runs.push(found);
    at += found?.length ?? 1;
  }
  return runs;
}

/** Keys without the stretches that a source has, so that none goes through them. */
function without(keys: readonly string[], sources: readonly (readonly string[])[], least: number): string[] {
  const masked = [...keys];
  for (const { at, length } of commonRuns(keys, sources, least)) masked.fill("", at, at + length);
  return masked;
}

type Theme = { title: string; texts: readonly Pick<MotivatingText, "text">[] };

/** The words of a sheet with their lines; keys without the words of the theme's title. */
function sheetWords(text: string, title: string) {
  const lines = sheetLines(text);
  const words = lines.flatMap((line, at) => wordsIn(line, at));
  const keys = words.map(({ key }) => key);
  return { lines, words, keys: without(keys, [keysOf(title)], LEAST_OF_TITLE) };
}

/**
 * Stretches of an essay that its motivating texts have too, and the lines that do not count for them: where at least half of the
 * words are copied. What the exam makes of them is for a person to decide. Source: INEP, editals of the ENEM ("desconsiderado").
 */
export function copyCheck(text: string, { title, texts }: Theme): CopyCheck {
  const { lines, words, keys } = sheetWords(text, title);
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

export type CopyDecision = "copy" | "coincidence";

const decisions: Readonly<Record<CopyDecision, string>> = { copy: "Cópia", coincidence: "Coincidência" };

/** What a person decided. */
export function copyInWords(decision: CopyDecision): string {
  return decisions[decision];
}

/** A passage of two essays, as each has it; lines from 1. */
export type SharedPassage = {
  text: string;
  from: number;
  to: number;
  otherText: string;
  otherFrom: number;
  otherTo: number;
  words: number;
};

/**
 * Stretches that two essays on a theme share, except what both could have from its title and texts. Whether they are
 * copy or coincidence, a person decides.
 */
export function sharedPassages(text: string, other: string, { title, texts }: Theme): SharedPassage[] {
  const one = sheetWords(text, title);
  const two = sheetWords(other, title);
  const sources = texts.map((each) => keysOf(each.text));
  const keys = without(one.keys, sources, LEAST_COPIED);
  return commonRuns(keys, [two.keys], LEAST_COPIED).map((run) => {
    const theirs = passageOf({ ...run, at: run.from }, two.words, two.lines);
    const { source: _, ...own } = passageOf(run, one.words, one.lines);
    return { ...own, otherText: theirs.text, otherFrom: theirs.from, otherTo: theirs.to };
  });
}

/** The same from the other essay's side. */
export function turnedPassage({ words, ...passage }: SharedPassage): SharedPassage {
  const { text: otherText, from: otherFrom, to: otherTo } = passage;
  return {
    text: passage.otherText,
    from: passage.otherFrom,
    to: passage.otherTo,
    otherText,
    otherFrom,
    otherTo,
    words,
  };
}

function passageOf(
  { at, length, source }: Omit<Run, "from">,
  words: readonly PlacedWord[],
  lines: readonly string[],
) {
  const first = words[at] as PlacedWord;
  const last = words[at + length - 1] as PlacedWord;
  const pieces = lines.slice(first.line, last.line + 1).map((line, of) => {
    const from = of === 0 ? first.start : 0;
    return line.slice(from, of === last.line - first.line ? last.end : undefined);
  });
  const text = pieces.filter((piece) => piece !== "").join(" ");
  return { text, source, words: length, from: first.line + 1, to: last.line + 1 };
}
