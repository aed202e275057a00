import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { askedFile } from "#app/platform/uploads/pages/asked-file.ts";
import { loadEssayPhoto } from "../services/essay-photos.server.ts";

/** A photograph of a sheet, for its author and the essay's graders. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const place = { id: args.params.essayId ?? "", photoId: args.params.photoId ?? "" };
  const { status, headers, body } = await loadEssayPhoto(deps, viewer, place, askedFile(args.request));
  return new Response(body, { status, headers });
}
