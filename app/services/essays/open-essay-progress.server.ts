import type { Viewer } from "#app/access/viewer.ts";
import { essayProfiles } from "#app/domain/essays/essay-profile.ts";
import { gradeSeries, progressSentence } from "#app/domain/essays/essay-progress.ts";
import { trendSentence } from "#app/domain/essays/essay-trend.ts";
import { profileOfTheme } from "#app/domain/essays/graded-essay.ts";
import { returnedEssays } from "#app/queries/essays/returned.server.ts";
import type { Deps } from "../deps.ts";

/** Essays that the page shows at most, the newest. */
const MOST = 40;

/** One's returned essays by grading profile, each with its series, oldest first. One trip. */
export async function openEssayProgress(deps: Deps, viewer: Viewer) {
  const [rows] = await deps.read(returnedEssays(deps.db, viewer.num, MOST));
  const essays = rows
    .flatMap(({ outcome, profile, ...row }) =>
      outcome ? [{ ...row, outcome, profile: profileOfTheme(profile).id }] : [],
    )
    .reverse();
  const groups = essayProfiles.flatMap(({ id, name }) => {
    const own = essays.filter(({ profile }) => profile === id);
    if (own.length === 0) return [];
    const outcomes = own.map(({ outcome }) => outcome);
    const series = gradeSeries(outcomes);
    const sentences = [trendSentence(outcomes), progressSentence(series)].filter((each) => each !== null);
    return [{ id, name, essays: own, series, sentence: sentences.join(" ") }];
  });
  return { groups, most: MOST, isCut: rows.length === MOST };
}

export type EssayProgressGroup = Awaited<ReturnType<typeof openEssayProgress>>["groups"][number];
