import { readConversation } from "#app/features/messages/services/read-conversation.server.ts";
import { sendMessage } from "#app/features/messages/services/send-message.server.ts";
import { answerThread } from "#app/features/messages/services/team-answers.server.ts";
import { freshId, visitorDeps } from "./given.ts";
import type { Known } from "./given-admin.ts";

/** Somebody who acts for the team. */
export function asTeam({ viewer }: Known) {
  return { viewer, requestId: freshId() };
}

/** Writes to the team. */
export function write({ viewer }: Known, content: string, operation = freshId()) {
  return sendMessage(visitorDeps(), viewer, { operation, content });
}

export function answer(admin: Known, { viewer }: Known, content: string, operation = freshId()) {
  return answerThread(visitorDeps(), asTeam(admin), { userId: viewer.id, operation, content });
}

/** The messages of a person's conversation, as "eu: Oi". */
export async function said({ viewer }: Known): Promise<string[]> {
  const { messages } = await readConversation(visitorDeps(), viewer, null);
  return messages.map(({ team, content }) => `${team ? "equipe" : "eu"}: ${content}`);
}
