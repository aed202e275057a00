import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { chatProblem } from "../domain/chat.ts";
import { chatBefore, sendChatMessage } from "../queries/chat/messages.server.ts";
import { storeChatPicture } from "./chat-pictures.server.ts";
import { notifyTeamOfMessage, refreshInboxes } from "./notify-team-of-message.server.ts";

/**
 * Writes to the team once per operation. One round trip. Throws email-unconfirmed, invalid-body, invalid-chat-message,
 * too-many-chat-messages; with a picture as `storeChatPicture`.
 */
export async function sendMessage(
  deps: Deps,
  viewer: Viewer,
  sent: { operation: string; content: string; picture?: Uint8Array | null },
): Promise<void> {
  requireGuardian(viewer, "message");
  if (!viewer.emailVerified) throw new AppError("email-unconfirmed");
  if (!/^[0-9a-f]{32}$/.test(sent.operation)) throw new AppError("invalid-body");
  const content = sent.content.trim();
  const bytes = sent.picture ?? null;
  if (chatProblem(content, bytes !== null)) throw new AppError("invalid-chat-message");
  const picture = bytes && (await storeChatPicture(deps, viewer, viewer.id, bytes));
  const message = { operation: sent.operation, content, picture, at: deps.now() };
  const {
    before: [before],
    added: [added],
  } = await deps.write({
    before: chatBefore(deps.db, viewer.num),
    ...sendChatMessage(deps.db, viewer.num, message),
  });
  if (added) refreshInboxes(deps);
  if (added && before?.state !== "open")
    notifyTeamOfMessage(deps, { operation: sent.operation, takenBy: before?.takenBy ?? null });
  if (!added && before?.lastSent !== sent.operation) throw new AppError("too-many-chat-messages");
}
