import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { askedFile } from "#app/platform/uploads/pages/asked-file.ts";
import { loadChatPicture } from "../../services/chat-pictures.server.ts";

/** A picture of a conversation, after the check of who may read it. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const asked = askedFile(args.request);
  const { status, headers, body } = await loadChatPicture(deps, viewer, args.params.pictureId ?? "", asked);
  return new Response(body, { status, headers });
}
