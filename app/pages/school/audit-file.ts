import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { downloadReply } from "#app/pages/download.server.ts";
import { exportSchoolAudit } from "#app/services/school/export-school-audit.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { readAuditQuestion } from "./audit/read-audit-question.ts";

/** The audit as a file; the download is noted. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const question = readAuditQuestion(new URL(args.request.url).searchParams);
  const { pieces, ...file } = await exportSchoolAudit(deps, actor, question);
  return downloadReply(pieces, file);
}
