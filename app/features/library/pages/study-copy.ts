import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { studyCopy } from "../services/load-study.server.ts";

/** What a device stores of a material, how large it is, and whether it has changed. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await studyCopy(deps, viewer, args.params.materialId ?? ""));
}
