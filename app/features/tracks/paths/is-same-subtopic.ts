const SUBTOPIC = /^\/trilhas\/[^/]+\/[^/]+$/;

/** From one step of a subtopic to another: only the query differs. */
export function isSameSubtopic(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.search !== to.search && SUBTOPIC.test(to.pathname);
}
