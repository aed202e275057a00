import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandlers } from "#app/platform/forms/pages/handle-form.server.ts";
import { importFormats } from "../../../domain/exchange/import-formats.ts";
import type { ImportedQuestions } from "../../../services/exchange/import-questions.server.ts";
import type { ImportExtra, ImportField, ImportLine, ImportSummary } from "./import-summary.ts";

/** Report lines on the page, problems first. */
const MOST_LINES = 200;
/** What changed, of one question. */
const MOST_LOSSES = 10;

/** Form values and the parser's code, imported lazily for its size. */
async function readChoice(form: SentForm) {
  const fields = {
    format: form.text("format"),
    institution: form.text("institution"),
    year: form.text("year").trim(),
    subject: form.text("subject"),
  };
  const format = importFormats.find(({ value }) => value === fields.format)?.value;
  if (!format) throw new AppError("import/unknown-format");
  const [{ importedAs }, { checkImport, confirmImport }] = await Promise.all([
    import("../../../domain/exchange/imported-as.ts"),
    import("../../../services/admin/check-import.server.ts"),
  ]);
  const as = importedAs(fields);
  if (!as) throw new AppError("import/unknown-option");
  return { format, as, checkImport, confirmImport };
}

/** Two steps: check, then confirmed import. */
export function importForms(
  deps: Deps,
  actor: Actor & { viewer: Viewer },
): FormHandlers<ImportField, ImportExtra> {
  return {
    check: async (form) => {
      const { format, as, checkImport } = await readChoice(form);
      const file = form.file("file");
      if (!file) throw new AppError("import/no-file");
      const fileName = file.name.replace(/^.*[\\/]/, "").slice(0, 200) || "arquivo";
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { digest, ...checked } = await checkImport(deps, actor, { format, as, fileName, bytes });
      return { digest, summary: summaryOf(fileName, checked) };
    },
    import: async (form) => {
      const { format, as, confirmImport } = await readChoice(form);
      const [fileName, digest] = [form.text("fileName"), form.text("digest")];
      const imported = await confirmImport(deps, actor, { format, as, fileName, digest });
      return { done: true, summary: summaryOf(fileName, imported) };
    },
  };
}

function summaryOf(fileName: string, { report, rows }: ImportedQuestions): ImportSummary {
  const short = (source: string) => source.replace(`${fileName}: `, "");
  const unread = report.reasons
    .filter(({ source }) => source === fileName)
    .map(({ line, reason }): ImportLine => ({ line, name: fileName, outcome: "unread", reason }));
  const lossesAt = (source: string) =>
    report.losses
      .filter((loss) => loss.source === source)
      .slice(0, MOST_LOSSES)
      .map(({ what, detail }) => `${what}: ${detail}`);
  const listed = rows.map(
    ({ line, path, outcome, quarantine }): ImportLine => ({
      line,
      name: path,
      outcome,
      reason: outcome === "quarantined" ? (quarantine ?? "") : "",
      losses: lossesAt(`${fileName}: ${path}`),
    }),
  );
  const others = report.unsupported.map(({ source, kind }): ImportLine => {
    return { line: 0, name: short(source), outcome: "unsupported", reason: kind };
  });
  const weight = { unread: 0, quarantined: 1, unsupported: 2, stored: 3, kept: 4, unchanged: 5 };
  const lines = [...unread, ...listed, ...others].sort(
    (one, other) =>
      weight[one.outcome] - weight[other.outcome] ||
      Number((other.losses ?? []).length > 0) - Number((one.losses ?? []).length > 0) ||
      one.line - other.line,
  );
  const { read, stored, unchanged, quarantined } = report;
  return {
    fileName,
    counts: { read, stored, unchanged, quarantined, unsupported: others.length },
    lines: lines.slice(0, MOST_LINES),
    more: Math.max(lines.length - MOST_LINES, 0),
  };
}
