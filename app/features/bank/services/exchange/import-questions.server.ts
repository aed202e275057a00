import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isAccepted } from "#app/platform/pictures/services/accepted-picture.server.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import {
  type ImportedRow,
  type ImportReport,
  importReport,
  sourceOf,
} from "../../domain/enem/reading/import-report.ts";
import type { FileReading, ForeignFormat, ForeignQuestion } from "../../domain/exchange/foreign-question.ts";
import type { NamedLoss } from "../../domain/exchange/loss.ts";
import { foreignDraft, type ImportedAs } from "../../domain/exchange/to-draft.ts";
import { storedByPath } from "../../queries/storing.server.ts";
import { freshCatalogue } from "../catalogue/fresh-catalogue.server.ts";
import { draftDigest } from "../editing/draft-digest.server.ts";
import { findDuplicates } from "../review/find-duplicates.server.ts";
import { storeDrafts } from "../storing/store-drafts.server.ts";
import { type FileDraft, storeImportedPictures } from "../storing/store-imported-pictures.server.ts";
import { type ImportFormat, type ReadFile, readFiles } from "./read-files.server.ts";

export type QuestionsImport = {
  format: ImportFormat;
  files: readonly { name: string; bytes: Uint8Array }[];
  as: ImportedAs;
  dryRun: boolean;
  importedBy: string;
  /** Bytes of one file, if not the page's limit. */
  largest?: number;
  /** Questions of all files together. */
  most?: number;
};

/** The report of `import enem`, and unsupported kinds, which `read` does not count. */
type ExchangeReport = ImportReport & {
  unsupported: { source: string; kind: string }[];
  /** What changed or was guessed, question by question; empty where everything came over. */
  losses: NamedLoss[];
};

export type ImportedQuestions = {
  report: ExchangeReport;
  /** All questions in file order, for display. */
  rows: ImportedRow[];
};

type Readings = {
  drafts: FileDraft[];
  pictures: Map<string, Uint8Array>;
  unsupported: ExchangeReport["unsupported"];
  losses: NamedLoss[];
  malformed: { fileName: string; line: number; reason: string }[];
  /** Reasons in excess of unreadable questions. */
  surplus: number;
};

/** Idempotent by source and path. `read` defaults to `readFiles`, and throws as it does. */
export async function importQuestions(
  deps: Deps,
  input: QuestionsImport,
  read?: readonly ReadFile[],
): Promise<ImportedQuestions> {
  const files = read ?? (await readFiles(input));
  const catalogue = await freshCatalogue(deps);
  const readings: Readings = {
    drafts: [],
    pictures: new Map(),
    unsupported: [],
    losses: [],
    malformed: [],
    surplus: 0,
  };
  for (const file of files) await importFile({ deps, input, catalogue }, file, readings);
  if (input.most !== undefined && readings.drafts.length > input.most)
    throw new AppError("import/too-many-questions");
  const drafts = await storeImportedPictures(deps, readings.drafts, readings.pictures, input.dryRun);
  const outcomes = await storeDrafts(
    deps,
    drafts.map(({ draft }) => draft),
    { importedBy: input.importedBy, dryRun: input.dryRun },
  );
  if (!input.dryRun)
    await findDuplicates(
      deps,
      drafts.filter((_, at) => outcomes[at] === "stored").map(({ draft }) => draft),
    );
  const rows = drafts.map(
    ({ fileName, name, line, draft }, at): ImportedRow => ({
      fileName,
      path: name,
      line,
      outcome: outcomes[at] ?? "unchanged",
      quarantine: draft.quarantineReason,
      corrections: [],
    }),
  );
  const report = importReport(rows, readings.malformed);
  return {
    rows,
    report: {
      ...report,
      read: report.read - readings.surplus,
      quarantined: report.quarantined - readings.surplus,
      unsupported: readings.unsupported,
      losses: readings.losses,
    },
  };
}

type ReadingScope = { deps: Deps; input: QuestionsImport; catalogue: TopicCatalogue };

const guessedEncoding = "acentos lidos em Windows-1252, porque o arquivo não diz como os escreve";

