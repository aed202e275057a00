import { peopleExpression } from "#app/features/accounts/domain/people-filter.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { type ChatState, type chatTakenTexts, inboxCursor, readInboxCursor } from "../domain/chat.ts";
import { chatExcerpt } from "../domain/excerpt.ts";
import {
  chatNotesOf,
  messagesWith,
  type ThreadRow,
  threadOf,
  threadsIn,
  threadsOfPeople,
} from "../queries/chat/inbox.server.ts";
import { chatMessagesOf } from "../queries/chat/messages.server.ts";
import { conversationPage } from "./conversation-page.ts";

const PAGE = 14;
const NOTES = 20;

/** `taken`: claimed by the reader, by somebody else of the team, or not yet. `changedAt` in epoch seconds. */
export type ThreadView = Pick<ThreadRow, "id" | "state" | "preview" | "messages" | "changedAt"> & {
  name: string;
  firstName: string;
  taken: keyof typeof chatTakenTexts | null;
};

function nameOf({ firstName, lastName }: Pick<ThreadRow, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

function threadView({ viewer }: Actor, row: ThreadRow): ThreadView {
  const { id, state, preview, messages, changedAt, takenBy, firstName } = row;
  const taken = takenBy === null ? null : takenBy === viewer?.id ? "own" : "other";
  return {
    id,
    state,
    preview,
    messages,
    changedAt,
    taken,
    firstName,
    name: nameOf(row),
  };
}

type Asked = { state: ChatState; after: string | null };

/** A page of a state's conversations. */
export async function readInbox(
  deps: Deps,
  actor: Actor,
  { state, after }: Asked,
): Promise<{ threads: ThreadView[]; next: string | null }> {
  const rows = await deps.read(threadsIn(deps.db, state, readInboxCursor(after), rowsToRead(PAGE)));
  const { shown, next } = pageOfRows(rows, PAGE, inboxCursor);
  return { threads: shown.map((row) => threadView(actor, row)), next };
}

/** A message that a search found. `at` in epoch seconds. */
export type FoundMessage = {
  id: string;
  name: string;
  place: number;
  team: boolean;
  excerpt: string;
  at: number;
};

/** The latest conversations of people that a text finds, and the messages with its words. One round trip. */
export async function searchInbox(
  deps: Deps,
  actor: Actor,
  text: string,
): Promise<{ threads: ThreadView[]; found: FoundMessage[] }> {
  const expression = peopleExpression(text);
  if (!expression) return { threads: [], found: [] };
  const { rows, messages } = await deps.read({
    rows: threadsOfPeople(deps.db, expression, PAGE),
    messages: messagesWith(deps.db, expression, PAGE),
  });
  return {
    threads: rows.map((row) => threadView(actor, row)),
    found: messages.map(({ id, place, at, writtenBy, content, ...person }) => ({
      id,
      place,
      at,
      name: nameOf(person),
      team: writtenBy !== null,
      excerpt: chatExcerpt(content, text),
    })),
  };
}

/** Throws chat-not-found: the team cannot start a conversation. */
export async function readTeamThread(deps: Deps, actor: Actor, userId: string, before: number | null) {
  const {
    row: [row],
    rows,
    notes,
  } = await deps.read({
    row: threadOf(deps.db, userId),
    rows: chatMessagesOf(deps.db, { id: userId }, before ?? FIRST_PAGE),
    notes: chatNotesOf(deps.db, userId, NOTES),
  });
  if (!row) throw new AppError("chat-not-found");
  return { thread: threadView(actor, row), ...conversationPage(rows), notes };
}
