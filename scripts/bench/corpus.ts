import type { Deps } from "#app/services/deps.ts";
import { type Searchable, searchableWith, searchedText } from "#tests/support/brute-force.ts";
import { wholeBank } from "./whole-bank.ts";

/** A question of the bank as plain lists, and its text as people read it. */
export type CorpusRow = Searchable & { text: string };

let read: Promise<CorpusRow[]> | null = null;

async function readRows(deps: Deps): Promise<CorpusRow[]> {
  // Each word is kept once, however often it stands.
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

/** The whole bank, read once for all that a run measures. */
export function readCorpus(deps: Deps): Promise<CorpusRow[]> {
  read ??= readRows(deps);
  return read;
}
