import type { Viewer } from "#app/platform/access/viewer.ts";
import { auditBank } from "#app/platform/audit/queries/audit.server.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { largestFile } from "#app/platform/spreadsheets/domain/decode-file.ts";
import { importCountsText } from "../../domain/exchange/import-counts.ts";
import type { ImportedAs } from "../../domain/exchange/to-draft.ts";
import { type ImportedQuestions, importQuestions } from "../exchange/import-questions.server.ts";
import type { ImportFormat } from "../exchange/read-files.server.ts";

/** Questions of one import through the page: rendering more exceeds a request's time. */
const MOST_ON_PAGE = 1_000;

export type PageImport = { format: ImportFormat; fileName: string; as: ImportedAs };
export type CheckedImport = ImportedQuestions & { digest: string };

/** One file per admin: the next one replaces it. */
function placeOf(viewer: Viewer): string {
  return `importacoes/${viewer.id}`;
}

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stores the file until confirmed. Throws no-permission, import/too-large, import/too-many-questions. */
export async function checkImport(
  deps: Deps,
  actor: Actor & { viewer: Viewer },
  input: PageImport & { bytes: Uint8Array },
): Promise<CheckedImport> {
  auditEntry(deps, actor, "questions.import");
  if (input.bytes.byteLength > largestFile) throw new AppError("import/too-large");
  const checked = await importFile(deps, actor.viewer, input, true);
  await deps.files.put(placeOf(actor.viewer), input.bytes, "application/octet-stream");
  return { ...checked, digest: await digestOf(input.bytes) };
}

const CUT = "interrompida: parte das questões pode ter entrado";

/** Imports the checked file; the audit row says what came of it. Throws import/changed if another file replaced it. */
export async function confirmImport(
  deps: Deps,
  actor: Actor & { viewer: Viewer },
  input: PageImport & { digest: string },
): Promise<ImportedQuestions> {
  const about = `${input.fileName.slice(0, 150)} (${input.format})`;
  const note = (result: string) =>
    deps.write(auditBank(deps.db, auditEntry(deps, actor, "questions.import", `${about}: ${result}`)));
  auditEntry(deps, actor, "questions.import");
  const file = await deps.files.get(placeOf(actor.viewer));
  if (!file) throw new AppError("import/changed");
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  if ((await digestOf(bytes)) !== input.digest) throw new AppError("import/changed");
  const imported = await importFile(deps, actor.viewer, { ...input, bytes }, false).catch(async (error) => {
    await note(CUT).catch(() => undefined);
    throw error;
  });
  const { report } = imported;
  await note(importCountsText({ ...report, unsupported: report.unsupported.length }, true));
  await deps.files.delete(placeOf(actor.viewer));
  return imported;
}

function importFile(
  deps: Deps,
  viewer: Viewer,
  { format, fileName, as, bytes }: PageImport & { bytes: Uint8Array },
  dryRun: boolean,
): Promise<ImportedQuestions> {
  const files = [{ name: fileName, bytes }];
  return importQuestions(deps, { format, files, as, dryRun, importedBy: viewer.id, most: MOST_ON_PAGE });
}
