import { levelPhase, type OlympiadLevel } from "#app/features/bank/domain/exams/olympiad-levels.ts";
import { panelsOfSearch } from "#app/features/bank/domain/facet-panels.ts";
import { ordRange } from "#app/features/bank/domain/ord.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { facetPanelsByKey } from "#app/features/bank/queries/panels.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { olympiadQuestions } from "../queries/olympiads.server.ts";

const PAGE_SIZE = 20;
const YEAR_TOKEN = /^y(\d{4})$/;

export type OlympiadFilter = {
  institution: number;
  level: OlympiadLevel | null;
  year: number | null;
  /** The previous page's last question; null on the first page. */
  after: number | null;
};

/** An olympiad's open questions, newest first, and its years. One round trip. */
export async function listOlympiadQuestions(deps: Deps, viewer: Viewer | null, filter: OlympiadFilter) {
  const { institution, level, year, after } = filter;
  const range = ordRange(year, year);
  const { rows, panels } = await deps.read({
    rows: olympiadQuestions(deps.db, {
      institution,
      phase: level === null ? null : levelPhase(level),
      from: range.from,
      before: Math.min(range.before, after ?? range.before),
      userNum: viewer?.num ?? null,
      limit: rowsToRead(PAGE_SIZE),
    }),
    panels: facetPanelsByKey(deps.db, [panelsOfSearch({ ...noFilters, institutions: [institution] }).within]),
  });
  const years = Object.keys(panels[0]?.counts ?? {}).flatMap((token) => YEAR_TOKEN.exec(token)?.[1] ?? []);
  const { shown, next } = pageOfRows(rows, PAGE_SIZE, ({ ord }) => questionCode(ord));
  return {
    questions: shown.map((row) => ({
      heading: questionHeading(row, deps.catalogue.current()),
      level: row.phase,
      excerpt: row.excerpt,
      difficulty: row.difficulty,
      grade: row.grade,
    })),
    years: years.map(Number).sort((one, other) => other - one),
    next,
  };
}
