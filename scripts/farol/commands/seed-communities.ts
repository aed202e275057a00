import { newestKeys } from "#app/features/bank/queries/answers.server.ts";
import { storeAnswers } from "#app/features/bank/services/answer-question.server.ts";
import { setTimes, weeksOf } from "#app/features/communities/domain/challenge.ts";
import { insertSeason, insertSet, seasonOf } from "#app/features/communities/queries/challenges.server.ts";
import {
  applyImport,
  deleteImport,
  insertImport,
} from "#app/features/communities/queries/participants.server.ts";
import {
  claimShift,
  confirmPresence,
  insertShifts,
} from "#app/features/communities/queries/shifts.server.ts";
import { startSet } from "#app/features/communities/services/challenge.server.ts";
import { closeChallenges } from "#app/features/communities/services/close-challenges.server.ts";
import { campaigns } from "#app/platform/access/campaign.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { startOfWeek, weekBeside, weekOf } from "#app/platform/time/week.ts";
import { SAO_PAULO_OFFSET } from "#app/platform/time/zone.ts";
import { demoChallengers, demoParticipants, demoShifts } from "#content/demo-communities.ts";
import { demoViewer } from "./demo-viewer.ts";

const DAY = 86_400;
const HOUR = 3600;
/** Questions of a week, and of how many the demo's weeks are made. */
const SET = 10;
const WEEKS = 2;
/** Not answered by the demo's student, whose history uses the newest ones. */
const SKIPPED = 1200;

function at(deps: Deps, seconds: number): Deps {
  return { ...deps, now: () => seconds };
}

/** Shifts before and after today; the volunteer was at those that are over. */
async function seedShifts(deps: Deps, admin: Viewer, volunteer: Viewer): Promise<void> {
  const { code } = campaigns.PLANTEL;
  const now = deps.now();
  const midnight = dayInSaoPaulo(now) * DAY - SAO_PAULO_OFFSET;
  for (const { day, from, to, places, taken } of demoShifts) {
    const id = deps.newId();
    const startsAt = midnight + day * DAY + from * HOUR;
    const endsAt = midnight + day * DAY + to * HOUR;
    const before = startsAt - 3 * DAY;
    const of = { community: code, places, at: before, by: admin.id };
    await deps.write(insertShifts(deps.db, [{ id, startsAt, endsAt }], of));
    if (!taken) continue;
    const place = { community: code, id };
    await deps.write(claimShift(deps.db, place, volunteer.num, before));
    if (endsAt <= now)
      await deps.write(confirmPresence(deps.db, place, { userId: volunteer.id, at: now, by: admin.id }));
  }
}

/** The season's list, as if it had been imported. */
async function seedParticipants(deps: Deps, season: string, admin: Viewer): Promise<void> {
  const known = demoChallengers.map(({ name, firstName, team }) => ({
    email: `${name}@farol.test`,
    firstName,
    lastName: "Oliveira",
    team,
  }));
  const others = demoParticipants.map((each) => ({
    ...each,
    email: `${each.firstName.toLowerCase()}@marista.test`,
  }));
  const lines = [...known, ...others].map((each, index) => ({ ...each, line: index + 2, problem: null }));
  const place = { id: deps.newId(), ownerId: admin.id };
  const look = { community: campaigns.MARISTA.code, id: season, now: deps.now() };
  await deps.write(insertImport(deps.db, look, { ...place, lines }));
  await deps.write([applyImport(deps.db, place), deleteImport(deps.db, place)]);
}

/** Last week's and this week's set, answered by the demo accounts of the list. */
async function seedWeeks(deps: Deps, season: string): Promise<void> {
  const look = { community: campaigns.MARISTA.code, id: season, now: deps.now() };
  const {
    row: [row],
    keys,
  } = await deps.read({ row: seasonOf(deps.db, look), keys: newestKeys(deps.db, SKIPPED + SET * WEEKS) });
  if (!row) return;
  const free = keys.filter(({ letter }) => letter !== null).slice(-SET * WEEKS);
  for (const [index, week] of weeksOf(row).slice(0, WEEKS).entries()) {
    const chosen = free.slice(index * SET, (index + 1) * SET);
    const times = setTimes(week, row);
    const ords = chosen.map(({ ord }) => ord);
    const id = deps.newId();
    await deps.write(insertSet(deps.db, { id, season: row.num, week, ...times, ords }));
    const when = Math.min(times.opensAt + HOUR, deps.now());
    for (const { name, right } of demoChallengers) {
      const viewer = await demoViewer(deps, `${name}@farol.test`, null);
      // This week is the persona's own to play.
      if (!viewer || (name === "marista" && times.closesAt > deps.now())) continue;
      // Before it, its questions are withheld from participants.
      await startSet(at(deps, when), viewer, campaigns.MARISTA, id);
      for (const [place, { ord, letter, letters }] of chosen.entries()) {
        const wrong = [...letters].find((each) => each !== letter) ?? "A";
        const alternative = place < right ? (letter ?? "A") : wrong;
        await storeAnswers(at(deps, when), viewer, [
          { ord, alternative, operation: `demo-desafio-${ord}`, pace: { fits: true } },
        ]);
      }
    }
  }
}

/** The demo's communities: shifts of Plantel, and a season of Marista's challenge. Returns how many there are. */
export async function seedCommunities(deps: Deps): Promise<number> {
  const [plantelAdmin, volunteer, maristaAdmin] = await Promise.all(
    ["plantel-admin", "plantel", "marista-admin"].map((name) => demoViewer(deps, `${name}@farol.test`, null)),
  );
  if (!plantelAdmin || !volunteer || !maristaAdmin) return 0;
  await seedShifts(deps, plantelAdmin, volunteer);
  const now = deps.now();
  const first = weekBeside(weekOf(now), -1);
  const id = deps.newId();
  const times = { startsAt: startOfWeek(first), endsAt: startOfWeek(weekBeside(first, 6)) };
  const season = { id, community: campaigns.MARISTA.code, name: "Desafio de fim de ano", ...times };
  await deps.write(insertSeason(deps.db, { ...season, at: now, by: maristaAdmin.id }));
  await seedParticipants(deps, id, maristaAdmin);
  await seedWeeks(deps, id);
  await closeChallenges(deps);
  return 2;
}
