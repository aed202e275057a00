import type { Viewer } from "#app/access/viewer.ts";

/**
 * The viewer as they are after a change of their own that the request has just written: what it reads from here on passes
 * the session's guard under the new stamp, and shows them as they are now. Without it, a form posted before scripts arrive
 * would be refused its own page.
 */
export function becomeChanged(
  viewer: Viewer,
  session: { stamp: number } | undefined,
  known: Partial<Pick<Viewer, "firstName" | "picture">>,
): void {
  if (session) Object.assign(viewer, known, { stamp: session.stamp });
}
