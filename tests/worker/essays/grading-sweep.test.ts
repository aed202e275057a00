import { describe, expect, it } from "vitest";
import { GRADING_SECONDS } from "#app/features/essays/domain/grading/graded-essay.ts";
import type { EssayGrader } from "#app/features/essays/queries/grading-seats.server.ts";
import { finishOwn } from "#app/features/essays/queries/gradings.server.ts";
import { claimEssays, claimPanelSeat } from "#app/features/essays/services/grading/claim-essays.server.ts";
import { finishGrading, saveGrading } from "#app/features/essays/services/grading/grade-essay.server.ts";
import { resolvePending } from "#app/features/essays/services/grading/resolve-essay.server.ts";
import { freshId, givenPerson, numberOf } from "#tests/support/given.ts";
import { givenEssays, givenTheme, graderNumbered } from "#tests/support/given-essays.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { depsNow, draftOf, even, grade, gradingClock, openOf } from "#tests/support/grading.ts";

/** A minute and a half on a quiet machine. */
const ESSAYS = 1000;

describe("1,000 essays with kills and reassignments", () => {
  it("end with one grade and one trail each", async () => {
    const school = (await givenSchoolWith()).id;
    const theme = await givenTheme();
    const author = await numberOf(await givenPerson());
    const essays = await givenEssays(ESSAYS, { theme, author, school });
    const graders = Array.from({ length: 8 }, (_, at) =>
      graderNumbered(at, { accountId: freshId(), school }),
    );
    const panel = [97, 98, 99].map((num) =>
      graderNumbered(num, { accountId: freshId(), school, coordinates: num === 99 }),
    );
    let seed = 11;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const level = () => 40 * Math.floor(1 + random() * 4);
    for (let turn = 0; turn < 4000; turn += 1) {
      const grader = graders[turn % graders.length] as EssayGrader;
      const taken = await claimEssays(depsNow(), grader).catch(() => null);
      const open = await openOf(grader);
      if (!taken && open.length === 0 && turn > graders.length && (await allRead(school))) break;
      for (const { num, revision } of open) {
        const fate = random();
        if (fate < 0.05) continue;
        const grades = [level(), level(), level(), level(), level()];
        await saveGrading(depsNow(), grader, { num, revision, draft: draftOf(grades) });
        if (fate < 0.1) continue;
        // Killed between the last reading and its outcome.
        if (fate < 0.2)
          await depsNow().write(finishOwn(depsNow().db, grader, { num, now: gradingClock.now }));
        else {
          // Half of them press twice.
          const presses = fate < 0.6 ? [1, 2] : [1];
          await Promise.all(presses.map(() => finishGrading(depsNow(), grader, num)));
        }
      }
      if (turn % 24 === 23) {
        gradingClock.now += GRADING_SECONDS + 1;
        await resolvePending(depsNow());
      }
    }
    await resolvePending(depsNow());
    const panels = await rowsOf<{ num: number }>(
      "SELECT num FROM essays WHERE school = ? AND state = 'panel'",
      school,
    );
    for (const { num: essay } of panels) {
      const seats = await Promise.all(panel.map((person) => claimPanelSeat(depsNow(), person, essay)));
      expect(new Set(seats).size).toBe(3);
      await Promise.all(
        panel.map(async (person, at) => {
          // Killed between the last reading and its outcome, sometimes all three.
          if (random() < 0.4) {
            await saveGrading(depsNow(), person, {
              num: seats[at] ?? -1,
              revision: 0,
              draft: draftOf(even(120)),
            });
            await depsNow().write(
              finishOwn(depsNow().db, person, { num: seats[at] ?? -1, now: gradingClock.now }),
            );
          } else await grade(person, essay, even(120));
        }),
      );
    }
    await resolvePending(depsNow());
    const states = await rowsOf<{ state: string; essays: number }>(
      "SELECT state, count(*) AS essays FROM essays WHERE school = ? GROUP BY state",
      school,
    );
    expect(states).toEqual([{ state: "returned", essays: essays.length }]);
    const trails = await rowsOf(
      `SELECT e.num FROM essays e JOIN essay_gradings g ON g.essay = e.num WHERE e.school = ? GROUP BY e.num
       HAVING count(*) <> count(DISTINCT g.grader) OR count(*) <> count(g.concluded_at) OR e.outcome IS NULL
         OR (SELECT count(*) FROM notifications n WHERE n.link = '/redacao/' || e.id || '/resultado') <> 1`,
      school,
    );
    expect(trails).toEqual([]);
    expect(panels.length).toBeGreaterThan(0);
  }, 600_000);
});

async function allRead(school: string): Promise<boolean> {
  const rows = await rowsOf(
    "SELECT 1 FROM essays e WHERE e.school = ? AND e.state NOT IN ('returned', 'panel') LIMIT 1",
    school,
  );
  return rows.length === 0;
}
