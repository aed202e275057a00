import type { Deps } from "#app/platform/context/deps.ts";
import { isAccepted } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { institutionOf } from "../../domain/catalogue/institutions.ts";
import {
  type ImportedRow,
  type ImportReport,
  importReport,
  type MalformedLine,
} from "../../domain/enem/reading/import-report.ts";
import type { InepLink, InepLinks } from "../../domain/enem/reading/inep-link.ts";
import { linkFor } from "../../domain/enem/reading/inep-link.ts";
import { readEnemFile } from "../../domain/enem/reading/read-file.ts";
import type { EnemRow } from "../../domain/enem/reading/row.ts";
import { fingerprintOf, matchSecondSource } from "../../domain/enem/same-question.ts";
import { type DraftedRow, enemDraft, type PathTest } from "../../domain/enem/to-draft.ts";
import { proposedFinding } from "../../domain/topics/proposed-finding.ts";
import {
  insertCorrections,
  pathsWithItem,
  storedPictures,
  textsOfOtherSources,
} from "../../queries/storing.server.ts";
import { findDuplicates } from "../review/find-duplicates.server.ts";
import { storePictures } from "../storing/store-pictures.server.ts";
import { STORE_BATCH, storeQuestions } from "../storing/store-questions.server.ts";
import { addWritten, type WrittenBook } from "../written/add-written.server.ts";

/** Pictures of an import, read on demand. */
export type PictureFolder = { has(path: string): boolean; read(path: string): Promise<Uint8Array> };

export type EnemImport = {
  files: readonly { name: string; text: string }[];
  /** INEP's file; null: data from an earlier import stays. */
  links: InepLinks | null;
  pictures: PictureFolder;
  /** Solutions written for real exams. */
  written: WrittenBook;
  dryRun: boolean;
  importedBy: string;
  /** Called as pictures, then questions, are done. */
  onProgress?: (of: "pictures" | "questions", done: number, total: number) => void;
};

type FileRow = { fileName: string; line: number; row: EnemRow };

/** The source numbered like INEP's file goes first, so that others are matched against it. */
const FIRST_SOURCE: EnemRow["source"] = "enem-provas";

/**
 * Imports ENEM exams; idempotent by source and path. INEP's keys and areas win; questions of other sources are matched.
 * Publishes nothing without key, pictures and alternatives.
 */
export async function importEnem(deps: Deps, input: EnemImport): Promise<ImportReport> {
  const rows: FileRow[] = [];
  const malformed: MalformedLine[] = [];
  for (const { name, text } of input.files) {
    const file = readEnemFile(text, name);
    rows.push(...file.rows.map((each) => ({ fileName: name, ...each })));
    malformed.push(...file.malformed.map((each) => ({ fileName: name, ...each })));
  }
  const pictures = await suppliedPictures(deps, input, rows);
  const sources = [...new Set(rows.map(({ row }) => row.source))].sort((one) =>
    one === FIRST_SOURCE ? -1 : 1,
  );
  const imported: ImportedRow[] = [];
  for (const source of sources) {
    const own = rows.filter(({ row }) => row.source === source);
    const known = await alreadyKnown(deps, input, own);
    for (let start = 0; start < own.length; start += STORE_BATCH) {
      imported.push(
        ...(await importBatch(deps, input, own.slice(start, start + STORE_BATCH), { known, ...pictures })),
      );
      input.onProgress?.("questions", imported.length, rows.length);
    }
  }
  return importReport(imported, malformed);
}

/** `refuses`: the file is there, and no picture that can be stored. */
type SuppliedPictures = { has: PathTest; refuses: PathTest };

/** Stores the rows' pictures that the folder has. */
async function suppliedPictures(
  deps: Deps,
  input: EnemImport,
  rows: readonly FileRow[],
): Promise<SuppliedPictures> {
  const asked = new Set<string>();
  for (const { row } of rows) enemDraft(row, null, (path) => asked.add(path) !== undefined);
  const stored = await deps.read(storedPictures(deps.db, [...asked]));
  const shown = new Set(stored.map((picture) => picture.path));
  const refused = new Set<string>();
  const supplied = [...asked].filter((path) => input.pictures.has(path));
  for (const [done, path] of supplied.entries()) {
    const bytes = await input.pictures.read(path);
    const isStored = input.dryRun
      ? isAccepted(bytes)
      : (await storePictures(deps, [{ path, bytes }])).refused.length === 0;
    (isStored ? shown : refused).add(path);
    input.onProgress?.("pictures", done + 1, supplied.length);
  }
  return { has: (path) => shown.has(path), refuses: (path) => refused.has(path) };
}

