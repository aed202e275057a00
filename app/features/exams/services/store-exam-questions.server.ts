import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { storedByPath } from "#app/features/bank/queries/storing.server.ts";
import { draftDigest } from "#app/features/bank/services/editing/draft-digest.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";

/** Rendered questions per write: far below the limit of a bound value. */
const AT_ONCE = 40;

export type Effect = "fresh" | "changed" | "same";

function bySource(drafts: readonly QuestionDraft[]): Map<string, QuestionDraft[]> {
  const groups = new Map<string, QuestionDraft[]>();
  for (const draft of drafts) {
    const { source } = draft.provenance;
    groups.set(source, [...(groups.get(source) ?? []), draft]);
  }
  return groups;
}

/** The effect of storing each draft, in order. One round trip per source. */
export async function effectsOf(deps: Deps, drafts: readonly QuestionDraft[]): Promise<Effect[]> {
  const digests = new Map<string, string>();
  const name = (source: string, path: string) => JSON.stringify([source, path]);
  for (const [source, own] of bySource(drafts)) {
    const paths = own.map((draft) => draft.provenance.path);
    const stored = await deps.read(storedByPath(deps.db, source, paths));
    for (const { path, digest } of stored) digests.set(name(source, path), digest);
  }
  return Promise.all(
    drafts.map(async (draft) => {
      const before = digests.get(name(draft.provenance.source, draft.provenance.path));
      if (before === undefined) return "fresh";
      return before === (await draftDigest(draft, deps.catalogue.current())) ? "same" : "changed";
    }),
  );
}

/** Stores drafts with tokens and panels. Idempotent, so an interrupted run can be repeated. */
export async function storeExamQuestions(
  deps: Deps,
  drafts: readonly QuestionDraft[],
  importedBy: string,
): Promise<void> {
  // Rendering formulas is heavy: loaded on demand, not when the Worker starts.
  const { storeQuestions } = await import("#app/features/bank/services/storing/store-questions.server.ts");
  for (const own of bySource(drafts).values())
    for (let start = 0; start < own.length; start += AT_ONCE)
      await storeQuestions(deps, own.slice(start, start + AT_ONCE), { importedBy });
}
