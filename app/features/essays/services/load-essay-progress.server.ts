import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { essayProfiles } from "../domain/essay-profile.ts";
import { gradeSeries, progressSentence } from "../domain/essay-progress.ts";
import { trendSentence } from "../domain/estimate/essay-trend.ts";
import { profileOfTheme } from "../domain/grading/graded-essay.ts";
import { returnedEssays } from "../queries/returned.server.ts";

/** Essays that the page shows at most, the newest. */
const MOST = 40;

/** One's returned essays by grading profile, each with its series, oldest first. One trip. */
export async function loadEssayProgress(deps: Deps, viewer: Viewer) {
  const rows = await deps.read(returnedEssays(deps.db, viewer.num, MOST));
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

export type EssayProgressGroup = Awaited<ReturnType<typeof loadEssayProgress>>["groups"][number];
