import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { openChatPicture } from "#app/services/chat/chat-pictures.server.ts";
import { askedFile } from "../library/asked-file.ts";

/** A picture of a conversation, after the check of who may read it. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const asked = askedFile(args.request);
  const { status, headers, body } = await openChatPicture(deps, viewer, args.params.pictureId ?? "", asked);
  return new Response(body, { status, headers });
}
