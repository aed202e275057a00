import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { writeXlsx } from "#app/domain/exchange/write-xlsx.server.ts";
import { downloadBytes } from "#app/pages/download.server.ts";
import { exportResults } from "#app/services/assessments/export-results.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const classId = new URL(args.request.url).searchParams.get("turma");
  const { lines } = await exportResults(deps, actor, args.params.assessmentId ?? "", classId);
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return downloadBytes(writeXlsx("Resultados", lines), { name: "resultados.xlsx", type });
}
