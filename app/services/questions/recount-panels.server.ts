import { countIn, type FacetCounts } from "#app/domain/questions/facet-panels.ts";
import { facetsOfRow } from "#app/domain/questions/facet-row.ts";
import { addToPanels, clearPanels } from "#app/queries/questions/panels.server.ts";
import { countedQuestions } from "#app/queries/questions/storing.server.ts";
import type { Deps } from "../deps.ts";

const PAGE = 20_000;
/** Panels written in one statement: about a megabyte of JSON. */
const PANELS_AT_ONCE = 1500;

/** Counts all facet panels anew from the questions themselves. For loading a whole bank, and for repair. */
export async function recountPanels(deps: Deps): Promise<{ questions: number; panels: number }> {
  const panels = new Map<string, FacetCounts>();
  let questions = 0;
  for (let after = 0; ; ) {
    const [rows] = await deps.read(countedQuestions(deps.db, after, PAGE));
    for (const row of rows) countIn(panels, facetsOfRow(row), 1);
    questions += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.ord;
  }
  const entries = [...panels];
  await deps.write(clearPanels(deps.db));
  for (let start = 0; start < entries.length; start += PANELS_AT_ONCE) {
    await deps.write(addToPanels(deps.db, new Map(entries.slice(start, start + PANELS_AT_ONCE))));
  }
  return { questions, panels: entries.length };
}
