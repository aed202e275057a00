import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { AppError } from "#app/errors/app-error.ts";
import { listPaths } from "#app/paths/lists.ts";
import { qrReply } from "../qr-reply.server.ts";

/** A picture of an address alone: it reads nothing, and says nothing of the list. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const id = args.params.listId ?? "";
  if (!/^[\w-]{8,64}$/.test(id)) throw new AppError("list-not-found");
  return qrReply(deps.publicUrl() + listPaths.list(id));
}
