import { holdChanges, isCatalogueDue } from "#app/domain/catalogue/current-catalogue.ts";
import { changesOfOverlay, topicOverlay } from "#app/queries/catalogue/overlay.server.ts";
import type { Deps } from "../deps.ts";

/** Knows the names of today's topics before texts that people wrote are read: for what reads nothing else first. */
export async function freshCatalogue(deps: Deps): Promise<void> {
  if (!isCatalogueDue(deps.now())) return;
  const [[row]] = await deps.read(topicOverlay(deps.db));
  if (row) holdChanges(changesOfOverlay(row), deps.now());
}
