import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { meetingPaths } from "#app/features/mentoring/paths.ts";
import {
  loadMentorMeetings,
  loadOwnMeetings,
} from "#app/features/mentoring/services/load-meetings.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { givenHours, givenMeeting, halfHourAfter, meetingsOf } from "#tests/support/meetings.ts";
import { assign, givenMentee, givenMentor, givenPair } from "#tests/support/mentoring.ts";

const deps = visitorDeps();
const DAY = 86_400;
const [own, theirs] = [meetingPaths.ownMeetings(), meetingPaths.mentorMeetings()];
const inDays = (days: number) => halfHourAfter(deps.now() + days * DAY);

function send(of: Known, path: string, fields: Record<string, string>): Promise<Response> {
  return door.post(path, fields, { cookie: of.cookie });
}

function book(of: Known, at: number, { operation = freshId(), minutes = "30" } = {}): Promise<Response> {
  return send(of, own, { intent: "book", operation, at: String(at), minutes });
}

/** A moment as a mentor's form sends it. */
function typed(at: number): { day: string; clock: string } {
  const local = new Date((at - 3 * 3600) * 1000).toISOString();
  return { day: local.slice(0, 10), clock: local.slice(11, 16) };
}

function contents(of: Known): Promise<string[]> {
  return listNotifications(deps, of.viewer).then((all) => all.map(({ content }) => content));
}

async function givenBookable() {
  const pair = await givenPair();
  await givenHours(pair.mentor);
  return pair;
}

