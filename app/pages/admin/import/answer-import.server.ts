import type { Viewer } from "#app/access/viewer.ts";
import { type ImportFields, importFormats } from "#app/domain/exchange/import-formats.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "#app/services/deps.ts";
import type { ImportedQuestions } from "#app/services/questions/import-questions.server.ts";
import type { ImportLine, ImportReply, ImportSummary } from "./import-reply.ts";

type Filled = { form: FormData; text: (name: string) => string; fields: ImportFields };

/** Lines of a report on the page: those that need somebody come first. */
const MOST_LINES = 200;

/** What becomes of a filled-in form: the file is checked first, and imported when that is confirmed. */
export async function answerImport(
  deps: Deps,
  actor: { viewer: Viewer; requestId: string },
  { form, text, fields }: Filled,
): Promise<ImportReply> {
  const format = importFormats.find(({ value }) => value === fields.format)?.value;
  if (!format) throw new AppError("import/unknown-format");
  // Reading and rendering questions is much code, and needed only here: a Worker should start at once.
  const [{ importedAs }, { checkImport, confirmImport }] = await Promise.all([
    import("#app/domain/exchange/imported-as.ts"),
    import("#app/services/admin/check-import.server.ts"),
  ]);
  const as = importedAs(fields);
  if (!as) throw new AppError("import/unknown-option");
  if (text("intent") === "import") {
    const fileName = text("fileName");
    const done = await confirmImport(deps, actor, { format, as, fileName, digest: text("digest") });
    return { step: "done", fields, summary: summaryOf(fileName, done) };
  }
  const file = form.get("file");
  if (!file || typeof file === "string" || file.size === 0) throw new AppError("import/no-file");
  const fileName = file.name.replace(/^.*[\\/]/, "").slice(0, 200) || "arquivo";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { digest, ...checked } = await checkImport(deps, actor, { format, as, fileName, bytes });
  return { step: "checked", fields, digest, summary: summaryOf(fileName, checked) };
}

function summaryOf(fileName: string, { report, rows }: ImportedQuestions): ImportSummary {
  const short = (source: string) => source.replace(`${fileName}: `, "");
  const unread = report.reasons
    .filter(({ source }) => source === fileName)
    .map(({ line, reason }): ImportLine => ({ line, name: fileName, outcome: "unread", reason }));
  const listed = rows.map(
    ({ line, path, outcome, quarantine }): ImportLine => ({
      line,
      name: path,
      outcome,
      reason: outcome === "quarantined" ? (quarantine ?? "") : "",
    }),
  );
  const others = report.unsupported.map(({ source, kind }): ImportLine => {
    return { line: 0, name: short(source), outcome: "unsupported", reason: kind };
  });
  const weight = { unread: 0, quarantined: 1, unsupported: 2, stored: 3, kept: 4, unchanged: 5 };
  const lines = [...unread, ...listed, ...others].sort(
    (one, other) => weight[one.outcome] - weight[other.outcome] || one.line - other.line,
  );
  const { read, stored, unchanged, quarantined } = report;
  return {
    fileName,
    counts: { read, stored, unchanged, quarantined, unsupported: others.length },
    lines: lines.slice(0, MOST_LINES),
    more: Math.max(lines.length - MOST_LINES, 0),
  };
}
