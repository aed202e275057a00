import { expect, it } from "vitest";
import { closeChallenges } from "#app/features/communities/services/close-challenges.server.ts";
import { bookWithMentees, bookWithMentor } from "#app/features/mentoring/services/book-meeting.server.ts";
import { updateCalendar } from "#app/features/mentoring/services/update-calendar.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { bindings } from "#tests/support/bindings.ts";
import { begins, give, givenSeason, givenStudent, join, run } from "#tests/support/challenging.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { killedBetweenAll } from "#tests/support/killed-steps.ts";
import { givenHours, halfHourAfter, meetingsOf } from "#tests/support/meetings.ts";
import { givenPair } from "#tests/support/mentoring.ts";
import { givenPracticeQuestions } from "#tests/support/practising.ts";

const DAY = 86_400;

async function contentsOf({ viewer }: Known): Promise<string[]> {
  const audience = `person:${viewer.id}`;
  const rows = await bindings.DB.prepare("SELECT content FROM notifications WHERE audience = ?")
    .bind(audience)
    .all<{ content: string }>();
  return rows.results.map(({ content }) => content);
}

/** The mentor's calendar dies with the machine that books. */
function withCalendar(deps: Deps): Deps {
  return { ...deps, calendars: { change: (change) => updateCalendar(deps, change) } };
}

it("killed between each pair of steps, a booking is one meeting, and its mentor is notified once", async () => {
  const { mentor, mentee } = await givenPair();
  await givenHours(mentor);
  const startsAt = halfHourAfter(visitorDeps().now() + 2 * DAY);
  const asked = { operation: freshId(), startsAt, minutes: 30 };
  const told = async () => (await contentsOf(mentor)).filter((each) => each.includes("marcou um encontro"));
  const kills = await killedBetweenAll(
    (deps) => bookWithMentor(withCalendar(deps), mentee.viewer, asked),
    async () => {
      expect((await meetingsOf(mentor)).length).toBeLessThan(2);
      expect((await told()).length).toBeLessThan(2);
    },
  );
  expect(kills).toBeGreaterThan(5);
  expect(await meetingsOf(mentor)).toMatchObject([{ id: asked.operation, starts_at: startsAt }]);
  expect(await told()).toHaveLength(1);
});

it("killed between each pair of steps, a mentor's booking is one meeting, and its mentee is notified once", async () => {
  const { mentor, mentee } = await givenPair();
  const startsAt = halfHourAfter(visitorDeps().now() + 2 * DAY);
  const asked = { operation: freshId(), startsAt, minutes: 60, mentees: [mentee.viewer.id] };
  const told = async () => (await contentsOf(mentee)).filter((each) => each.includes("marcou um encontro"));
  const kills = await killedBetweenAll(
    (deps) => bookWithMentees(withCalendar(deps), mentor.viewer, asked),
    async () => {
      expect((await meetingsOf(mentor)).length).toBeLessThan(2);
      expect((await told()).length).toBeLessThan(2);
    },
  );
  expect(kills).toBeGreaterThan(5);
  expect(await meetingsOf(mentor)).toHaveLength(1);
  expect(await told()).toHaveLength(1);
});

it("killed between each pair of steps, a season closes once, with one notice for each of its people", async () => {
  const admin = await givenKnown({ claims: ["maristaAdmin"] });
  const { codes } = await givenPracticeQuestions(2);
  const season = await givenSeason({ admin, codes });
  const [one, other] = [await givenStudent("Bia"), await givenStudent("Caio")];
  await join(admin, season.id, [
    [one, "Recife"],
    [other, "Natal"],
  ]);
  await begins(one, season.set);
  await give(one, codes[0] ?? "", "B");
  const now = visitorDeps().now() + 5;
  await run("UPDATE challenge_sets SET closes_at = ? WHERE id = ?", now - 1, season.set);
  await run("UPDATE challenge_seasons SET ends_at = ? WHERE id = ?", now - 1, season.id);
  const closings = async () =>
    bindings.DB.prepare(
      `SELECT s.closed_at IS NOT NULL AS closed, (SELECT count(*) FROM challenge_scores x JOIN challenge_sets c
        ON c.num = x.challenge_set WHERE c.season = s.num) AS scores FROM challenge_seasons s WHERE s.id = ?`,
    )
      .bind(season.id)
      .first<{ closed: number; scores: number }>();
  const told = async () =>
    (await Promise.all([one, other].map(contentsOf))).map(
      (contents) => contents.filter((each) => each.startsWith(`${season.name} terminou`)).length,
    );
  const kills = await killedBetweenAll(
    (deps) => closeChallenges({ ...deps, now: () => now }),
    async () => {
      // Notices and closing are one batch: all of them, or none.
      const closed = (await closings())?.closed === 1;
      expect(await told()).toEqual(closed ? [1, 1] : [0, 0]);
    },
  );
  expect(kills).toBeGreaterThan(3);
  expect(await closings()).toEqual({ closed: 1, scores: 1 });
});
