import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { downloadReply } from "#app/platform/page/pages/download.server.ts";
import { csvOf } from "../services/roster/export-people.server.ts";
import { problemLines } from "../services/roster/problem-lines.server.ts";
import { schoolActor } from "../services/school-actor.ts";

/** The refused lines of an import as a CSV to correct and send again. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const rows = await problemLines(deps, actor, args.params.rosterId ?? "");
  async function* pieces() {
    yield csvOf(rows);
  }
  return downloadReply(pieces(), { name: "linhas-com-problema.csv", type: "text/csv; charset=utf-8" });
}
