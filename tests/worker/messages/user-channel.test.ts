import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { describe, expect, it, test } from "vitest";
import { signInPaths } from "#app/features/accounts/paths.ts";
import { notificationPaths } from "#app/features/messages/paths.ts";
import { channelLimits } from "#app/platform/live/domain/channel-rules.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, ORIGIN } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";
import {
  channelOf,
  givenReader,
  handshake,
  openTab,
  PATIENCE_MS,
  until,
} from "#tests/support/notification-tab.ts";

const ADDRESS = notificationPaths.channel(0);

describe("the handshake (SEC-28)", () => {
  test.each([
    ["a foreign page", { Origin: "https://evil.example" }, 403],
    ["a page over http", { Origin: ORIGIN.replace("https", "http") }, 403],
    ["a sandboxed page", { Origin: "null" }, 403],
    ["nobody's page", { Origin: "" }, 403],
  ])("of %s is refused", async (_, headers, status) => {
    const { cookie } = await givenReader();
    const response = await door.send(ADDRESS, { cookie, headers: { ...handshake, ...headers } });
    expect(response.status).toBe(status);
    expect(response.webSocket).toBeNull();
  });

  it("without a session is refused", async () => {
    expect((await door.send(ADDRESS, { headers: handshake })).status).toBe(401);
    const forged = await door.send(ADDRESS, {
      headers: handshake,
      cookie: "__session=a.b.c; farol_sessao=x",
    });
    expect(forged.status).toBe(401);
  });

  it("with a session that has ended is refused, though its signed token still lasts", async () => {
    const { cookie } = await givenReader();
    await door.post(signInPaths.signOut(), {}, { cookie });
    const response = await door.send(ADDRESS, { cookie, headers: handshake });
    expect(response.status).toBe(401);
    expect(response.webSocket).toBeNull();
  });

  it("of more tabs than a person has is refused: they poll", async () => {
    const { cookie } = await givenReader();
    const tabs = await Promise.all(Array.from({ length: channelLimits.sockets }, () => openTab(cookie)));
    const headers = { ...handshake, Origin: ORIGIN };
    expect((await door.send(ADDRESS, { cookie, headers })).status).toBe(429);
    tabs[0]?.socket.close(1000);
    await until(async () => (await door.send(ADDRESS, { cookie, headers })).status === 101);
  });

  it("opens the channel of the session's own person, whatever the address says", async () => {
    const [mine, other] = [await givenReader(), await givenReader()];
    const address = `${ADDRESS}&usuario=${other.viewer.id}`;
    const response = await door.send(address, { cookie: mine.cookie, headers: handshake });
    const heard: string[] = [];
    response.webSocket?.addEventListener("message", ({ data }) => {
      heard.push(String(data));
    });
    response.webSocket?.accept();
    await until(() => heard.length > 0);
    await other.send("para a outra");
    await mine.send("para mim");
    await until(() => heard.some((text) => text.includes("para mim")));
    expect(heard.join()).not.toContain("para a outra");
  });
});

