import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { copyEssay } from "../services/tasks/copy-essay.server.ts";

/** The offline copy of a draft; 404 once it is submitted. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await copyEssay(deps, viewer, args.params.essayId ?? ""));
}
