/**
 * What libraries for the browser import from `react-dom` while pages are drawn as text: nothing of it ever runs here, so the
 * Worker starts without 130 KB of code that only a browser can use (wrangler.toml, `alias`).
 */
export function flushSync<Result>(work: () => Result): Result {
  return work();
}

export function createPortal(): null {
  return null;
}

export default { flushSync, createPortal };
