import type { Viewer } from "#app/platform/access/viewer.ts";
import { bindings } from "#tests/support/bindings.ts";
import { ORIGIN } from "#tests/support/door.ts";
import { givenPerson, type Person, signedIn } from "#tests/support/given.ts";
import { readViewer } from "#workers/viewer.ts";

/** Who the door says a browser's cookies belong to. */
export async function viewerOfCookie(cookie: string): Promise<Viewer> {
  const request = new Request(ORIGIN, { headers: { Cookie: cookie } });
  const { viewer } = await readViewer(bindings, request, { renew: false });
  if (!viewer) throw new Error("nobody is signed in");
  return viewer;
}

/** A person, signed in, for use cases that are called without the door. */
export async function givenViewer(person?: Person): Promise<Viewer> {
  return viewerOfCookie(await signedIn(person ?? (await givenPerson())));
}

/** A student of whom only the number is known: enough for what is read or written by it, without a session. */
export function studentNumbered(num: number): Viewer {
  const student = {
    id: `pessoa-${num}`,
    num,
    sessionId: "",
    stamp: 0,
    firstName: "Iara",
    claims: [],
    school: null,
  };
  return { ...student, emailVerified: true, profileComplete: true } as Partial<Viewer> as Viewer;
}
