import { CONSENT_KEY, REFUSAL_KEY } from "#app/platform/analytics/domain/cookie-consent.ts";
import { deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import { releaseDrafts } from "#app/platform/drafts/calls/device-drafts.ts";
import { recordOwner } from "#app/platform/drafts/calls/device-owner.ts";
import { cacheNames, registrations } from "#app/platform/offline/calls/device-caches.ts";
import { TUTORIAL_SEEN_KEY } from "../domain/tutorial.ts";
import { ZAP_CLICKED_KEY, ZAP_SEEN_KEY } from "../domain/zap.ts";

/** Settings of the device, the same for all its users: theme, reading size, lists, timer, notices; and a message for the next page. */
const OF_DEVICE: ReadonlySet<string> = new Set([
  "darkMode",
  "farol-leitura",
  "farol-lista-continua",
  "farol-tempo-oculto",
  "farol-cache:exam-globals",
  CONSENT_KEY,
  REFUSAL_KEY,
  TUTORIAL_SEEN_KEY,
  ZAP_SEEN_KEY,
  ZAP_CLICKED_KEY,
  "farol-recado",
  "farol-reloaded-at",
]);

/** Event for modules with copies in memory. */
const RELEASED = "farol:released";

function emptyStore(store: Storage): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  for (const key of keys) if (!OF_DEVICE.has(key)) store.removeItem(key);
}

/** The outbox stays for its owner, as unsent drafts do. */
async function emptyDatabase(): Promise<void> {
  const db = await deviceDatabase();
  for (const name of ["practiceCopies", "names"] as const) await db.clear(name);
  await releaseDrafts();
}

/** Deletes all of a person's data on the device, when they have signed out or another one signs in. */
export async function releaseDevice(next: string | null): Promise<void> {
  emptyStore(localStorage);
  emptyStore(sessionStorage);
  recordOwner(null);
  window.dispatchEvent(new Event(RELEASED));
  await emptyDatabase();
  for (const name of await cacheNames()) await caches.delete(name);
  for (const registration of await registrations()) await registration.unregister();
  if (next !== null) recordOwner(next);
}
