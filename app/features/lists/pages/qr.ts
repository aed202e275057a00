import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { qrReply } from "#app/platform/page/pages/qr-reply.server.ts";
import { listPaths } from "../paths.ts";

/** A picture of an address alone: it reads nothing, and says nothing of the list. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const id = args.params.listId ?? "";
  if (!/^[\w-]{8,64}$/.test(id)) throw new AppError("list-not-found");
  return qrReply(deps.publicUrl() + listPaths.list(id));
}
