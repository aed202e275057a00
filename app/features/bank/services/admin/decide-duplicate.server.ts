import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import { facetsOfDraft } from "../../domain/draft-facets.ts";
import { countIn, type FacetCounts } from "../../domain/facet-panels.ts";
import { learntOf } from "../../domain/facet-row.ts";
import type { Facets } from "../../domain/words/search-tokens.ts";
import { type DraftRow, draftRows } from "../../queries/drafts.server.ts";
import { decidePair, openPair, quarantineDuplicate } from "../../queries/duplicates.server.ts";
import { addToPanels } from "../../queries/panels.server.ts";

/** Quarantines and redirects one of a pair; its answers retain points. Throws no-permission, duplicate-decided. */
export async function decideDuplicate(
  deps: Deps,
  actor: Actor,
  input: { one: number; other: number; kept: number | null },
): Promise<void> {
  const { one, other, kept } = input;
  const removed = kept === null ? null : kept === one ? other : one;
  const codes = `${questionCode(one)} e ${questionCode(other)}`;
  const action = kept === null ? "questions.keep-both" : "questions.merge";
  const reason = kept === null ? codes : `${codes}; ficou ${questionCode(kept)}`;
  const entry = auditEntry(deps, actor, action, reason);
  const {
    pair: [pair],
    rows,
  } = await deps.read({ pair: openPair(deps.db, one, other), rows: draftRows(deps.db, [one, other]) });
  const row = rows.find(({ ord }) => ord === removed);
  const isKnown = kept === null || (row !== undefined && (kept === one || kept === other));
  if (!pair || !isKnown) throw new AppError("duplicate-decided");
  const decided = decidePair(deps.db, input, entry);
  if (!row || kept === null) {
    await deps.write(decided);
    return;
  }
  const panels = new Map<string, FacetCounts>();
  if (row.status !== "quarantined") countIn(panels, countedAs(row, deps.catalogue.current()), -1);
  await deps.write([
    ...decided,
    ...quarantineDuplicate(deps.db, row.ord, `duplicata de ${questionCode(kept)}`, entry.at),
    addToPanels(deps.db, panels),
  ]);
}

/** The facets a question is counted by: from its own row, which a catalogue change may not have reached. */
function countedAs(row: DraftRow, catalogue: TopicCatalogue): Facets {
  const { subject, topics } = row;
  const draft = facetsOfDraft(draftFromRow(row, catalogue), catalogue, learntOf(row, row.status));
  return { ...draft, subject, topics };
}
