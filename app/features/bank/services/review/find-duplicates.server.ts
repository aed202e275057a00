import type { Deps } from "#app/platform/context/deps.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import { comparableOf, duplicateLikeness } from "../../domain/same-question.ts";
import { draftRows } from "../../queries/drafts.server.ts";
import { insertPairs, type PairFound, questionsSharingBands } from "../../queries/duplicates.server.ts";
import { STORE_BATCH } from "../storing/store-questions.server.ts";

/** Finds stored duplicates of these drafts and stores the pairs for an administrator. */
export async function findDuplicates(deps: Deps, drafts: readonly QuestionDraft[]): Promise<PairFound[]> {
  const pairs: PairFound[] = [];
  for (const source of new Set(drafts.map(({ provenance }) => provenance.source))) {
    const paths = drafts
      .filter(({ provenance, status }) => provenance.source === source && status !== "quarantined")
      .map(({ provenance }) => provenance.path);
    for (let start = 0; start < paths.length; start += STORE_BATCH)
      pairs.push(...(await pairsOf(deps, source, paths.slice(start, start + STORE_BATCH))));
  }
  if (pairs.length > 0) await deps.write(insertPairs(deps.db, pairs, deps.now()));
  return pairs;
}

async function pairsOf(deps: Deps, source: string, paths: readonly string[]): Promise<PairFound[]> {
  const candidates = await deps.read(questionsSharingBands(deps.db, source, paths));
  if (candidates.length === 0) return [];
  const ords = [...new Set(candidates.flatMap(({ ord, other }) => [ord, other]))];
  const rows = await deps.read(draftRows(deps.db, ords));
  const known = new Map(rows.map((row) => [row.ord, comparableOf(row)]));
  const found = new Map<string, PairFound>();
  for (const candidate of candidates) {
    const [one, other] = [candidate.ord, candidate.other].sort((first, second) => first - second);
    const [left, right] = [known.get(one ?? 0), known.get(other ?? 0)];
    if (!left || !right || found.has(`${one} ${other}`)) continue;
    const likeness = duplicateLikeness(left, right);
    if (likeness > 0) found.set(`${one} ${other}`, { one: left.id, other: right.id, likeness });
  }
  return [...found.values()];
}
