import { CONSENT_KEY, REFUSAL_KEY } from "../domain/cookie-consent.ts";
import { mayTrack, type StoredConsent } from "../domain/may-track.ts";

type Details = Record<string, string | number>;
type WaitingEvent = { name: string; details: Details };

/** Milliseconds to collect events for one request. */
const WAIT_MS = 3000;
/** Events per request; the server refuses more. */
const MOST_EVENTS = 20;
const ADDRESS = "/callable/recordEvents";

let waiting: WaitingEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let viewer: { adult: boolean } | null | undefined;

function consent(): StoredConsent {
  try {
    return { consented: localStorage.getItem(CONSENT_KEY), refused: localStorage.getItem(REFUSAL_KEY) };
  } catch {
    return { consented: null, refused: null };
  }
}

/** Counts an event (R-EVENT-1) after consent, once no minor is known to be signed in. Never throws, never waits. */
export function track(name: string, details: Details = {}): void {
  // The viewer may be unknown yet, but consent may not: earlier events are dropped.
  if (!mayTrack(consent(), viewer === undefined ? null : viewer)) return;
  if (waiting.length < MOST_EVENTS) waiting.push({ name, details });
  timer ??= setTimeout(flush, WAIT_MS);
}

export function trackFor(person: { adult: boolean } | null): void {
  viewer = person;
  if (!mayTrack(consent(), viewer)) waiting = [];
  if (waiting.length > 0) timer ??= setTimeout(flush, WAIT_MS);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (viewer === undefined || waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  if (!mayTrack(consent(), viewer)) return;
  const body = new Blob([JSON.stringify({ data: { events } })], { type: "application/json" });
  if (navigator.sendBeacon?.(ADDRESS, body)) return;
  void fetch(ADDRESS, { method: "POST", body, keepalive: true }).catch(() => undefined);
}

if (typeof window !== "undefined") {
  window.addEventListener("pagehide", flush);
  // A phone may end a hidden page without another event.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
}
