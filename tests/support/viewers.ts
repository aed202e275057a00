import type { Viewer } from "#app/access/viewer.ts";

/** A signed-in student for use cases that are called without the door; only their number is theirs. */
export function studentNumbered(num: number): Viewer {
  return {
    id: `pessoa-${num}`,
    num,
    sessionId: "",
    stamp: 0,
    firstName: "Iara",
    claims: [],
    school: null,
    emailVerified: true,
    profileComplete: true,
  };
}
