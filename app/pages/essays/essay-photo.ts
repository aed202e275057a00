import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { openEssayPhoto } from "#app/services/essays/essay-photos.server.ts";
import { askedFile } from "../library/asked-file.ts";

/** A photograph of a sheet, for its author and the essay's graders. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const place = { id: args.params.essayId ?? "", photoId: args.params.photoId ?? "" };
  const { status, headers, body } = await openEssayPhoto(deps, viewer, place, askedFile(args.request));
  return new Response(body, { status, headers });
}
