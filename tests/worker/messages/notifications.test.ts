import { describe, expect, it, test } from "vitest";
import { notificationPaths } from "#app/features/messages/paths.ts";
import {
  deleteNotification,
  restoreNotification,
} from "#app/features/messages/services/delete-notification.server.ts";
import {
  eventsSince,
  listNotifications,
  readBell,
} from "#app/features/messages/services/list-notifications.server.ts";
import { markRead } from "#app/features/messages/services/mark-read.server.ts";
import { markSeen } from "#app/features/messages/services/mark-seen.server.ts";
import {
  type NewNotification,
  sendNotification,
} from "#app/features/messages/services/send-notification.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { freshId, givenPerson, signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenViewer, viewerOfCookie } from "#tests/support/viewers.ts";

const deps = visitorDeps();
const HOUR = 3600;

function send(
  fields: Partial<NewNotification> & Pick<NewNotification, "audience">,
  sender: Viewer | null = null,
) {
  const usual = {
    type: "aviso",
    content: "Prova no sábado",
    link: null,
    visibleFrom: null,
    expiresAt: null,
  } as const;
  return sendNotification(deps, sender, { ...usual, ...fields });
}

function sendTo(viewer: Viewer, content = "Para você") {
  return send({ audience: { kind: "person", userId: viewer.id }, content });
}

/** Lets an hour pass for one notification: it was written that much earlier. */
async function move(id: string, change: string): Promise<void> {
  await bindings.DB.prepare(`UPDATE notifications SET ${change} WHERE id = ?`).bind(id).run();
}

async function contentsFor(viewer: Viewer): Promise<string[]> {
  return (await listNotifications(deps, viewer)).map(({ content }) => content);
}

describe("a person's notifications", () => {
  it("are their own and the general ones of their audiences, newest first", async () => {
    const school = freshId();
    const viewer = await givenViewer(
      await givenPerson({ claims: ["pro"], school: { id: school, role: "student" } }),
    );
    const stranger = await givenViewer();
    const [own, all] = [
      await sendTo(viewer, "própria"),
      await send({ audience: { kind: "everybody" }, content: "todos" }),
    ];
    await send({ audience: { kind: "school", schoolId: school }, content: "escola" });
    await send({ audience: { kind: "claim", claim: "pro" }, content: "pro" });
    await send({ audience: { kind: "claim", claim: "mentor" }, content: "mentores" });
    expect(await contentsFor(viewer)).toEqual(["pro", "escola", "todos", "própria"]);
    expect(await contentsFor(stranger)).toEqual(["todos"]);
    await move(own.id, "visible_from = unixepoch(), num = num + 1000000");
    expect((await contentsFor(viewer))[0]).toBe("própria");
    await deleteGeneral(all.id);
  });

  it("are not shown before their time, nor after it", async () => {
    const viewer = await givenViewer();
    const [scheduled, ended] = [await sendTo(viewer, "amanhã"), await sendTo(viewer, "ontem")];
    await move(scheduled.id, `visible_from = visible_from + ${HOUR}`);
    await move(ended.id, "expires_at = unixepoch()");
    expect(await contentsFor(viewer)).toEqual([]);
    expect(await readBell(deps, viewer)).toMatchObject({ unseen: [] });
    await expect(markRead(deps, viewer, scheduled.id)).rejects.toMatchObject({
      code: "notification-not-found",
    });
  });

  it("are read in one trip, by the index, at most 50 rows of them", async () => {
    const viewer = await givenViewer();
    const others = await givenViewer();
    for (let count = 0; count < 60; count += 1) await sendTo(viewer, `nº ${count}`);
    for (let count = 0; count < 30; count += 1) await sendTo(others, `alheia ${count}`);
    const { database, trips } = countedDatabase(bindings.DB);
    const cookie = await signedIn(await givenPerson(), openDoor({ DB: database }));
    const counted = await viewerOfCookie(cookie);
    trips.length = 0;
    const response = await openDoor({ DB: database }).send(notificationPaths.notifications(), { cookie });
    expect(response.status).toBe(200);
    expect(trips).toHaveLength(1);
    expect(rowsRead(trips)).toBeLessThan(40);
    expect(await contentsFor(counted)).toEqual([]);
    const list = await contentsFor(viewer);
    expect(list).toHaveLength(50);
    expect(list[0]).toBe("nº 59");
    const { results } = await bindings.DB.prepare(
      "SELECT count(*) AS n FROM notifications WHERE audience = ?",
    )
      .bind(`person:${viewer.id}`)
      .all<{ n: number }>();
    expect(results).toEqual([{ n: 50 }]);
  });

  it("lose a link that would not be let in today (SEC-21)", async () => {
    const viewer = await givenViewer();
    const { id } = await sendTo(viewer);
    await move(id, "link = 'javascript:alert(1)'");
    expect((await listNotifications(deps, viewer))[0]?.link).toBeNull();
    expect((await eventsSince(deps, viewer, 0)).events[0]?.notification.link).toBeNull();
  });
});

async function deleteGeneral(id: string): Promise<void> {
  await bindings.DB.prepare("DELETE FROM notifications WHERE id = ?").bind(id).run();
}

