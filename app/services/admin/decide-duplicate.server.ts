import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { draftFromRow } from "#app/domain/questions/draft/draft-from-row.ts";
import { facetsOfDraft } from "#app/domain/questions/draft-facets.ts";
import { countIn, type FacetCounts } from "#app/domain/questions/facet-panels.ts";
import { learntOf } from "#app/domain/questions/facet-row.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import type { Facets } from "#app/domain/questions/search-tokens.ts";
import { AppError } from "#app/errors/app-error.ts";
import { type DraftRow, draftRows } from "#app/queries/questions/drafts.server.ts";
import { decidePair, openPair, quarantineDuplicate } from "#app/queries/questions/duplicates.server.ts";
import { addToPanels } from "#app/queries/questions/panels.server.ts";
import type { Deps } from "../deps.ts";
import { type Actor, auditEntry } from "./actor.server.ts";

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
  const [[pair], rows] = await deps.read(openPair(deps.db, one, other), draftRows(deps.db, [one, other]));
  const row = rows.find(({ ord }) => ord === removed);
  const isKnown = kept === null || (row !== undefined && (kept === one || kept === other));
  if (!pair || !isKnown) throw new AppError("duplicate-decided");
  const decided = decidePair(deps.db, input, entry);
  if (!row || kept === null) {
    await deps.write(...decided);
    return;
  }
  const panels = new Map<string, FacetCounts>();
  if (row.status !== "quarantined") countIn(panels, countedAs(row, deps.catalogue.current()), -1);
  await deps.write(
    ...decided,
    ...quarantineDuplicate(deps.db, row.ord, `duplicata de ${questionCode(kept)}`, entry.at),
    addToPanels(deps.db, panels),
  );
}

/** The facets a question is counted by: from its own row, which a catalogue change may not have reached. */
function countedAs(row: DraftRow, catalogue: TopicCatalogue): Facets {
  const { subject, topics } = row;
  const draft = facetsOfDraft(draftFromRow(row, catalogue), catalogue, learntOf(row, row.status));
  return { ...draft, subject, topics };
}