describe("a notification", () => {
  it("appears in every open tab of its person, with growing event ids, and in nobody else's", async () => {
    const { cookie, send } = await givenReader();
    const stranger = await givenReader();
    const [one, two] = [await openTab(cookie), await openTab(cookie)];
    const elsewhere = await openTab(stranger.cookie);
    await send("a primeira", { link: "/questoes" });
    await send("a segunda");
    for (const tab of [one, two]) {
      await until(() => tab.events().length === 2);
      expect(tab.contents()).toEqual(["a primeira", "a segunda"]);
      const [first, second] = tab.events();
      expect(second?.event).toBeGreaterThan(first?.event ?? Number.POSITIVE_INFINITY);
      expect(first?.notification).toMatchObject({
        type: "aviso",
        link: "/questoes",
        seen: false,
        read: false,
      });
    }
    expect(elsewhere.events()).toEqual([]);
  });

  it("written while a tab was away is there when it comes back with its last event (REL-12)", async () => {
    const { cookie, send, viewer } = await givenReader();
    const before = await openTab(cookie);
    await send("ouvida");
    await until(() => before.events().length === 1);
    const last = before.last();
    before.socket.close(1000);
    await evictDurableObject(channelOf(viewer.id), { webSockets: "close" });
    await send("perdida 1");
    await send("perdida 2");
    const after = await openTab(cookie, last);
    expect(after.contents()).toEqual(["perdida 1", "perdida 2"]);
    const again = await openTab(cookie, after.last());
    expect(again.contents()).toEqual([]);
  });

  it("reaches a tab whose channel slept, for the channel stores nothing of its own (REL-08)", async () => {
    const { cookie, send, viewer } = await givenReader();
    const tab = await openTab(cookie);
    await evictDurableObject(channelOf(viewer.id));
    await send("depois do sono");
    await until(() => tab.contents().includes("depois do sono"));
    expect(tab.closed).toBeNull();
  });

  it("that came while the channel had crashed is there when its tab comes back (REL-09)", async () => {
    const { cookie, send } = await givenReader();
    const tab = await openTab(cookie);
    await send("antes");
    await until(() => tab.contents().includes("antes"));
    await abortAllDurableObjects();
    await until(() => tab.closed !== null, "the end of the socket");
    await send("durante a queda");
    const back = await openTab(cookie, tab.last());
    expect(back.contents()).toEqual(["durante a queda"]);
  });

  it("scheduled for later is shown by the channel's alarm, and not before (REL-10)", async () => {
    const { cookie, send, viewer } = await givenReader();
    const tab = await openTab(cookie);
    const later = Math.floor(Date.now() / 1000) + 600;
    const { id } = await send("às oito", { visibleFrom: later });
    const channel = channelOf(viewer.id);
    const alarm = () => runInDurableObject(channel, (_, state) => state.storage.getAlarm());
    await expect.poll(alarm, { timeout: PATIENCE_MS }).toBe(later * 1000);
    await runDurableObjectAlarm(channel);
    expect(tab.events()).toEqual([]);
    // Its time has come.
    const due = Math.floor(Date.now() / 1000) + 1;
    await bindings.DB.prepare("UPDATE notifications SET visible_from = ? WHERE id = ?").bind(due, id).run();
    await until(() => Date.now() >= due * 1000, "the second");
    expect(await runDurableObjectAlarm(channel)).toBe(true);
    await until(() => tab.contents().includes("às oito"), "the alarm");
  });

  it("for a school or a claim reaches those tabs and no others", async () => {
    const school = freshId();
    const pupil = await givenReader({ school: { id: school, role: "student" } });
    const mentor = await givenReader({ claims: ["chiefMentor"] });
    const [pupilTab, mentorTab] = [await openTab(pupil.cookie), await openTab(mentor.cookie)];
    await mentor.send("aos da escola", { audience: { kind: "school", schoolId: school } });
    await mentor.send("aos chefes", { audience: { kind: "claim", claim: "chiefMentor" } });
    await mentor.send("a todos", { audience: { kind: "everybody" } });
    await until(() => pupilTab.events().length === 2 && mentorTab.events().length === 2);
    expect(pupilTab.contents()).toEqual(["aos da escola", "a todos"]);
    expect(mentorTab.contents()).toEqual(["aos chefes", "a todos"]);
  });

  it("finds nobody noted as listening once the last tab is closed", async () => {
    const { cookie, viewer } = await givenReader();
    const noted = async () =>
      (await bindings.DB.prepare("SELECT 1 FROM live_channels WHERE user_id = ?").bind(viewer.id).first()) !==
      null;
    const tab = await openTab(cookie);
    expect(await noted()).toBe(true);
    tab.socket.close(1000);
    await expect.poll(noted, { timeout: PATIENCE_MS }).toBe(false);
  });
});

describe("a tab without a socket", () => {
  it("polls the same address for what came after its last event", async () => {
    const { cookie, send } = await givenReader();
    await send("pela enquete");
    const response = await door.send(ADDRESS, { cookie });
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const { events, last } = (await response.json()) as {
      events: { notification: { content: string } }[];
      last: number;
    };
    expect(events.at(-1)?.notification.content).toBe("pela enquete");
    const later = last + 120 * 1_000_000;
    const next = await door.send(notificationPaths.channel(later), { cookie });
    expect(await next.json()).toEqual({ events: [], last: later });
  });

  it("is notified when nobody is signed in any more", async () => {
    const { cookie } = await givenReader();
    await door.post(signInPaths.signOut(), {}, { cookie });
    expect((await door.send(ADDRESS, { cookie })).status).toBe(401);
  });
});
