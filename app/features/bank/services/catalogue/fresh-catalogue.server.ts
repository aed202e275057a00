import type { Deps } from "#app/platform/context/deps.ts";
import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { overlaidTopics } from "../../queries/catalogue/changes.server.ts";

/** The catalogue for parsing submitted texts; read first if due, in one round trip. */
export async function freshCatalogue(deps: Deps): Promise<TopicCatalogue> {
  if (!deps.catalogue.isDue()) return deps.catalogue.current();
  const [row] = await deps.read(overlaidTopics(deps.db));
  return row ? deps.catalogue.update(row) : deps.catalogue.current();
}
