import { generalTopicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import type { MappedPage } from "#app/features/bank/services/list-sitemap.server.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { type StudyFilter, studyExpression } from "../domain/study-filter.ts";
import { materialPaths } from "../paths.ts";
import { mappedStudies, studiesBy } from "../queries/materials/study-reading.server.ts";
import { studyDrafts } from "../queries/materials/study-writing.server.ts";
import { studyView } from "./study-view.server.ts";

const PAGE = 24;
/** Sorted by something else than their age. */
const MOST_SORTED = 200;
const MOST_DRAFTS = 50;
/** Of the sitemap. */
const MOST_MAPPED = 900;

/** A page of the published materials; for admins what waits to be published too. One round trip. */
export async function listStudies(deps: Deps, viewer: Viewer | null, filter: StudyFilter) {
  const catalogue = deps.catalogue.current();
  const mayWrite = decide("admin", viewer).allowed;
  const asked = {
    expression: studyExpression(filter, catalogue),
    order: filter.order,
    skip: (filter.page - 1) * PAGE,
    limit: rowsToRead(PAGE),
    most: MOST_SORTED,
  };
  const { rows, drafts } = await deps.read({
    rows: studiesBy(deps.db, asked),
    drafts: mayWrite ? studyDrafts(deps.db, MOST_DRAFTS) : [],
  });
  const { shown, next } = pageOfRows(rows, PAGE, () => filter.page + 1);
  return {
    mayWrite,
    materials: shown.map((row) => studyView(row, catalogue)),
    next,
    topics: filter.subject ? generalTopicsOf(filter.subject, catalogue) : [],
    drafts: drafts.map(({ id, title, kind, savedAt, live }) => ({
      id,
      title,
      kind,
      savedAt,
      isLive: live !== null,
    })),
  };
}

/** The pages of published materials. One round trip. */
export async function mapStudies(deps: Deps): Promise<MappedPage[]> {
  const rows = await deps.read(mappedStudies(deps.db, MOST_MAPPED));
  return rows.map(({ id, publishedAt }) => ({
    path: materialPaths.material(id),
    ...(publishedAt === null ? {} : { changedAt: publishedAt }),
  }));
}
