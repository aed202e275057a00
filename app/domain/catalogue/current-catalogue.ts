import { changedCatalogue, type TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import type { TopicChange } from "#app/domain/catalogue/topic-change.ts";

/** Seconds after which an isolate asks for the changes again. */
export const CATALOGUE_SECONDS = 30;

type Held = { version: number; changes: readonly TopicChange[]; readAt: number };

/**
 * The changes this isolate knows, one for all: pages and door each carry a copy of this module, and must name topics alike.
 * Names are read in some twenty places deep inside pure functions, and change a few times a year: handing the catalogue to
 * each of them would cost more than this one place that is written by whoever reads the changes (`catalogueReader`). In a
 * browser nothing is ever held, so names are only made where pages are.
 */
const HELD: unique symbol = Symbol.for("farol.topic-changes");
const isolate = globalThis as typeof globalThis & { [HELD]?: Held };

let made: { of: readonly TopicChange[]; catalogue: TopicCatalogue } | undefined;
const noChanges: readonly TopicChange[] = [];

/** The catalogue with the changes this isolate knows. */
export function currentCatalogue(): TopicCatalogue {
  const changes = isolate[HELD]?.changes ?? noChanges;
  if (made?.of !== changes) made = { of: changes, catalogue: changedCatalogue(changes) };
  return made.catalogue;
}

/** Takes the changes as the database holds them; an older state that arrives late is passed over. */
export function holdChanges(
  found: { version: number; changes: readonly TopicChange[] },
  readAt: number,
): void {
  const held = isolate[HELD];
  if (held && found.version < held.version) return;
  // The same changes stay the same object, so that nothing made of them is made again.
  const changes = held && found.version === held.version ? held.changes : found.changes;
  isolate[HELD] = { version: found.version, changes, readAt };
}

/** Whether the changes are to be read again at this time, in epoch seconds: never read, or not lately. */
export function isCatalogueDue(now: number): boolean {
  const held = isolate[HELD];
  return !held || now - held.readAt >= CATALOGUE_SECONDS || now < held.readAt;
}

/** Forgets every change, as an isolate begins. */
export function forgetChanges(): void {
  delete isolate[HELD];
}
