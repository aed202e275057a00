import {
  insertNotifications,
  type NewPersonal,
  trimPersonals,
} from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow } from "#app/features/messages/services/notify-people.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { teamStandings } from "../domain/challenge.ts";
import { communityPages } from "../paths.ts";
import {
  closeDueSets,
  closingOf,
  dueSeasons,
  type ScoreRow,
  seasonScores,
} from "../queries/challenges.server.ts";

/** Seasons closed with one turn of the clock. */
const AT_ONCE = 5;

type Due = { id: string; name: string };

/** The notices of a season's end. */
function noticesOf(deps: Deps, season: Due, scores: readonly ScoreRow[], link: string): NewPersonal[] {
  // Places are the same by right answers.
  const standings = teamStandings(scores, 1);
  const [first] = standings;
  if (!first) return [];
  return scores.flatMap(({ userId, team }) => {
    if (userId === null) return [];
    const own = standings.find((each) => each.team === team);
    const content =
      own?.place === 1
        ? `${season.name} terminou, e a sua equipe, ${team}, ficou em 1º lugar!`
        : `${season.name} terminou: ${first.team} ficou em 1º lugar, e ${team}, em ${own?.place ?? standings.length}º.`;
    return [
      personalRow(
        { id: `challenge-${season.id}-${userId}`, userId, type: "aviso", content, link },
        deps.now(),
      ),
    ];
  });
}

/**
 * The clock's: closes weeks that are over, with their scores, and seasons, with the notices of their end. Each in one batch that
 * repeats as nothing, so that it happens once, wherever a former run stopped.
 */
export async function closeChallenges(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.write(closeDueSets(deps.db, now));
  const due = await deps.read(dueSeasons(deps.db, now, AT_ONCE));
  for (const season of due) {
    const { community, id } = season;
    const scores = await deps.read(seasonScores(deps.db, { community, id, now }, 0));
    const rows = noticesOf(deps, season, scores, communityPages(community).challenge);
    const { open, close } = closingOf(deps.db, season.num, now);
    await deps.write([insertNotifications(deps.db, rows, open), trimPersonals(deps.db, rows, open), close]);
  }
}
