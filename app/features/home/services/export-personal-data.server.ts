import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { PersonalColumn } from "#app/platform/personal/personal-column.ts";
import { isoTime } from "#app/platform/time/format-date.ts";
import { exportedRow } from "../domain/personal-export.ts";
import { personalColumns } from "../queries/account/personal-columns.server.ts";
import {
  MARK_HELD,
  type PersonKeys,
  rowsOfPerson,
  type StoredRow,
} from "../queries/account/personal-data.server.ts";

/** Rows of a long table in memory at a time. */
export const PAGE_ROWS = 2000;

type Section = PersonalColumn & { section: string };

/** The account first, then the tables in the list's order. */
const sections = personalColumns.filter((each): each is Section => each.section !== null).reverse();

function pageOf(deps: Deps, section: Section, person: PersonKeys, after: string | number) {
  const { pagedBy } = section;
  return rowsOfPerson(
    deps.db,
    section,
    { ...person, now: deps.now() },
    pagedBy ? { key: pagedBy, after, limit: PAGE_ROWS } : undefined,
  );
}

/** The viewer's data as chunks of JSON (docs/personal-data.md). Throws auth/too-many-requests before the first. */
export async function exportPersonalData(deps: Deps, viewer: Viewer): Promise<AsyncGenerator<string>> {
  if (!(await deps.limits.dataExport(viewer.id))) throw new AppError("auth/too-many-requests");
  // One batch: the request's reads travel together.
  const pages = await Promise.all(
    sections.map(async (section) => {
      const rows = await deps.read(pageOf(deps, section, viewer, section.pagedBy === "operation" ? "" : 0));
      return rows;
    }),
  );
  return pieces(deps, viewer, pages, deps.now());
}

async function* pieces(
  deps: Deps,
  person: PersonKeys,
  firstPages: readonly StoredRow[][],
  now: number,
): AsyncGenerator<string> {
  const head = { formato: "farol-dados-pessoais", versao: 1, geradoEm: isoTime(now) };
  yield JSON.stringify(head, null, 2).slice(0, -2);
  for (const [index, section] of sections.entries()) {
    yield `,\n  ${JSON.stringify(section.section)}: [`;
    let separator = "\n    ";
    for await (const page of pagesOf(deps, section, person, firstPages[index] ?? [])) {
      const rows = page.map((row) => JSON.stringify(exportedRow(section.table, told(section, row))));
      yield separator + rows.join(",\n    ");
      separator = ",\n    ";
    }
    yield "\n  ]";
  }
  yield "\n}\n";
}

/** Without the mark of an answer that an open exam withholds. */
function told({ mark }: Section, row: StoredRow): StoredRow {
  return mark && row[MARK_HELD] === 1 ? { ...row, [mark]: null } : row;
}

async function* pagesOf(
  deps: Deps,
  section: Section,
  person: PersonKeys,
  first: StoredRow[],
): AsyncGenerator<StoredRow[]> {
  let page = first;
  while (page.length > 0) {
    yield page;
    const last = section.pagedBy ? page.at(-1)?.[section.pagedBy] : undefined;
    if (page.length < PAGE_ROWS || last === undefined || last === null) return;
    page = await deps.read(pageOf(deps, section, person, last));
  }
}
