import type { Deps } from "#app/platform/context/deps.ts";
import { countIn, type FacetCounts } from "../../domain/facet-panels.ts";
import { facetsOfRow } from "../../domain/facet-row.ts";
import { placeQuestions, type TopicQuestion } from "../../queries/catalogue/pieces.server.ts";

export type Placed = { question: TopicQuestion; subject: number; topics: readonly number[] };

/** The statements that change questions' subject and topics: rows, search tokens, counts. */
export async function placedStatements(deps: Deps, placed: readonly Placed[]) {
  // The renderer is large and rarely needed: here it produces the indexed words.
  const { indexedQuestion } = await import("../storing/question-record.server.ts");
  const panels = new Map<string, FacetCounts>();
  const placings = placed.map(({ question, subject, topics }) => {
    const { ord } = question;
    const facets = facetsOfRow({ ...question, subject, topics });
    const held = question.status === "quarantined";
    if (!held) {
      countIn(panels, facetsOfRow(question), -1);
      countIn(panels, facets, 1);
    }
    return {
      ...{ ord, subject, topics },
      indexed: held ? null : indexedQuestion(ord, question, facets),
    };
  });
  return placeQuestions(deps.db, placings, changedPanels(panels));
}

function changedPanels(panels: ReadonlyMap<string, FacetCounts>): Map<string, FacetCounts> {
  const changed = new Map<string, FacetCounts>();
  for (const [key, counts] of panels) {
    const entries = Object.entries(counts).filter(([, difference]) => difference !== 0);
    if (entries.length > 0) changed.set(key, Object.fromEntries(entries));
  }
  return changed;
}
