import { beforeAll, describe, expect, it } from "vitest";
import { signOut } from "#app/features/accounts/services/sign-in/sign-out.server.ts";
import { sittingPaths } from "#app/features/assessments/paths.ts";
import { removeAssessments } from "#app/features/assessments/services/making/delete-assessments.server.ts";
import { updateRoomTime } from "#app/features/assessments/services/sitting/change-room.server.ts";
import { removeNotebooks } from "#app/features/notebooks/services/manage-notebooks.server.ts";
import {
  confirmEntry,
  recordEntry,
  sweepRoomSockets,
} from "#app/platform/live/services/end-rights.server.ts";
import {
  liveRooms,
  type RoomKind,
  rightsTables,
  sessionTables,
} from "#app/shell/services/live-rooms.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { hideThread, kinds, roles, teacher, type Way, ways } from "#tests/support/ended-rights.ts";
import { signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { givenEverywhere, givenRooms, openRoom, type Rooms, roomAddress } from "#tests/support/live-rooms.ts";
import { handshake, until } from "#tests/support/notification-tab.ts";

/** Of everybody with an account. */
const open: readonly RoomKind[] = ["avisos", "duvida"];

let rooms: Rooms;

beforeAll(async () => {
  rooms = await givenRooms();
});

/** The rooms whose rights a table's change ends. */
function endedBy(table: string): RoomKind[] {
  if (sessionTables.changed.includes(table)) return kinds;
  return kinds.filter((kind) => (liveRooms[kind].endedBy as readonly string[]).includes(table));
}

/** Those that somebody of a role is in until the right ends: students write no notebooks. */
function roomsOf(role: (typeof roles)[number], { table }: Way): RoomKind[] {
  return endedBy(table).filter((kind) => kind !== "caderno" || role === "teacher");
}

const cases = Object.entries(ways).flatMap(([name, way]) =>
  (way.roles ?? roles)
    .map((role) => ({ name, role, way, inside: roomsOf(role, way) }))
    .filter(({ inside }) => inside.length > 0),
);

it("every table that ends a right to a room ends it here", () => {
  const ended = (kind: RoomKind) =>
    cases.filter(({ inside }) => inside.includes(kind)).map(({ way }) => way.table);
  for (const kind of kinds)
    expect([...new Set(ended(kind))].sort(), kind).toEqual(
      [...new Set([...sessionTables.changed, ...liveRooms[kind].endedBy])].sort(),
    );
  expect([...new Set(cases.map(({ way }) => way.table))].sort()).toEqual(
    [...new Set(rightsTables.changed)].sort(),
  );
});

describe("an open socket (SEC-28)", () => {
  it.each(cases)("of a $role in $inside is closed by $name", async ({ role, way, inside }) => {
    const place = sessionTables.changed.includes(way.table) ? rooms : await givenRooms();
    const entered = await givenEverywhere(place, role);
    const member = (await way.before?.(entered, place)) ?? entered;
    const enter = (kind: RoomKind) => openRoom(kind, roomAddress(kind, place, member), member.cookie);
    const opened = await Promise.all(inside.map(enter));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 101));
    await way.end(member, place);
    for (const each of opened) await until(() => each.closed !== null, `closing ${each.kind}`);
    const again = await Promise.all(inside.map(enter));
    const refused = again.filter(({ status }) => status !== 101).map(({ kind }) => kind);
    expect(refused).toEqual(inside.filter((kind) => way.lost.includes(kind)));
  });

  it("of somebody else, of another session or of another room stays open", async () => {
    const place = await givenRooms();
    const [leaving, staying] = [
      await givenEverywhere(rooms, "student"),
      await givenEverywhere(rooms, "teacher"),
    ];
    const enter = (kind: RoomKind, of: Rooms, { cookie }: { cookie: string }) =>
      openRoom(kind, roomAddress(kind, of, leaving), cookie);
    const closing = [
      await enter("avaliacao", rooms, leaving),
      await enter("avaliacao", place, place.teacher),
      await enter("caderno", place, place.school.manager),
      await enter("duvida", place, staying),
    ];
    const others = [
      await enter("avaliacao", rooms, staying),
      await enter("avaliacao", rooms, { cookie: await signedIn(leaving.person) }),
      await enter("caderno", rooms, staying),
      await enter("duvida", rooms, staying),
    ];
    expect([...closing, ...others].map(({ status }) => status)).toEqual(Array(8).fill(101));
    await signOut(depsOf(leaving), leaving.viewer);
    await removeAssessments(...teacher(place), [place.id]);
    await removeNotebooks(depsOf(place.school.manager), place.school.actor, [place.notebook]);
    await hideThread(place);
    for (const each of closing) await until(() => each.closed !== null, `closing ${each.kind}`);
    expect(others.map(({ closed }) => closed)).toEqual([null, null, null, null]);
  });

  it("is closed when its right ended between the check and the opening, too", async () => {
    const member = await givenEverywhere(rooms, "student");
    const { viewer } = member;
    const room = await openRoom("reuniao", roomAddress("reuniao", rooms, member), member.cookie);
    const key = `reuniao/${member.meeting}`;
    await recordEntry(depsOf(member), viewer, key);
    await bindings.DB.prepare("UPDATE mentorships SET until = 1 WHERE until IS NULL AND mentee = ?")
      .bind(viewer.num)
      .run();
    expect(room.closed).toBeNull();
    await confirmEntry(visitorDeps(), viewer.sessionId, key);
    await until(() => room.closed !== null);
  });

  it("is closed by the clock where a dead Worker or the command line left it due, and old notes go", async () => {
    const member = await givenEverywhere(rooms, "student");
    const room = await openRoom("duvida", roomAddress("duvida", rooms, member), member.cookie);
    await bindings.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(member.viewer.id).run();
    await bindings.DB.prepare(
      "INSERT INTO room_sockets VALUES ('duvida/1', 'nenhuma', 'ninguém', 1, 0), ('antiga/1', 'nenhuma', 'ninguém', 1, 1)",
    ).run();
    await sweepRoomSockets(visitorDeps());
    await until(() => room.closed !== null);
    expect(await rowsOf("SELECT 1 FROM room_sockets WHERE session_id = 'nenhuma'")).toEqual([]);
  });
});

