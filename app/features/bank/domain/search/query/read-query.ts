import { type TextWord, textWords } from "#app/platform/text/text-words.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { type Lexicon, LONGEST_PHRASE, lexiconOf, type Meaning, topicKey } from "./lexicon.ts";
import { type Pattern, patternAt } from "./query-patterns.ts";
import { shortForms, weakWords } from "./school-words.ts";

/** A piece of a query and its meaning; positions are of the text. */
export type QueryPart = { from: number; to: number; words: readonly TextWord[] } & (
  | Meaning
  | Pattern
  | { kind: "topic"; ids: readonly number[] }
  | { kind: "word" }
  | { kind: "small" }
  | { kind: "phrase" }
);

type Sense = { length: number } & (Meaning | Pattern | { kind: "topic"; ids: readonly number[] });

const MOST_WORDS = 60;

/** By its words, or by its stems: the longest phrase at a place. */
function phraseAt(all: readonly TextWord[], place: number, { phrases, topics }: Lexicon): Sense | null {
  const most = Math.min(LONGEST_PHRASE, all.length - place);
  for (let length = most; length > 0; length--) {
    const found = all.slice(place, place + length);
    const meaning = phrases.get(found.map(({ word }) => word).join(" "));
    if (meaning) return { length, ...meaning };
    const isSmall = found.every(({ small }) => small);
    if (!isSmall && (found[0]?.small || found.at(-1)?.small)) continue;
    const ids = isSmall
      ? smallTopics(found, topics)
      : (topicsOf(found, topics) ?? turnedTopics(found, topics));
    if (ids) return { length, kind: "topic", ids };
  }
  return null;
}

/** Two small words at least: one alone is in every text. */
function smallTopics(found: readonly TextWord[], topics: Lexicon["topics"]): readonly number[] | undefined {
  return found.length > 1 ? topics.get(found.map(({ word }) => word).join(" ")) : undefined;
}

/** Abbreviations are expanded, one at a time. */
function topicsOf(found: readonly TextWord[], topics: Lexicon["topics"]): readonly number[] | undefined {
  const roots = found.filter(({ small }) => !small).map(({ root }) => root);
  if (roots.length > 4) return topics.get(topicKey(roots));
  let variants: string[][] = [[]];
  for (const root of roots) {
    const forms = [root, ...(shortForms[root] ?? [])];
    variants = variants.flatMap((start) => forms.map((form) => [...start, form]));
  }
  const ids = variants.flatMap((each) => topics.get(topicKey(each)) ?? []);
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

/** Two words the other way round: "média velocidade", "newton leis". */
function turnedTopics(found: readonly TextWord[], topics: Lexicon["topics"]): readonly number[] | undefined {
  return found.length === 2 ? topicsOf([...found].reverse(), topics) : undefined;
}

/** Several words that are a topic's name come before a pattern, one word after it. */
function senseAt(all: readonly TextWord[], place: number, lexicon: Lexicon, short: boolean): Sense | null {
  const phrase = phraseAt(all, place, lexicon);
  if (phrase && phrase.length > 1) return phrase;
  const found = patternAt(all, place, short);
  return found ? { length: found.length, ...found.pattern } : phrase;
}

function partsOf(all: readonly TextWord[], lexicon: Lexicon): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let place = 0; place < all.length; ) {
    const before = parts.filter(({ kind }) => kind !== "small").at(-1)?.kind;
    const short = before === "institution" || before === "years";
    const { length, ...sense } = senseAt(all, place, lexicon, short) ?? {
      length: 1,
      kind: all[place]?.small ? ("small" as const) : ("word" as const),
    };
    const words = all.slice(place, place + length);
    parts.push({ from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0, words, ...sense });
    place += length;
  }
  return parts;
}

/** A short name that is also a word ("en", "esa") is a name only if everything else is understood. */
function withoutDoubt(parts: readonly QueryPart[]): QueryPart[] {
  const isClear = parts.every(({ kind }) => kind !== "word" && kind !== "phrase");
  const isWeak = ({ kind, words }: QueryPart) =>
    kind === "institution" && words.length === 1 && words.every(({ word }) => weakWords.has(word));
  return parts.map((part) => {
    if (!isWeak(part) || (isClear && parts.length > 1)) return part;
    const { from, to, words } = part;
    return { from, to, words, kind: "word" };
  });
}

/** Quoted phrases verbatim; the rest by the meaning of its words. */
export function readQuery(text: string, catalogue: TopicCatalogue): QueryPart[] {
  const lexicon = lexiconOf(catalogue);
  return withoutDoubt(readQuoted(text, (words) => partsOf(words, lexicon)));
}

/** Every word verbatim. */
export function readWordsOnly(text: string): QueryPart[] {
  return readQuoted(text, (words) =>
    words.map((word) => ({
      from: word.from,
      to: word.to,
      words: [word],
      kind: word.small ? "small" : "word",
    })),
  );
}

function readQuoted(text: string, read: (words: readonly TextWord[]) => QueryPart[]): QueryPart[] {
  const parts: QueryPart[] = [];
  let done = 0;
  const readTo = (end: number) => {
    const words = textWords(text.slice(done, end)).slice(0, MOST_WORDS);
    parts.push(...read(words.map((each) => ({ ...each, from: each.from + done, to: each.to + done }))));
  };
  for (const { 0: quoted, 1: phrase = "", index } of text.matchAll(/["“”]([^"“”]*)["“”]/g)) {
    readTo(index);
    done = index + quoted.length;
    const words = textWords(phrase);
    if (words.length > 0) parts.push({ from: index, to: done, words, kind: "phrase" });
  }
  readTo(text.length);
  return parts;
}
