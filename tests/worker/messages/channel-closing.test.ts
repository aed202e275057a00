import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { refreshStamps } from "#app/features/accounts/queries/sessions.server.ts";
import { signOut } from "#app/features/accounts/services/sign-in/sign-out.server.ts";
import { notificationPaths } from "#app/features/messages/paths.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import { signedIn, visitorDeps } from "#tests/support/given.ts";
import { channelOf, givenReader, openTab, until } from "#tests/support/notification-tab.ts";

/** How long a channel waits until it looks by itself whether its sessions live. */
const HALF_AN_HOUR_MS = 1_800_000;

describe("a socket is closed (SEC-28)", () => {
  it("by a message of more than 4 KB", async () => {
    const { cookie } = await givenReader();
    const tab = await openTab(cookie);
    tab.socket.send("a".repeat(4096));
    tab.socket.send("é".repeat(2049));
    await until(() => tab.closed !== null);
    expect(tab.closed).toBe(4008);
  });

  it("by the twenty-first message within a minute, also when the channel slept in between", async () => {
    const { cookie, viewer, send } = await givenReader();
    const tab = await openTab(cookie);
    for (let sent = 0; sent < 20; sent += 1) tab.socket.send(`olá ${sent}`);
    await send("ainda aqui");
    await until(() => tab.contents().includes("ainda aqui"));
    expect(tab.closed).toBeNull();
    await evictDurableObject(channelOf(viewer.id));
    tab.socket.send("mais uma");
    await until(() => tab.closed !== null);
    expect(tab.closed).toBe(4008);
  });

  it("by signing out, and only that session's", async () => {
    const { person, cookie } = await givenReader();
    const other = await signedIn(person);
    const [here, there] = [await openTab(cookie), await openTab(other)];
    const response = await door.post(signInPaths.signOut(), {}, { cookie, headers: fromOurPage });
    expect(response.status).toBe(302);
    await until(() => here.closed !== null);
    expect(here.closed).toBe(4001);
    expect(there.closed).toBeNull();
  });

  it("when what its person may do has changed", async () => {
    const { cookie, viewer } = await givenReader();
    const tab = await openTab(cookie);
    const deps = visitorDeps();
    await deps.write(refreshStamps(deps.db, viewer.id));
    await bindings.DB.prepare("UPDATE users SET claims_version = claims_version + 1 WHERE id = ?")
      .bind(viewer.id)
      .run();
    expect(tab.closed).toBeNull();
    await deps.write(refreshStamps(deps.db, viewer.id));
    await until(() => tab.closed !== null);
    expect(tab.closed).toBe(4001);
  });

  it("when the door finds the session's claims changed behind its back", async () => {
    const { cookie, viewer } = await givenReader();
    const tab = await openTab(cookie);
    await bindings.DB.prepare("UPDATE sessions SET stamp = stamp + 1 WHERE user_id = ?")
      .bind(viewer.id)
      .run();
    await (await door.send(notificationPaths.notifications(), { cookie })).text();
    await until(() => tab.closed !== null);
    expect(tab.closed).toBe(4001);
  });

  it("by the half-hourly question, when its session ended without a word", async () => {
    const { cookie, viewer, person } = await givenReader();
    const other = await signedIn(person);
    // Alarms are set in whole seconds.
    const before = Math.floor(Date.now() / 1000) * 1000;
    const [ended, living] = [await openTab(cookie), await openTab(other)];
    const alarm = await runInDurableObject(channelOf(viewer.id), (_, state) => state.storage.getAlarm());
    expect(alarm).toBeGreaterThanOrEqual(before + HALF_AN_HOUR_MS);
    expect(alarm).toBeLessThanOrEqual(Date.now() + HALF_AN_HOUR_MS);
    await bindings.DB.prepare("DELETE FROM sessions WHERE id = ?").bind(viewer.sessionId).run();
    expect(await runDurableObjectAlarm(channelOf(viewer.id))).toBe(true);
    await until(() => ended.closed !== null);
    expect(ended.closed).toBe(4001);
    expect(living.closed).toBeNull();
  });

  it("by the use case itself, not by the page that calls it", async () => {
    const { cookie, viewer } = await givenReader();
    const tab = await openTab(cookie);
    await signOut(visitorDeps(), viewer);
    await until(() => tab.closed !== null);
    expect(tab.closed).toBe(4001);
  });
});
