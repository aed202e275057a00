import type { Deps } from "#app/platform/context/deps.ts";
import { type Searchable, searchableWith, searchedText } from "#tests/support/brute-force.ts";
import { wholeBank } from "./whole-bank.ts";

/** Facets as plain lists, with the plain text. */
export type CorpusRow = Searchable & { text: string };

let read: Promise<CorpusRow[]> | null = null;

async function readRows(deps: Deps): Promise<CorpusRow[]> {
  // String interning saves memory.
  const once = new Map<string, string>();
  const keep = (word: string) => {
    if (!once.has(word)) once.set(word, word);
    return once.get(word) ?? word;
  };
  const rows: CorpusRow[] = [];
  for await (const question of wholeBank(deps)) {
    const text = searchedText(question.draft);
    const row = searchableWith(question, text);
    rows.push({ ...row, text, words: row.words.map(keep) });
  }
  return rows;
}

/** The whole bank, read once per run. */
export function readCorpus(deps: Deps): Promise<CorpusRow[]> {
  read ??= readRows(deps);
  return read;
}