/** Rows already in the bank: from another source, or matched to INEP's file by an earlier import. */
async function alreadyKnown(
  deps: Deps,
  input: EnemImport,
  rows: readonly FileRow[],
): Promise<(row: EnemRow) => boolean> {
  const source = rows[0]?.row.source;
  if (!source) return () => false;
  if (source === FIRST_SOURCE) {
    if (input.links) return () => false;
    const joined = await deps.read(
      pathsWithItem(
        deps.db,
        source,
        rows.map(({ row }) => row.path),
      ),
    );
    const paths = new Set(joined.map((each) => each.path));
    return (row) => paths.has(row.path);
  }
  const institution = institutionOf("ENEM")?.id ?? 0;
  const years = [...new Set(rows.map(({ row }) => row.year))];
  const byYear = new Map<number, ReturnType<typeof fingerprintOf<number>>[]>();
  for (const year of years) {
    const texts = await deps.read(textsOfOtherSources(deps.db, { institution, year, source }));
    byYear.set(
      year,
      texts.map(({ ord, statement, alternatives }) => fingerprintOf({ id: ord, statement, alternatives })),
    );
  }
  return (row) => {
    const { draft } = enemDraft(row, null, () => true);
    const fingerprint = fingerprintOf({
      id: row.path,
      statement: draft.statement,
      alternatives: draft.alternatives,
    });
    return matchSecondSource(byYear.get(row.year) ?? [], fingerprint) !== null;
  };
}

type BatchScope = SuppliedPictures & { known: (row: EnemRow) => boolean };

async function importBatch(
  deps: Deps,
  input: EnemImport,
  rows: readonly FileRow[],
  scope: BatchScope,
): Promise<ImportedRow[]> {
  const drafted = await Promise.all(
    rows.map(async (fileRow) => {
      const known = scope.known(fileRow.row);
      const link = linkOf(fileRow.row, input.links);
      const { draft: read, ...about } = enemDraft(fileRow.row, link, scope.has, scope.refuses);
      const { draft, outcome } = await addWritten(read, input.written);
      const proposals = draft === read ? about.proposals : [];
      return { ...fileRow, ...about, known, draft, proposals, written: outcome };
    }),
  );
  const fresh = drafted.filter((each) => !each.known);
  const outcomes = await storeQuestions(
    deps,
    fresh.map((each) => each.draft),
    { importedBy: input.importedBy, dryRun: input.dryRun },
  );
  const corrected = fresh.filter((each) => each.corrections.length + each.proposals.length > 0);
  if (corrected.length > 0 && !input.dryRun) await noteCorrected(deps, corrected);
  if (!input.dryRun)
    await findDuplicates(
      deps,
      fresh.filter((_, at) => outcomes[at] === "stored").map((each) => each.draft),
    );
  const outcomeOf = new Map(fresh.map((each, index) => [each, outcomes[index] ?? "unchanged"]));
  return drafted.map((each) => ({
    fileName: each.fileName,
    path: each.row.path,
    line: each.line,
    outcome: outcomeOf.get(each) ?? "unchanged",
    quarantine: each.quarantine,
    corrections: each.known ? [] : each.corrections,
    written: each.known ? "none" : each.written,
  }));
}

/** Stores INEP's corrections and doubtful topics for the bank's audit, also of unchanged questions. */
async function noteCorrected(deps: Deps, rows: readonly DraftedRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const at = deps.now();
  const found = rows.flatMap(({ draft, corrections, proposals }) => {
    const { path } = draft.provenance;
    const kinds = corrections.map(({ field, from, to }) => ({
      path,
      kind: field,
      evidence: { from, to },
      at,
    }));
    return [...kinds, ...proposedFinding(draft, proposals).map((each) => ({ path, at, ...each }))];
  });
  if (found.length > 0) await deps.write(insertCorrections(deps.db, first.draft.provenance.source, found));
}

function linkOf(row: EnemRow, links: InepLinks | null): InepLink | null {
  return links ? linkFor(links, row) : null;
}
