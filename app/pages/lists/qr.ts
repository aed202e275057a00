import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { qrPath } from "#app/domain/paper/qr-path.server.ts";
import { AppError } from "#app/errors/app-error.ts";
import { listPaths } from "#app/paths/lists.ts";

/** A picture of an address alone: it reads nothing, and says nothing of the list. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const id = args.params.listId ?? "";
  if (!/^[\w-]{8,64}$/.test(id)) throw new AppError("list-not-found");
  const { path, size } = qrPath(deps.publicUrl() + listPaths.list(id));
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
  return new Response(drawn, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
