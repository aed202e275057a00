import { call } from "../call.ts";

/** Errors told by one page at most: the first are the ones that matter. */
const MOST_TOLD = 3;
const LONGEST_STACK = 4000;
/** A page is read anew for a missing piece of code at most once in so many milliseconds (spec 000 §9). */
const RELOAD_REST_MS = 60_000;
const RELOADED_KEY = "farol-reloaded-at";
/** Failures of the network, of the person's own extensions, and what was given up on purpose: no errors of ours. */
const NOT_OURS = /fetch|network|load failed|import(?:ing|ed)|-extension:\/\/|^(?:Abort|Timeout|Call)/i;

/** Milliseconds after the browser began to leave in which code that does not arrive is code that it gave up. */
const LEAVING_MS = 10_000;

let told = 0;
let leftAt = Number.NEGATIVE_INFINITY;

function tell(thrown: unknown): void {
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

/**
 * Whether the page may be read anew for a piece of code that is missing, as after a new release; notes that it was. Not
 * without a network, not twice within a minute, and not where the browser cannot remember when it was.
 */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (!navigator.onLine || (last > 0 && now - last < RELOAD_REST_MS)) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Follows what fails in the page: tells the server of errors, and reads the page anew where its code is no longer there. */
export function followFailures(): void {
  window.addEventListener("error", ({ error }) => tell(error));
  window.addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  // Reading a page anew that is being left would take back the way that leads on: a sign-in, a form.
  window.addEventListener("beforeunload", () => {
    leftAt = Date.now();
  });
  // Vite's own word for code that could not be had; vite.config.ts lets Remix say it too.
  window.addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    if (now - leftAt < LEAVING_MS || !mayReload(now)) return;
    event.preventDefault();
    told = MOST_TOLD;
    window.location.reload();
  });
}
