import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { downloadReply } from "#app/platform/page/pages/download.server.ts";
import { csvOfResults } from "#app/platform/spreadsheets/domain/csv.ts";
import { exportResults } from "../services/results/export-results.server.ts";

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
