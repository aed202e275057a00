import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { csvOfResults } from "#app/domain/assessments/results-file.ts";
import { downloadReply } from "#app/pages/download.server.ts";
import { exportResults } from "#app/services/assessments/export-results.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const classId = new URL(args.request.url).searchParams.get("turma");
  const { lines } = await exportResults(deps, actor, args.params.assessmentId ?? "", classId);
  async function* pieces() {
    yield csvOfResults(lines);
  }
  return downloadReply(pieces(), { name: "resultados.csv", type: "text/csv; charset=utf-8" });
}
