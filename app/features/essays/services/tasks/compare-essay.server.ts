import type { Deps } from "#app/platform/context/deps.ts";
import { sharedPassages } from "../../domain/estimate/copied-lines.ts";
import {
  essaysOfSameTheme,
  essayToCompare,
  insertCopies,
  markCompared,
  uncomparedEssays,
} from "../../queries/copies.server.ts";

/** Essays that one is compared with, the newest: three classes of forty, and those of former years. */
const MOST_COMPARED = 300;
/** Passages of a pair that are stored. */
const MOST_PASSAGES = 20;
/** Of a run of the clock. */
const MOST_LEFT = 50;

/**
 * Stores what an essay of a school's task shares with the school's others on its theme, once: after its submission, so
 * that no request waits for the comparison. Idempotent; concurrent runs store each pair once.
 */
export async function compareEssay(deps: Deps, num: number): Promise<void> {
  const { db } = deps;
  const {
    own: [own],
    others,
  } = await deps.read({ own: essayToCompare(db, num), others: essaysOfSameTheme(db, num, MOST_COMPARED) });
  if (!own) return;
  const found = (own.way === "text" ? others : []).flatMap(({ num: other, text }) => {
    const younger = num > other;
    const passages = sharedPassages(younger ? own.text : text, younger ? text : own.text, own);
    const words = passages.reduce((sum, each) => sum + each.words, 0);
    return passages.length === 0 ? [] : [{ other, words, passages: passages.slice(0, MOST_PASSAGES) }];
  });
  const now = deps.now();
  await deps.write([insertCopies(db, num, found, now), markCompared(db, num, now)]);
}

/** Run by the clock: what a process that ended left, and what was submitted before. */
export async function compareLeft(deps: Deps): Promise<void> {
  const left = await deps.read(uncomparedEssays(deps.db, MOST_LEFT));
  for (const { num } of left) await compareEssay(deps, num);
}
