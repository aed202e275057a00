import { type KeptChoice, mayTrack } from "#app/domain/analytics/may-track.ts";
import { CONSENT_KEY, REFUSAL_KEY } from "#app/domain/overlays/cookie-consent.ts";

type Details = Record<string, string | number>;
type WaitingEvent = { name: string; details: Details };

/** Events wait this long in milliseconds, so that those of a moment travel together. */
const WAIT_MS = 3000;
/** What is sent at once at most; the server refuses more. */
const MOST_EVENTS = 20;
const ADDRESS = "/callable/recordEvents";

let waiting: WaitingEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let viewer: { adult: boolean } | null | undefined;

function consent(): KeptChoice {
  try {
    return { consented: localStorage.getItem(CONSENT_KEY), refused: localStorage.getItem(REFUSAL_KEY) };
  } catch {
    return { consented: null, refused: null };
  }
}

/**
 * Counts an event of the specification (000 §7). Names and fields outside the server's list are dropped there. Nothing is
 * kept before consent, and nothing is sent until the shell has said that no minor is there. Never throws, never waits.
 */
export function track(name: string, details: Details = {}): void {
  // Who is there may still be unknown; consent may not: what was done before it is not told afterwards.
  if (!mayTrack(consent(), viewer === undefined ? null : viewer)) return;
  if (waiting.length < MOST_EVENTS) waiting.push({ name, details });
  timer ??= setTimeout(flush, WAIT_MS);
}

/** Says who is there: null for a visitor. The shell calls it whenever that changes. */
export function trackFor(person: { adult: boolean } | null): void {
  viewer = person;
  if (!mayTrack(consent(), viewer)) waiting = [];
  if (waiting.length > 0) timer ??= setTimeout(flush, WAIT_MS);
}

/** Sends what waits at once: also called when the page is left. */
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
  // A phone may end a page it has put away without another word.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
}
