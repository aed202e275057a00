import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { overlaidTopics } from "#app/queries/catalogue/changes.server.ts";
import type { Deps } from "../deps.ts";

/** The catalogue for parsing submitted texts; read first if due, in one round trip. */
export async function freshCatalogue(deps: Deps): Promise<TopicCatalogue> {
  if (!deps.catalogue.isDue()) return deps.catalogue.current();
  const [[row]] = await deps.read(overlaidTopics(deps.db));
  return row ? deps.catalogue.update(row) : deps.catalogue.current();
}
