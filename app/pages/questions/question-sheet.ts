import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { readTechnicalSheet } from "#app/services/questions/read-technical-sheet.server.ts";
import { ordOfParams } from "./ord-of-params.ts";

/** Loaded on expansion. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  return json(await readTechnicalSheet(deps, viewer, ordOfParams(args.params)));
}
