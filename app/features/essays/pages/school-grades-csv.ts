import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { downloadReply } from "#app/platform/page/pages/download.server.ts";
import { csvOfResults } from "#app/platform/spreadsheets/domain/csv.ts";
import { exportEssayGrades } from "../services/grading/export-essay-grades.server.ts";
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
