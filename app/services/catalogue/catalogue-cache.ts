import {
  changedCatalogue,
  seedCatalogue,
  type TopicCatalogue,
} from "#app/domain/catalogue/topic-catalogue.ts";
import type { TopicChange } from "#app/domain/catalogue/topic-change.ts";

/** Seconds after which the changes of the catalogue are read again. */
const CATALOGUE_SECONDS = 30;

/** The changes that hold, and their version: it grows with every change and every undoing. */
type CatalogueState = { version: number; changes: readonly TopicChange[] };

/** The newest topic catalogue that was read. */
export type CatalogueCache = {
  /** As of the request's own reads, or at most CATALOGUE_SECONDS before them; the code's list before the first read. */
  current: () => TopicCatalogue;
  /** Whether the changes must be read again: never read, or not lately. */
  isDue: () => boolean;
  /** Returns the catalogue of a state of the database, and caches it; an older state that arrives late is not cached. */
  update: (state: CatalogueState) => TopicCatalogue;
};

/** A cache for the life of an isolate or a command. `now` in epoch seconds. */
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
