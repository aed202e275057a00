import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { blockKinds } from "../domain/block-kinds.ts";
import { historyOfBlock } from "../services/change-blocks.server.ts";

/** The texts of a block (`bloco`, `tipo`), the standing one first. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { searchParams } = new URL(args.request.url);
  const kind = blockKinds.find((each) => each === searchParams.get("tipo")) ?? "text";
  const of = { notebookId: args.params.notebookId ?? "", id: searchParams.get("bloco") ?? "", kind };
  return json(await historyOfBlock(deps, schoolActor(viewer, args.params, context.requestId), of));
}
