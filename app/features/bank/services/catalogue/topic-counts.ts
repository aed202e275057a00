import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import type { FacetCounts } from "../../domain/facet-panels.ts";
import { token } from "../../domain/words/search-tokens.ts";

/** The panel that counts the whole bank. */
export const EVERYTHING = "*|*|*";

/** How many questions a topic has, with those a merge has not reached yet. */
export function questionsOf(counts: FacetCounts, { members }: TopicCatalogue, id: number): number {
  return (members.get(id) ?? [id]).reduce((sum, each) => sum + (counts[token.topic(each)] ?? 0), 0);
}
