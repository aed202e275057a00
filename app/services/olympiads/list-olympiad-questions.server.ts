import type { Viewer } from "#app/access/viewer.ts";
import { levelPhase, type OlympiadLevel } from "#app/domain/olympiads/olympiad-levels.ts";
import { panelsOfSearch } from "#app/domain/questions/facet-panels.ts";
import { ordRange } from "#app/domain/questions/ord.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { questionHeading } from "#app/domain/questions/question-heading.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { olympiadPaths } from "#app/paths/olympiads.ts";
import { olympiadQuestions } from "#app/queries/olympiads/olympiads.server.ts";
import { facetPanelsByKey } from "#app/queries/questions/panels.server.ts";
import type { Deps } from "../deps.ts";

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
  const [rows, panels] = await deps.read(
    olympiadQuestions(deps.db, {
      institution,
      phase: level === null ? null : levelPhase(level),
      from: range.from,
      before: Math.min(range.before, after ?? range.before),
      userNum: viewer?.num ?? null,
      limit: PAGE_SIZE + 1,
    }),
    facetPanelsByKey(deps.db, [panelsOfSearch({ ...noFilters, institutions: [institution] }).within]),
  );
  const years = Object.keys(panels[0]?.counts ?? {}).flatMap((token) => YEAR_TOKEN.exec(token)?.[1] ?? []);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    questions: shown.map((row) => ({
      heading: questionHeading(row, deps.catalogue.current()),
      level: row.phase,
      excerpt: row.excerpt,
      difficulty: row.difficulty,
      grade: row.grade,
    })),
    years: years.map(Number).sort((one, other) => other - one),
    next: last ? olympiadPaths.olympiads({ level, year, after: questionCode(last.ord) }) : null,
    first: after === null ? null : olympiadPaths.olympiads({ level, year }),
  };
}
