import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { downloadBytes } from "#app/platform/page/pages/download.server.ts";
import { writeXlsx } from "#app/platform/spreadsheets/domain/write-xlsx.server.ts";
import { exportResults } from "../services/results/export-results.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const classId = new URL(args.request.url).searchParams.get("turma");
  const { lines } = await exportResults(deps, actor, args.params.assessmentId ?? "", classId);
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return downloadBytes(writeXlsx("Resultados", lines), { name: "resultados.xlsx", type });
}
