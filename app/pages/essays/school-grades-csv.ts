import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { csvOfResults } from "#app/domain/assessments/results-file.ts";
import { downloadReply } from "#app/pages/download.server.ts";
import { exportEssayGrades } from "#app/services/essays/export-essay-grades.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { askedBoard } from "./school-essays/asked-board.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const lines = await exportEssayGrades(deps, actor, askedBoard(new URL(args.request.url).searchParams));
  async function* pieces() {
    yield csvOfResults(lines);
  }
  return downloadReply(pieces(), { name: "redacoes.csv", type: "text/csv; charset=utf-8" });
}
