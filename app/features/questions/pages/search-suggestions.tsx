import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { suggestSearch } from "../services/suggest-search.server.ts";

/** Suggestions and spelling corrections: data, not a page. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const typed = cleanText(new URL(args.request.url).searchParams.get("q") ?? "");
  return json(await suggestSearch(deps, typed), { headers: publicHeaders });
}
