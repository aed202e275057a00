import { peopleExpression } from "#app/domain/admin/people-filter.ts";
import { type ChatState, type chatTakenTexts, inboxCursor, readInboxCursor } from "#app/domain/chat/chat.ts";
import { AppError } from "#app/errors/app-error.ts";
import { FIRST_PAGE } from "#app/queries/admin/people.server.ts";
import {
  chatNotesOf,
  type ThreadRow,
  threadOf,
  threadsIn,
  threadsOfPeople,
} from "#app/queries/chat/inbox.server.ts";
import { chatMessagesOf } from "#app/queries/chat/messages.server.ts";
import type { Actor } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { chatPage } from "./read-conversation.server.ts";

const PAGE = 14;
const NOTES = 20;

/** `taken`: by the reader, by somebody else of the team, or by nobody yet. `changedAt` in epoch seconds. */
export type ThreadView = Pick<ThreadRow, "id" | "state" | "preview" | "messages" | "changedAt"> & {
  name: string;
  firstName: string;
  taken: keyof typeof chatTakenTexts | null;
};

function threadView({ viewer }: Actor, row: ThreadRow): ThreadView {
  const { id, state, preview, messages, changedAt, takenBy, firstName, lastName } = row;
  const taken = takenBy === null ? null : takenBy === viewer?.id ? "own" : "other";
  return {
    id,
    state,
    preview,
    messages,
    changedAt,
    taken,
    firstName,
    name: `${firstName} ${lastName}`.trim(),
  };
}

type Asked = { state: ChatState; text: string; after: string | null };

/** A page of a state's conversations, or the latest people that a text finds. */
export async function readInbox(
  deps: Deps,
  actor: Actor,
  { state, text, after }: Asked,
): Promise<{ threads: ThreadView[]; next: string | null }> {
  const expression = peopleExpression(text);
  const [rows] = await deps.read(
    expression
      ? threadsOfPeople(deps.db, expression, PAGE)
      : threadsIn(deps.db, state, readInboxCursor(after), PAGE + 1),
  );
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    threads: shown.map((row) => threadView(actor, row)),
    next: rows.length > PAGE && last ? inboxCursor(last) : null,
  };
}

/** Throws chat-not-found: nobody of the team begins a conversation. */
export async function readThread(deps: Deps, actor: Actor, userId: string, before: number | null) {
  const [[row], rows, notes] = await deps.read(
    threadOf(deps.db, userId),
    chatMessagesOf(deps.db, { id: userId }, before ?? FIRST_PAGE),
    chatNotesOf(deps.db, userId, NOTES),
  );
  if (!row) throw new AppError("chat-not-found");
  return { thread: threadView(actor, row), ...chatPage(rows), notes };
}