describe("marks", () => {
  it("of opening are set once for all that is shown, and empty the badge", async () => {
    const viewer = await givenViewer();
    const [one, two] = [await sendTo(viewer, "um"), await sendTo(viewer, "dois")];
    expect((await readBell(deps, viewer))?.unseen).toEqual([two.id, one.id]);
    await markSeen(deps, viewer);
    expect((await readBell(deps, viewer))?.unseen).toEqual([]);
    expect((await listNotifications(deps, viewer)).map(({ seen, read }) => [seen, read])).toEqual([
      [true, false],
      [true, false],
    ]);
    await markSeen(deps, viewer);
    const later = await sendTo(viewer, "três");
    expect((await readBell(deps, viewer))?.unseen).toEqual([later.id]);
  });

  it("of reading belong to one notification and one person", async () => {
    const [viewer, other] = [await givenViewer(), await givenViewer()];
    const { id } = await send({ audience: { kind: "everybody" }, content: "geral" });
    await markRead(deps, viewer, id);
    await markRead(deps, viewer, id);
    expect((await listNotifications(deps, viewer)).find((each) => each.id === id)).toMatchObject({
      read: true,
      seen: true,
    });
    expect((await listNotifications(deps, other)).find((each) => each.id === id)).toMatchObject({
      read: false,
      seen: false,
    });
    await deleteGeneral(id);
  });

  it("of deleting removes it from this person's list with its read mark, and can be undone", async () => {
    const [viewer, other] = [await givenViewer(), await givenViewer()];
    const { id } = await send({ audience: { kind: "everybody" }, content: "geral" });
    await markRead(deps, viewer, id);
    await deleteNotification(deps, viewer, id);
    expect(await contentsFor(viewer)).toEqual([]);
    expect(await contentsFor(other)).toEqual(["geral"]);
    await restoreNotification(deps, viewer, id);
    expect(await listNotifications(deps, viewer)).toMatchObject([{ id, read: false }]);
    await expect(restoreNotification(deps, viewer, id)).rejects.toMatchObject({ status: 404 });
    await deleteGeneral(id);
  });

  it("remove a personal one for good a day after it was deleted", async () => {
    const viewer = await givenViewer();
    const [first, second] = [await sendTo(viewer, "um"), await sendTo(viewer, "dois")];
    await deleteNotification(deps, viewer, first.id);
    await bindings.DB.prepare("UPDATE notification_marks SET marked_at = marked_at - 86401 WHERE user_id = ?")
      .bind(viewer.id)
      .run();
    await deleteNotification(deps, viewer, second.id);
    await expect(restoreNotification(deps, viewer, first.id)).rejects.toMatchObject({ status: 404 });
    await restoreNotification(deps, viewer, second.id);
  });

  test.each([
    ["reading", markRead],
    ["deleting", deleteNotification],
    ["restoring", restoreNotification],
  ])("of %s are refused on another's, and change nothing (SEC-05)", async (_, act) => {
    const [owner, thief] = [await givenViewer(), await givenViewer()];
    const { id } = await sendTo(owner);
    await expect(act(deps, thief, id)).rejects.toMatchObject({ status: 404 });
    expect(await listNotifications(deps, owner)).toMatchObject([{ id, seen: false, read: false }]);
    const { results } = await bindings.DB.prepare("SELECT * FROM notification_marks WHERE user_id = ?")
      .bind(thief.id)
      .all();
    expect(results).toEqual([]);
  });
});

describe("sending", () => {
  const audience = { kind: "everybody" } as const;

  test.each([
    ["without a text", { content: "   " }, "invalid-notification"],
    ["with too long a text", { content: "a".repeat(501) }, "invalid-notification"],
    ["with a script as its link", { link: "javascript:alert(1)" }, "invalid-notification-link"],
    ["with a foreign host as its link", { link: "https://evil.example/" }, "invalid-notification-link"],
    ["with an end before its beginning", { expiresAt: 1 }, "invalid-notification-time"],
  ])("%s is refused, and nothing is written", async (_, fields, code) => {
    const count = () => bindings.DB.prepare("SELECT count(*) AS n FROM notifications").first<number>("n");
    const before = await count();
    await expect(send({ audience, ...fields })).rejects.toMatchObject({ code });
    expect(await count()).toBe(before);
  });

  it("is for admins, and the row records who sent it and when", async () => {
    const admin = await givenViewer(await givenPerson({ claims: ["admin"] }));
    await expect(send({ audience }, await givenViewer())).rejects.toMatchObject({ code: "no-permission" });
    const { id } = await send({ audience, link: "/questoes" }, admin);
    const row = await bindings.DB.prepare("SELECT * FROM notifications WHERE id = ?").bind(id).first();
    expect(row).toMatchObject({ audience: "everybody", sent_by: admin.id, link: "/questoes" });
    expect(Math.abs(Number(row?.created_at) - deps.now())).toBeLessThan(5);
    expect(Number(row?.expires_at) - Number(row?.visible_from)).toBe(30 * 86_400);
    await deleteGeneral(id);
  });
});