async function importFile(
  scope: ReadingScope,
  { name: fileName, text, other, reading, isGuessed }: ReadFile,
  readings: Readings,
): Promise<void> {
  const { input, catalogue } = scope;
  if (isGuessed)
    readings.losses.push({ source: fileName, line: 1, what: "confira", detail: guessedEncoding });
  if (other) {
    readings.unsupported.push({ source: fileName, kind: other });
    return;
  }
  if (input.format === "farol" || !reading) {
    await readExam({ name: fileName, text }, catalogue, readings);
    return;
  }
  readings.unsupported.push(
    ...reading.unsupported.map(({ name, kind }) => ({ source: sourceOf({ fileName, path: name }), kind })),
  );
  readings.malformed.push(...reading.malformed.map((each) => ({ fileName, ...each })));
  for (const [path, picture] of reading.pictures) readings.pictures.set(path, picture);
  const { drafts, losses } = await foreignDrafts(scope, input.format, fileName, reading);
  readings.drafts.push(...drafts);
  readings.losses.push(...losses);
}

/** A file of our own format: whole questions replace those of the bank; this is how they are edited. */
async function readExam(
  { name: fileName, text }: { name: string; text: string },
  catalogue: TopicCatalogue,
  readings: Readings,
): Promise<void> {
  const { parseExam } = await import("../../domain/exchange/farol/parse-exam.ts");
  const { questions, problems, read } = parseExam(text, catalogue);
  readings.drafts.push(
    ...questions.map(({ line, draft }) => ({ fileName, name: draft.provenance.path, line, draft })),
  );
  readings.malformed.push(...problems.map(({ line, message }) => ({ fileName, line, reason: message })));
  // A question may have several problems, and counts once.
  readings.surplus += problems.length - (read - questions.length);
}

async function foreignDrafts(
  { deps, input: { as }, catalogue }: ReadingScope,
  format: ForeignFormat,
  fileName: string,
  { questions, pictures }: FileReading,
): Promise<{ drafts: FileDraft[]; losses: NamedLoss[] }> {
  const losses: NamedLoss[] = [];
  const kept = await carriedDrafts(deps, questions, catalogue);
  const named = new Map<string, number>();
  const thisYear = academicYear(deps.now());
  const isBroken = (path: string) => {
    const bytes = pictures.get(path);
    return bytes !== undefined && !isAccepted(bytes);
  };
  const drafts = questions.map((question) => {
    const count = (named.get(question.name) ?? 0) + 1;
    named.set(question.name, count);
    const name = count === 1 ? question.name : `${question.name} (${count})`;
    const path = `${fileName}#${name}`.slice(0, 500);
    const own = kept.has(question) ? question.carried : null;
    if (!own) losses.push(...namedLosses(question, sourceOf({ fileName, path: name })));
    const draft = own ?? foreignDraft(question, { format, path, as, thisYear, isBroken, catalogue });
    return { fileName, name, line: question.line, draft };
  });
  return { drafts, losses };
}

function namedLosses({ line, losses = [] }: ForeignQuestion, source: string): NamedLoss[] {
  return losses.map(({ what, detail }) => ({ source, line, what, detail }));
}

/** Embedded drafts to use: new, not public, or unchanged ones. Otherwise anyone's file could change a key. */
async function carriedDrafts(
  deps: Deps,
  questions: readonly ForeignQuestion[],
  catalogue: TopicCatalogue,
): Promise<Set<ForeignQuestion>> {
  const taken = new Set<ForeignQuestion>();
  const carrying = questions.filter(({ carried }) => carried !== null);
  for (const source of new Set(carrying.map(({ carried }) => carried?.provenance.source ?? ""))) {
    const own = carrying.filter(({ carried }) => carried?.provenance.source === source);
    const paths = own.map(({ carried }) => carried?.provenance.path ?? "");
    const stored = await deps.read(storedByPath(deps.db, source, paths));
    const known = new Map(stored.map((row) => [row.path, row]));
    for (const question of own) {
      if (!question.carried) continue;
      const before = known.get(question.carried.provenance.path);
      const isFree = before === undefined || before.status === "quarantined";
      if (isFree || before.digest === (await draftDigest(question.carried, catalogue))) taken.add(question);
    }
  }
  return taken;
}
