import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { downloadReply } from "#app/platform/page/pages/download.server.ts";
import { exportSchoolAudit } from "../services/export-school-audit.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { readAuditQuestion } from "./audit/read-audit-question.ts";

/** The audit as a file; the download is noted. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const question = readAuditQuestion(new URL(args.request.url).searchParams);
  const { pieces, ...file } = await exportSchoolAudit(deps, actor, question);
  return downloadReply(pieces, file);
}
