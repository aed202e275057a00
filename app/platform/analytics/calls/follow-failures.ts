import { call } from "#app/platform/requests/calls/call.ts";
import { MINUTE_MS } from "#app/platform/time/units.ts";

/** Errors reported per page: the first ones matter. */
const MOST_TOLD = 3;
const LONGEST_STACK = 4000;
/** Minimum time in milliseconds between reloads for a missing chunk (R-ROUTE-13). */
const RELOAD_REST_MS = MINUTE_MS;
const RELOADED_KEY = "farol-reloaded-at";
/** Failures of network or extensions, and cancelled work: not our errors. */
const NOT_OURS = /fetch|network|load failed|import(?:ing|ed)|-extension:\/\/|^(?:Abort|Timeout|Call)/i;

/** Milliseconds after the network returned in which a missing chunk means that its load was cut. */
const RECONNECTED_MS = 10_000;

/** Milliseconds after navigation starts in which a missing chunk means the load was cancelled. */
const LEAVING_MS = 10_000;

let told = 0;
let leftAt = Number.NEGATIVE_INFINITY;
let reconnectedAt = Number.NEGATIVE_INFINITY;

function report(thrown: unknown): void {
  if (!(thrown instanceof Error) || told >= MOST_TOLD || !navigator.onLine) return;
  const { name, message, stack = "" } = thrown;
  if (NOT_OURS.test(name) || NOT_OURS.test(message) || stack.includes("-extension://")) return;
  told += 1;
  void call("logClientError", {
    message: `${name}: ${message}`,
    stack: stack.slice(0, LONGEST_STACK),
    level: "error",
    timestamp: Date.now(),
    clientInfo: { userAgent: navigator.userAgent },
  }).catch(() => undefined);
}

/** Whether to reload for a missing chunk, as after a release. Not offline, nor twice a minute, nor without storage. */
function mayReload(now: number): boolean {
  try {
    // An in-memory substitute ends with the page and could not distinguish a second reload from the first.
    if (!(sessionStorage instanceof Storage)) return false;
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (!navigator.onLine || (last > 0 && now - last < RELOAD_REST_MS)) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Reports the page's errors, and reloads it if its code is gone. */
export function followFailures(): void {
  window.addEventListener("error", ({ error }) => report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
  // Reloading a page that is being left would cancel the navigation: a sign-in, a form.
  window.addEventListener("beforeunload", () => {
    leftAt = Date.now();
  });
  window.addEventListener("online", () => {
    reconnectedAt = Date.now();
  });
  // Vite's event for a missing chunk; vite.config.ts makes Remix use it too.
  window.addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    if (now - leftAt < LEAVING_MS || now - reconnectedAt < RECONNECTED_MS || !mayReload(now)) return;
    event.preventDefault();
    told = MOST_TOLD;
    window.location.reload();
  });
}
