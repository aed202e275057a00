import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { EssayExam } from "../domain/essay.ts";
import { trendSentence } from "../domain/estimate/essay-trend.ts";
import { essaysOf } from "../queries/own-essays.server.ts";
import { platformThemes } from "../queries/themes.server.ts";

/** Rows read of the page's lists at most. */
const THEMES = 40;
const OWN = 12;

/** Themes of one exam or of all, and one's own essays. One round trip. */
export async function loadEssays(deps: Deps, viewer: Viewer | null, exam: EssayExam | null) {
  const { db } = deps;
  const { themes, own } = await deps.read({
    themes: platformThemes(db, exam, THEMES),
    own: essaysOf(db, viewer?.num ?? 0, OWN),
  });
  const outcomes = own.flatMap(({ outcome }) => outcome ?? []).reverse();
  return {
    exam,
    themes,
    now: deps.now(),
    drafts: own.filter(({ state }) => state === "draft"),
    waiting: own.filter(({ state, outcome }) => state !== "draft" && outcome === null),
    returned: own.filter(({ outcome }) => outcome !== null),
    trend: trendSentence(outcomes),
  };
}
