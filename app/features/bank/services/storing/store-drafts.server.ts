import type { Deps } from "#app/platform/context/deps.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import {
  STORE_BATCH,
  type StoredOutcome,
  type StoreOptions,
  storeQuestions,
} from "./store-questions.server.ts";

/** Stores drafts of any number and source; outcomes in the order given. */
export async function storeDrafts(
  deps: Deps,
  drafts: readonly QuestionDraft[],
  options: StoreOptions,
): Promise<StoredOutcome[]> {
  const outcomes = new Map<QuestionDraft, StoredOutcome>();
  for (const source of new Set(drafts.map(({ provenance }) => provenance.source))) {
    const own = drafts.filter(({ provenance }) => provenance.source === source);
    for (let start = 0; start < own.length; start += STORE_BATCH) {
      const batch = own.slice(start, start + STORE_BATCH);
      const stored = await storeQuestions(deps, batch, options);
      for (const [at, draft] of batch.entries()) outcomes.set(draft, stored[at] ?? "unchanged");
    }
  }
  return drafts.map((draft) => outcomes.get(draft) ?? "unchanged");
}
