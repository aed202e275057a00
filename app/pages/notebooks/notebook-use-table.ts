import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { tableOfUse } from "#app/domain/notebooks/use-table.ts";
import { downloadReply } from "#app/pages/download.server.ts";
import { readNotebookUse } from "#app/services/notebooks/read-notebook-use.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const use = await readNotebookUse(deps, actor, args.params.notebookId ?? "");
  async function* lines() {
    yield tableOfUse(use);
  }
  return downloadReply(lines(), { name: "uso-do-caderno.csv", type: "text/csv; charset=utf-8" });
}
