import {
  changedCatalogue,
  seedCatalogue,
  type TopicCatalogue,
} from "../../domain/catalogue/topic-catalogue.ts";
import type { TopicChange } from "../../domain/catalogue/topic-change.ts";

/** Seconds after which the catalogue's changes are read again. */
const CATALOGUE_SECONDS = 30;

/** The applied changes and their version, which grows with every change and undoing. */
type CatalogueState = { version: number; changes: readonly TopicChange[] };

export type CatalogueCache = {
  /** At most CATALOGUE_SECONDS older than the request; the code's list before the first read. */
  current: () => TopicCatalogue;
  isDue: () => boolean;
  /** Caches the catalogue of a state, unless a newer one is cached; returns the state's catalogue. */
  update: (state: CatalogueState) => TopicCatalogue;
};

/** Lives as long as an isolate or a command. `now` in epoch seconds. */
export function createCatalogueCache(now: () => number): CatalogueCache & { clear: () => void } {
  let cached: { version: number; catalogue: TopicCatalogue; readAt: number } | null = null;
  return {
    current: () => cached?.catalogue ?? seedCatalogue,
    isDue() {
      const age = cached ? now() - cached.readAt : -1;
      return age < 0 || age >= CATALOGUE_SECONDS;
    },
    update({ version, changes }) {
      if (cached && version < cached.version) return changedCatalogue(changes);
      const isSame = cached !== null && version === cached.version;
      const catalogue = cached && isSame ? cached.catalogue : changedCatalogue(changes);
      cached = { version, catalogue, readAt: now() };
      return catalogue;
    },
    clear() {
      cached = null;
    },
  };
}
