import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { suggestSearch } from "#app/services/questions/suggest-search.server.ts";
import { cleanText } from "#app/text/clean-text.ts";

/** Suggestions and spelling corrections: data, not a page. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const typed = cleanText(new URL(args.request.url).searchParams.get("q") ?? "");
  return json(await suggestSearch(deps, typed), { headers: publicHeaders });
}
