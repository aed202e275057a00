import { evictDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import {
  ROOM,
  ROOM_ELSEWHERE,
  ROOM_FULL,
  type RoomRequest,
  type RoomWord,
} from "#app/features/mentoring/domain/room.ts";
import { meetingPaths, mentoringPaths } from "#app/features/mentoring/paths.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenMeeting } from "#tests/support/meetings.ts";
import { assign, givenMentee, givenMentor, givenPair } from "#tests/support/mentoring.ts";
import { handshake, until } from "#tests/support/notification-tab.ts";

const deps = visitorDeps();
let mentor: Known;
let mentee: Known;
let chief: Known;

beforeAll(async () => {
  ({ mentor, mentee, chief } = await givenPair());
});

function join(id: string, cookie?: string, peer = freshId(), headers: Record<string, string> = handshake) {
  return door.send(meetingPaths.meetingChannel(id, peer), { cookie, headers });
}

/** A socket in a room, and all that it received. */
function listening(webSocket: WebSocket | null) {
  if (!webSocket) throw new Error("the room did not open");
  const words: RoomWord[] = [];
  const closed: number[] = [];
  webSocket.addEventListener("message", ({ data }) => words.push(JSON.parse(String(data)) as RoomWord));
  webSocket.addEventListener("close", ({ code }) => closed.push(code));
  webSocket.accept();
  return {
    socket: webSocket,
    words,
    closed,
    ask: (request: RoomRequest) => webSocket.send(JSON.stringify(request)),
    people: () => words.flatMap((word) => ("people" in word ? [word.people] : [])).at(-1) ?? [],
  };
}

async function enter(id: string, person: Known, peer = freshId()) {
  return { peer, ...listening((await join(id, person.cookie, peer)).webSocket) };
}

function roomOf(id: string) {
  return bindings.MEETING_ROOM.get(bindings.MEETING_ROOM.idFromName(id));
}

const meetingNow = () => givenMeeting(mentor, [mentee], deps.now());

describe("the room of a meeting (SEC-28)", () => {
  it("shows who is in it, and carries signals to the one they are for", async () => {
    const id = await meetingNow();
    const rita = await enter(id, mentor);
    const bia = await enter(id, mentee);
    await until(() => rita.people().length === 2);
    expect(rita.people().map(({ name, isMentor }) => [name, isMentor])).toEqual([
      ["Rita", true],
      ["Bia", false],
    ]);
    const signal = { kind: "offer", sdp: `v=0${"x".repeat(8000)}`, round: 1 } as const;
    rita.ask({ to: bia.peer, signal });
    await until(() => bia.words.some((word) => "signal" in word));
    expect(bia.words.at(-1)).toEqual({ from: rita.peer, signal });
    expect(rita.words.some((word) => "signal" in word)).toBe(false);
    bia.ask({ state: { hand: true, mic: true, camera: false } });
    await until(() => rita.people().some(({ hand }) => hand));
    bia.socket.close();
    await until(() => rita.people().length === 1);
  });

  it("has a chat, one shared question at a time, and only a mentor mutes", async () => {
    const id = await meetingNow();
    const [rita, bia] = [await enter(id, mentor), await enter(id, mentee)];
    bia.ask({ say: "Não ouço bem" });
    await until(() => rita.words.some((word) => "said" in word));
    expect(rita.words.at(-1)).toEqual({
      said: { name: "Bia", text: "Não ouço bem", at: expect.any(Number) },
    });
    const [first, second] = [questionCode(20_220_000_001), questionCode(20_220_000_002)];
    const shared = () => rita.people().flatMap(({ question }) => question ?? []);
    bia.ask({ question: first });
    await until(() => shared().includes(first));
    rita.ask({ question: second });
    await until(() => shared().includes(second));
    expect(shared()).toEqual([second]);
    bia.ask({ mute: rita.peer });
    rita.ask({ mute: bia.peer });
    await until(() => bia.words.some((word) => "mutedBy" in word));
    expect(bia.words.at(-1)).toEqual({ mutedBy: "Rita" });
    expect(rita.words.some((word) => "mutedBy" in word)).toBe(false);
  });

  it("wakes up from an eviction with its people, and remembers nothing that was said", async () => {
    const id = await meetingNow();
    const [rita, bia] = [await enter(id, mentor), await enter(id, mentee)];
    rita.ask({ say: "Só para agora" });
    await until(() => bia.words.some((word) => "said" in word));
    await evictDurableObject(roomOf(id));
    bia.ask({ to: rita.peer, signal: { kind: "restart" } });
    await until(() => rita.words.some((word) => "signal" in word));
    for (const { viewer } of [mentor, mentee]) await roomOf(id).endSession(viewer.sessionId);
    await until(() => rita.closed.length > 0 && bia.closed.length > 0);
    const again = await enter(id, mentee, bia.peer);
    await until(() => again.people().length > 0);
    expect(again.people().map(({ peer }) => peer)).toEqual([bia.peer]);
    expect(again.words.some((word) => "said" in word)).toBe(false);
  });

  it("has each person once: the newest page stays", async () => {
    const id = await meetingNow();
    const [first, second] = [await enter(id, mentee), await enter(id, mentee)];
    await until(() => first.closed.length > 0);
    expect(first.closed).toEqual([ROOM_ELSEWHERE]);
    await until(() => second.people().length === 1);
    expect(second.people()[0]?.peer).toBe(second.peer);
  });

  it("reserves a place for its person: nobody claims it, and two devices at once are in it once", async () => {
    const other = await givenMentee();
    await assign(chief, mentor, other);
    const id = await givenMeeting(mentor, [mentee, other], deps.now());
    const bia = await enter(id, mentee);
    expect((await join(id, other.cookie, bia.peer)).status).toBe(409);
    const rita = await enter(id, mentor);
    rita.ask({ to: bia.peer, signal: { kind: "restart" } });
    await until(() => bia.words.some((word) => "signal" in word));
    bia.socket.close();
    await until(() => rita.people().length === 1);
    expect((await join(id, other.cookie, bia.peer)).status).toBe(409);
    await Promise.all([enter(id, mentee), enter(id, mentee), enter(id, mentee, bia.peer)]);
    await until(() => rita.people().length === 2);
    expect(rita.people().map(({ name }) => name)).toEqual(["Rita", "Bia"]);
  });

  it("admits eight, refuses the ninth as the room is full, and one more when somebody leaves", async () => {
    const more = await Promise.all(Array.from({ length: 8 }, () => givenMentee()));
    await assign(chief, mentor, ...more);
    const everybody = [mentor, ...more];
    const id = await givenMeeting(mentor, more, deps.now());
    const sockets: Awaited<ReturnType<typeof enter>>[] = [];
    for (const person of everybody.slice(0, ROOM.people)) sockets.push(await enter(id, person));
    const ninth = everybody[ROOM.people] as Known;
    const late = await enter(id, ninth);
    await until(() => late.closed.length > 0);
    expect(late.closed).toEqual([ROOM_FULL]);
    sockets[3]?.socket.close();
    await until(() => sockets[0]?.people().length === ROOM.people - 1);
    const entered = await enter(id, ninth);
    await until(() => entered.people().length === ROOM.people);
  });

  it("ends sockets that send too much at once, and ignores unknown messages", async () => {
    const id = await meetingNow();
    const [rita, bia] = [await enter(id, mentor), await enter(id, mentee)];
    for (const text of ["{", "[]", '{"to":"x"}', '{"say":""}']) bia.socket.send(text);
    bia.ask({ say: "ainda aqui" });
    await until(() => rita.words.some((word) => "said" in word));
    bia.socket.send("x".repeat(ROOM.signal + 501));
    await until(() => bia.closed.length > 0);
    expect(bia.closed).toEqual([4008]);
  });

  it("opens to who is invited, from our page, in its time", async () => {
    const id = await meetingNow();
    const stranger = await givenKnown({ claims: ["mentee"] });
    const status = async (...args: Parameters<typeof join>) => (await join(...args)).status;
    expect(await status(id)).toBe(401);
    for (const other of [stranger, chief, await givenMentor()])
      expect(await status(id, other.cookie)).toBe(404);
    expect(await status(id, mentee.cookie, "x")).toBe(404);
    expect(await status(id, mentee.cookie, freshId(), {})).toBe(404);
    expect(await status(id, mentee.cookie, freshId(), { ...handshake, Origin: "https://mal.example" })).toBe(
      403,
    );
    expect(await status("nenhuma", mentee.cookie)).toBe(404);
    const [early, over] = [
      await givenMeeting(mentor, [mentee], deps.now() + 1000),
      await givenMeeting(mentor, [mentee], deps.now() - 2 * 3600),
    ];
    for (const closed of [early, over]) expect(await status(closed, mentee.cookie)).toBe(404);
    await bindings.DB.prepare("UPDATE meetings SET cancelled_at = 1 WHERE id = ?").bind(id).run();
    expect(await status(id, mentee.cookie)).toBe(404);
  });

  it("is not found as a page by others, and only this page may use the camera", async () => {
    const id = await meetingNow();
    const stranger = await givenKnown({ claims: ["mentee"] });
    const open = (of: Known) => door.send(mentoringPaths.meeting(id), { cookie: of.cookie });
    expect((await open(stranger)).status).toBe(404);
    const page = await open(mentee);
    expect(page.status).toBe(200);
    expect(page.headers.get("Permissions-Policy")).toContain("camera=(self)");
    expect(await page.text()).toContain("Entrar só com áudio");
    const other = await door.send(meetingPaths.ownMeetings(), { cookie: mentee.cookie });
    expect(other.headers.get("Permissions-Policy")).toContain("camera=()");
    const early = await givenMeeting(mentor, [mentee], deps.now() + 5000);
    const closed = await door.send(mentoringPaths.meeting(early), { cookie: mentee.cookie });
    expect(await closed.text()).toContain("A sala abre 15 minutos antes");
  });
});
