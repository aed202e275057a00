import type { Deps } from "#app/platform/context/deps.ts";
import {
  type KeyEffect,
  keyEffect,
  RANKING_LOOKED_AT,
  rankingEffect,
} from "../../domain/editing/key-effect.ts";
import type { GradingKey } from "../../domain/editing/key-replay.ts";
import { isSchoolOrd } from "../../domain/school-ord.ts";
import { answersByLetter, firstInRanking, MOST_ANSWERS_COUNTED } from "../../queries/replays.server.ts";

/** More than are displayed, so that those right behind count too. */
const RANKING_READ = 3 * RANKING_LOOKED_AT;

/** What a key change would do to earlier answers. Writes nothing. One round trip. */
export async function readKeyEffect(
  deps: Deps,
  ord: number,
  { was, becomes }: { was: GradingKey; becomes: GradingKey },
): Promise<KeyEffect> {
  const { groups, first } = await deps.read({
    groups: answersByLetter(deps.db, ord),
    first: firstInRanking(deps.db, ord, RANKING_READ),
  });
  const people = first.map(({ points, alternative, correct }) => ({
    points,
    answer: alternative === null ? null : { alternative, correct: correct === true },
  }));
  const effect = keyEffect(groups, becomes);
  return {
    was,
    becomes,
    ...effect,
    ...(isSchoolOrd(ord) ? { points: null } : {}),
    ranking: rankingEffect(people, becomes),
    capped: effect.students >= MOST_ANSWERS_COUNTED,
  };
}
