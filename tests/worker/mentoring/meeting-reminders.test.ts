import { expect, it } from "vitest";
import { remindOfMeetings } from "#app/features/mentoring/services/remind-of-meetings.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { visitorDeps } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { givenMeeting, halfHourAfter } from "#tests/support/meetings.ts";
import { givenPair } from "#tests/support/mentoring.ts";

const deps = visitorDeps();
const DAY = 86_400;

it("reminds both a day and an hour before, once each, and again after a move", async () => {
  const { mentor, mentee } = await givenPair();
  const starts = halfHourAfter(deps.now() + 5 * DAY);
  const id = await givenMeeting(mentor, [mentee], starts);
  const at = (before: number) => ({ ...deps, now: () => starts - before });
  // They are shown from their moment on, which is to come.
  const told = async (of: Known) => {
    const counted = await bindings.DB.prepare(
      "SELECT count(*) AS n FROM notifications WHERE audience = ? AND content LIKE 'Lembrete: %'",
    )
      .bind(`person:${of.viewer.id}`)
      .first<{ n: number }>();
    return counted?.n;
  };
  for (const [before, expected] of [
    [2 * DAY, 0],
    [DAY, 1],
    [DAY - 900, 1],
    [3600, 2],
    [900, 2],
  ] as const) {
    await remindOfMeetings(at(before));
    expect([await told(mentor), await told(mentee)]).toEqual([expected, expected]);
  }
  await bindings.DB.prepare("UPDATE meetings SET revision = 1 WHERE id = ?").bind(id).run();
  await remindOfMeetings(at(800));
  expect(await told(mentee)).toBe(3);
  await bindings.DB.prepare("UPDATE meetings SET cancelled_at = 1, revision = 2 WHERE id = ?").bind(id).run();
  await remindOfMeetings(at(700));
  expect(await told(mentee)).toBe(3);
});