describe("booking", () => {
  it("gives one of a hundred concurrent bookings the time, and shows the others what is free", async () => {
    const { chief, mentor, mentee } = await givenBookable();
    const others = await Promise.all(Array.from({ length: 9 }, () => givenMentee()));
    await assign(chief, mentor, ...others);
    const everybody = [mentee, ...others];
    const at = inDays(2);
    const tries = Array.from({ length: 100 }, (_, index) => everybody[index % 10] as Known);
    const replies = await Promise.all(tries.map((one) => book(one, at)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    expect((await meetingsOf(mentor)).map(({ starts_at }) => starts_at)).toEqual([at]);
    const refused = await replies.find(({ status }) => status === 409)?.text();
    expect(refused).toContain("Esse horário acabou de ser reservado. Próximos: ");
  });

  it("books different overlapping times at once without an overlap, also through an eviction", async () => {
    const { mentor, mentee } = await givenBookable();
    const first = inDays(3);
    const starts = [first, first + 1800, first, first + 1800];
    const booked = starts.map((at) => book(mentee, at, { minutes: "60" }));
    const name = bindings.MENTOR_CALENDAR.idFromName(String(mentor.viewer.num));
    await Promise.all(booked);
    await evictDurableObject(bindings.MENTOR_CALENDAR.get(name));
    expect((await book(mentee, first, { minutes: "60" })).status).toBe(409);
    expect(await meetingsOf(mentor)).toHaveLength(1);
  });

  it("is the same once for a form that is sent again, and one person has few to come", async () => {
    const { mentor, mentee } = await givenBookable();
    const operation = freshId();
    for (const _ of [1, 2]) expect((await book(mentee, inDays(1), { operation })).status).toBe(302);
    expect(await meetingsOf(mentor)).toHaveLength(1);
    for (const days of [2, 3, 4]) expect((await book(mentee, inDays(days))).status).toBe(302);
    const fifth = await book(mentee, inDays(5));
    expect(fifth.status).toBe(409);
    expect(await fifth.text()).toContain("Você já tem 4 encontros marcados.");
  });

  it("is only for a mentee, in free hours, in whole lengths, and only with one's own mentor", async () => {
    const { mentee, mentor } = await givenPair();
    const alone = await givenMentee();
    expect((await book(alone, inDays(1))).status).toBe(409);
    expect((await book(mentee, inDays(1))).status).toBe(409);
    await givenHours(mentor);
    expect((await book(mentee, inDays(1) + 60)).status).toBe(409);
    expect((await book(mentee, deps.now() - DAY)).status).toBe(409);
    expect((await book(mentee, inDays(1), { minutes: "45" })).status).toBe(400);
    expect((await book(mentee, inDays(1), { operation: "x" })).status).toBe(400);
    const foreign = { intent: "book", operation: freshId(), mentees: alone.viewer.id, minutes: "30" };
    expect((await send(mentor, theirs, { ...foreign, ...typed(inDays(1)) })).status).toBe(404);
    expect(await meetingsOf(mentor)).toEqual([]);
  });

  it("notifies mentor, mentee and a minor's guardian", async () => {
    const { mentor, mentee } = await givenBookable();
    const guardian = `${freshId()}@farol.test`;
    await bindings.DB.prepare(
      "INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, guardian_email, completed_at) VALUES (?, 'YouTube', '[]', '3º ano', 'CE', '12-16', ?, 1)",
    )
      .bind(mentee.viewer.id, guardian)
      .run();
    await book(mentee, inDays(1));
    expect((await contents(mentor)).some((text) => text.startsWith("Bia marcou um encontro: "))).toBe(true);
    const group = { intent: "book", operation: freshId(), mentees: mentee.viewer.id, minutes: "60" };
    expect((await send(mentor, theirs, { ...group, ...typed(inDays(2)) })).status).toBe(302);
    expect(
      (await contents(mentee)).some((text) => text.startsWith("Rita marcou um encontro com você: ")),
    ).toBe(true);
    await expect
      .poll(
        async () =>
          (await mailsTo(guardian)).filter(({ template }) => template === "mentoring-meeting").length,
      )
      .toBe(2);
    expect((await loadOwnMeetings(deps, mentee.viewer, { minutes: 30, moving: null })).meetings).toHaveLength(
      2,
    );
  });
});

describe("a meeting that is booked", () => {
  it("can be moved and cancelled by either side, notifies the other, and frees its time", async () => {
    const { mentor, mentee } = await givenBookable();
    await book(mentee, inDays(1));
    const [{ id } = { id: "" }] = await meetingsOf(mentor);
    const move = { intent: "move", meeting: id, at: String(inDays(2)) };
    expect((await send(mentee, own, move)).status).toBe(302);
    expect((await meetingsOf(mentor)).map((each) => each.starts_at)).toEqual([inDays(2)]);
    expect((await contents(mentor)).some((text) => text.startsWith("Bia passou o encontro de "))).toBe(true);
    expect((await send(mentor, theirs, { intent: "move", meeting: id, ...typed(inDays(3)) })).status).toBe(
      302,
    );
    for (const _ of [1, 2])
      expect((await send(mentor, theirs, { intent: "cancel", meeting: id })).status).toBe(302);
    expect(await meetingsOf(mentor)).toEqual([]);
    const told = (await contents(mentee)).filter((text) => text.startsWith("Rita cancelou o encontro de "));
    expect(told).toHaveLength(1);
    expect((await book(mentee, inDays(3))).status).toBe(302);
    expect((await send(mentee, own, move)).status).toBe(409);
  });

  it("does not move onto another one, nor once it has begun", async () => {
    const { mentor, mentee } = await givenBookable();
    const [first, second] = [
      await givenMeeting(mentor, [mentee], inDays(1)),
      await givenMeeting(mentor, [mentee], inDays(2)),
    ];
    const onto = { intent: "move", meeting: first, ...typed(inDays(2)) };
    expect((await send(mentor, theirs, onto)).status).toBe(409);
    const begun = await givenMeeting(mentor, [mentee], deps.now() - 60);
    expect((await send(mentor, theirs, { intent: "cancel", meeting: begun })).status).toBe(409);
    expect((await send(mentor, theirs, { ...onto, meeting: begun, ...typed(inDays(4)) })).status).toBe(409);
    expect((await meetingsOf(mentor)).map(({ id }) => id)).toEqual([begun, first, second]);
  });

  it("is nobody else's, and not the former mentor's (SEC-05)", async () => {
    const { chief, mentor, mentee } = await givenBookable();
    const [stranger, next] = [await givenMentee(), await givenMentor()];
    const id = await givenMeeting(mentor, [mentee], inDays(1));
    const file = meetingPaths.calendarFile(id);
    expect((await send(stranger, own, { intent: "cancel", meeting: id })).status).toBe(404);
    expect((await send(next, theirs, { intent: "cancel", meeting: id })).status).toBe(404);
    expect((await door.send(file, { cookie: stranger.cookie })).status).toBe(404);
    expect((await door.send(file, { cookie: mentor.cookie })).status).toBe(200);
    await assign(chief, next, mentee);
    expect((await door.send(file, { cookie: mentor.cookie })).status).toBe(404);
    expect((await loadMentorMeetings(deps, mentor.viewer, null)).coming).toEqual([]);
  });

  it("goes into a calendar with its time and its people", async () => {
    const { mentor, mentee } = await givenBookable();
    const id = await givenMeeting(mentor, [mentee], Date.parse("2026-12-01T18:00:00Z") / 1000);
    const reply = await door.send(meetingPaths.calendarFile(id), { cookie: mentee.cookie });
    expect(reply.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = await reply.text();
    expect(text).toContain("DTSTART:20261201T180000Z");
    expect(text).toContain("SUMMARY:Mentoria com Rita");
  });

  it("has its attendance marked by its mentor, once it has begun", async () => {
    const { mentor, mentee, chief } = await givenBookable();
    const [past, coming] = [
      await givenMeeting(mentor, [mentee], deps.now() - DAY),
      await givenMeeting(mentor, [mentee], inDays(1)),
    ];
    const mark = (of: Known, meeting: string, attended: string) =>
      send(of, theirs, { intent: "attend", meeting, mentee: mentee.viewer.id, attended });
    expect((await mark(mentor, past, "sim")).status).toBe(302);
    expect((await mark(mentor, coming, "sim")).status).toBe(409);
    expect((await mark(chief, past, "nao")).status).toBe(409);
    const shown = await loadMentorMeetings(deps, mentor.viewer, null);
    expect(shown.past.map(({ mentees }) => mentees[0]?.attended)).toEqual([1]);
  });
});

it("stores a mentor's free hours, in half hours and not too many", async () => {
  const mentor = await givenMentor();
  const add = (starts: string, ends: string, weekday = "1") =>
    send(mentor, theirs, { intent: "hours", weekday, starts, ends });
  expect((await add("14:00", "17:00")).status).toBe(302);
  expect((await add("17:00", "14:00")).status).toBe(422);
  expect((await loadMentorMeetings(deps, mentor.viewer, null)).hours).toEqual([
    { weekday: 1, starts: 840, ends: 1020 },
  ]);
  const gone = { intent: "unhours", weekday: "1", starts: "840" };
  for (const _ of [1, 2]) expect((await send(mentor, theirs, gone)).status).toBe(302);
  expect((await loadMentorMeetings(deps, mentor.viewer, null)).hours).toEqual([]);
  await bindings.DB.batch(
    Array.from({ length: 28 }, (_, index) =>
      bindings.DB.prepare("INSERT INTO mentor_hours VALUES (?, ?, ?, ?)").bind(
        mentor.viewer.num,
        index % 7,
        index * 30,
        index * 30 + 30,
      ),
    ),
  );
  expect((await add("20:00", "21:00")).status).toBe(409);
});
