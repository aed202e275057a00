import { auditAction, auditActions } from "#app/platform/audit/domain/audit-actions.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { CSV_START, csvLine } from "#app/platform/spreadsheets/domain/csv.ts";
import { product } from "#app/platform/text/product.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { auditInSchool, type SchoolAuditRow, schoolAuditRows } from "../queries/school-audit.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import { type SchoolAuditQuestion, schoolAuditFilter } from "./list-school-audit.server.ts";
import { requireManagement, type SchoolActor, schoolEntry } from "./school-actor.ts";
import { schoolAuditView } from "./school-audit-view.server.ts";

const PIECE = 200;
/** Rows of one file; older ones by an earlier last day. */
const MOST = 5_000;

const headings = [
  "Número",
  "Quando",
  "Quem",
  "Ação",
  "Registro",
  "Antes",
  "Depois",
  "Motivo",
  "Pedido",
  "Selo",
];

function lineOf(row: SchoolAuditRow): string {
  const { place, at, who, did, whom, rest, reason, seal } = schoolAuditView(row);
  const action = auditAction(row.action);
  const sentence = `${did}${whom ? ` ${whom.name}` : ""}${rest}`;
  return csvLine([
    place,
    formatDateTime(at),
    who.name,
    action ? auditActions[action] : row.action,
    sentence,
    row.before,
    row.after,
    reason ?? "",
    row.requestId,
    seal ?? "",
  ]);
}

/** A school's audit as CSV, newest first, after the audit row of the download. Throws no-permission, page-not-found. */
export async function exportSchoolAudit(
  deps: Deps,
  actor: SchoolActor,
  question: SchoolAuditQuestion,
): Promise<{ pieces: AsyncGenerator<string>; type: string; name: string }> {
  requireManagement(actor);
  const { schoolId } = actor;
  const [{ filter }, [school]] = await Promise.all([
    schoolAuditFilter(deps, schoolId, question),
    deps.read(schoolById(deps.db, schoolId)),
  ]);
  if (!school) throw new AppError("page-not-found");
  await deps.write(auditInSchool(deps.db, schoolEntry(deps, actor, "school.audit-export"), schoolId));
  async function* pieces(): AsyncGenerator<string> {
    yield CSV_START + csvLine(headings);
    let before = FIRST_PAGE;
    for (let written = 0; filter && written < MOST; written += PIECE) {
      const rows = await deps.read(schoolAuditRows(deps.db, schoolId, filter, { before, limit: PIECE }));
      yield rows.map(lineOf).join("");
      if (rows.length < PIECE) return;
      before = rows.at(-1)?.num ?? 0;
    }
  }
  const day = isoDateAt(deps.now());
  return { pieces: pieces(), type: "text/csv; charset=utf-8", name: `${product.slug}-auditoria-${day}.csv` };
}
