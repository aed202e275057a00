import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { downloadReply } from "#app/platform/page/pages/download.server.ts";
import { tableOfUse } from "../domain/use-table.ts";
import { readNotebookUse } from "../services/read-notebook-use.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const use = await readNotebookUse(deps, actor, args.params.notebookId ?? "");
  async function* lines() {
    yield tableOfUse(use);
  }
  return downloadReply(lines(), { name: "uso-do-caderno.csv", type: "text/csv; charset=utf-8" });
}
