import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ordOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { readTechnicalSheet } from "../services/read-technical-sheet.server.ts";

/** Loaded on expansion. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  return json(await readTechnicalSheet(deps, viewer, ordOfParams(args.params)));
}
