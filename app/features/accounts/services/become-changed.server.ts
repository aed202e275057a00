import type { Viewer } from "#app/platform/access/viewer.ts";

/** The viewer after their own change in this request: later reads pass the session's guard under the new stamp. */
export function becomeChanged(
  viewer: Viewer,
  session: { stamp: number } | undefined,
  known: Partial<Pick<Viewer, "firstName" | "picture" | "school" | "otherSchools">>,
): void {
  if (session) Object.assign(viewer, known, { stamp: session.stamp });
}
