import { expect, test } from "vitest";
import {
  endOtherSessions,
  endSession,
  sessionsOf,
} from "#app/features/accounts/services/sessions-of-viewer.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, ORIGIN } from "#tests/support/door.ts";
import { cookiesOf, givenPerson, signedIn } from "#tests/support/given.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";
import { buildContext } from "#workers/build-deps.ts";

async function givenDevices(count: number) {
  const person = await givenPerson();
  const cookies = [];
  for (let device = 0; device < count; device += 1) cookies.push(await signedIn(person));
  const viewer = await viewerOfCookie(cookies[0] ?? "");
  const { deps } = buildContext(bindings, new Request(ORIGIN), viewer);
  return { person, cookies, viewer, deps };
}

async function isSignedIn(cookie = ""): Promise<boolean> {
  return (await door.send("/geral", { cookie })).status === 200;
}

test("a person sees their devices, and which one is the current", async () => {
  const { deps, viewer, cookies } = await givenDevices(3);
  const devices = await sessionsOf(deps, viewer);
  expect(devices).toHaveLength(3);
  expect(devices.filter(({ current }) => current).map(({ id }) => id)).toEqual([viewer.sessionId]);
  // What is shown is a hash: no cookie can be made of it.
  for (const { id } of devices) expect(cookies.join()).not.toContain(id);
});

test("a device that is signed out from elsewhere is out at its next request", async () => {
  const { deps, viewer, cookies } = await givenDevices(2);
  const other = (await sessionsOf(deps, viewer)).find(({ current }) => !current);
  await endSession(deps, viewer, other?.id ?? "");
  expect(await isSignedIn(cookies[1])).toBe(false);
  expect(await isSignedIn(cookies[0])).toBe(true);
  await expect(endSession(deps, viewer, other?.id ?? "")).rejects.toThrow("Esta sessão já terminou");
});

test("nobody ends another's session", async () => {
  const mine = await givenDevices(1);
  const theirs = await givenDevices(1);
  await expect(endSession(mine.deps, mine.viewer, theirs.viewer.sessionId)).rejects.toThrow(
    "Esta sessão já terminou ou não é sua.",
  );
  expect(await isSignedIn(theirs.cookies[0])).toBe(true);
});

test("all other devices can be signed out at once", async () => {
  const { deps, viewer, cookies } = await givenDevices(3);
  expect(await endOtherSessions(deps, viewer)).toBe(2);
  expect(await Promise.all(cookies.map(isSignedIn))).toEqual([true, false, false]);
  expect(await endOtherSessions(deps, viewer)).toBe(0);
});

test("signing in gives a new session, whatever the browser carried before", async () => {
  const person = await givenPerson();
  const first = await signedIn(person);
  const again = await door.post("/entrar", person, { cookie: first });
  expect(cookiesOf(again)).not.toBe(first);
  expect((await viewerOfCookie(cookiesOf(again))).sessionId).not.toBe(
    (await viewerOfCookie(first)).sessionId,
  );
});
