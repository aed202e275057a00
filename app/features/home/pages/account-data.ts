import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { downloadReply } from "#app/platform/page/pages/download.server.ts";
import { product } from "#app/platform/text/product.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { accountPaths } from "../paths.ts";
import { exportPersonalData } from "../services/export-personal-data.server.ts";

/** A copy of the user's stored data as a file: a download changes nothing, so a link is enough. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  try {
    const day = isoDateAt(deps.now());
    const file = { name: `${product.slug}-meus-dados-${day}.json`, type: "application/json; charset=utf-8" };
    return downloadReply(await exportPersonalData(deps, viewer), file);
  } catch (error) {
    if (!isAppError(error) || error.code !== "auth/too-many-requests") throw error;
    // A refusal as a file is useless: the page displays when to retry.
    return redirect(accountPaths.notice("dados"), { headers: { "Cache-Control": "no-store" } });
  }
}