describe("a poll", () => {
  it.each(kinds.filter((kind) => liveRooms[kind].poll !== "nobody"))(
    "of the room %s gets the message that a new socket gets first",
    async (kind) => {
      const member = await givenEverywhere(rooms, "teacher");
      const address = roomAddress(kind, rooms, member);
      const { webSocket: socket } = await door.send(address, { cookie: member.cookie, headers: handshake });
      const messages: string[] = [];
      socket?.addEventListener("message", ({ data }) => messages.push(String(data)));
      socket?.accept();
      await until(() => messages.length > 0, "the first message");
      const polled = (await (await door.send(address, { cookie: member.cookie })).json()) as object;
      expect(Object.keys(polled).sort()).toEqual(Object.keys(JSON.parse(messages[0] ?? "")).sort());
    },
  );

  it("shows a student that the times of their assessment changed", async () => {
    const place = await givenRooms();
    const { cookie } = await givenEverywhere(place, "student");
    const address = sittingPaths.room(place.school.id, place.id);
    const poll = async () => (await door.send(address, { cookie })).json();
    const before = await poll();
    expect(before).toEqual({ messages: [], sitting: expect.any(String) });
    expect(await poll()).toEqual(before);
    await updateRoomTime(...teacher(place), { id: place.id, personId: null, minutes: 5 });
    expect(await poll()).not.toEqual(before);
  });
});

describe.each(kinds)("the room %s (SEC-28)", (kind) => {
  it("is closed to visitors, other sites, strangers and another school, by socket and by poll", async () => {
    const place = await givenRooms();
    const member = await givenEverywhere(place, "teacher");
    const address = roomAddress(kind, place, member);
    const status = async (cookie: string | undefined, headers: Record<string, string> = handshake) =>
      (await door.send(address, { cookie, headers })).status;
    expect([await status(undefined), await status(undefined, {})]).toEqual([401, 401]);
    expect(await status(member.cookie, { ...handshake, Origin: "https://mal.example" })).toBe(403);
    const strangers = [await givenKnown(), rooms.school.manager, await givenEverywhere(rooms, "teacher")];
    for (const { cookie } of strangers) {
      const statuses = [await status(cookie), await status(cookie, {})];
      if (open.includes(kind)) expect(statuses).toEqual([101, 200]);
      else for (const each of statuses) expect([401, 404]).toContain(each);
    }
    expect(await status(member.cookie)).toBe(101);
    const polled = await door.send(address, { cookie: member.cookie });
    expect(polled.status).toBe(liveRooms[kind].poll === "nobody" ? 404 : 200);
    expect(polled.headers.get("Cache-Control")).toContain("no-store");
  });
});
