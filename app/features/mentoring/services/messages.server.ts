import { insertMentoringMailToGuardian } from "#app/features/accounts/queries/account-mail.server.ts";
import { chatProblem } from "#app/features/messages/domain/chat.ts";
import {
  conversationMessagesOf,
  messageOfOperation,
} from "#app/features/messages/queries/conversation-messages.server.ts";
import { conversationPage } from "#app/features/messages/services/conversation-page.ts";
import { requireGuardian, requireGuardianOf } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { mailedName } from "#app/platform/mail/domain/third-party-rules.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { mentoringMessagesMail } from "../domain/mentoring-mails.ts";
import { mentoringPaths } from "../paths.ts";
import { mentorOf } from "../queries/mentorships.server.ts";
import { insertMessage, mentoringConversation, type ThreadOf } from "../queries/messages.server.ts";
import { menteeNow, notifyPerson } from "./plan-week.server.ts";

/** A mentee's own conversation. One round trip. */
export async function readOwnMessages(deps: Deps, viewer: Viewer, before: number | null) {
  const {
    mentor: [mentor],
    rows,
  } = await deps.read({
    mentor: mentorOf(deps.db, viewer.num),
    rows: conversationMessagesOf(deps.db, mentoringConversation({ num: viewer.num }), before ?? FIRST_PAGE),
  });
  return { mentor: mentor ? { id: mentor.id, name: mentor.firstName } : null, ...conversationPage(rows) };
}

/** A mentee's conversation as who accompanies them reads it, and the chief. One round trip. Throws mentee-not-found. */
export async function readMenteeMessages(deps: Deps, viewer: Viewer, id: string, before: number | null) {
  const {
    mentee: [mentee],
    rows,
  } = await deps.read({
    mentee: menteeNow(deps, viewer, id),
    rows: conversationMessagesOf(deps.db, mentoringConversation({ id }), before ?? FIRST_PAGE),
  });
  if (!mentee) throw new AppError("mentee-not-found");
  return {
    mentee: { id, name: `${mentee.firstName} ${mentee.lastName}`, firstName: mentee.firstName },
    ...conversationPage(rows),
  };
}

type Sent = { operation: string; content: string };

function checked({ operation, content }: Sent): string {
  if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
  if (chatProblem(content.trim())) throw new AppError("invalid-chat-message");
  return content.trim();
}

/** Adds it once. Returns whether it is new. Throws too-many-chat-messages. */
async function write(
  deps: Deps,
  viewer: Viewer,
  whose: ThreadOf,
  sent: Sent,
  byPerson: boolean,
): Promise<boolean> {
  const { operation, content } = sent;
  const message = { operation, content, at: deps.now(), by: viewer.id, byPerson };
  const {
    added: [added],
    there: [there],
  } = await deps.write({
    added: insertMessage(deps.db, whose, message),
    there: messageOfOperation(deps.db, operation),
  });
  if (!there) throw new AppError("too-many-chat-messages");
  return added !== undefined;
}

/** Notifies a minor's guardian, once a week, that there are messages, without their content. */
async function notifyGuardian(
  deps: Deps,
  mentee: { id: string; firstName: string },
  mentor: string,
): Promise<void> {
  const now = deps.now();
  const mail = {
    ...mentoringMessagesMail({ mentee: mailedName(mentee.firstName), mentor: mailedName(mentor) }),
    id: `mensagens-${weekOf(now)}`,
  };
  const [queued] = await deps.write(insertMentoringMailToGuardian(deps.db, mentee.id, mail, now));
  if (queued) await deliverMail(deps, queued.id);
}

/** A mentee writes to their mentor. Throws mentor-missing, invalid-body, invalid-chat-message, too-many-chat-messages. */
export async function writeToMentor(deps: Deps, viewer: Viewer, sent: Sent): Promise<void> {
  requireGuardian(viewer, "message");
  const content = checked(sent);
  const [mentor] = await deps.read(mentorOf(deps.db, viewer.num));
  if (!mentor) throw new AppError("mentor-missing");
  const { operation } = sent;
  if (!(await write(deps, viewer, { num: viewer.num }, { operation, content }, true))) return;
  const text = `${viewer.firstName} escreveu para você na mentoria.`;
  await notifyPerson(deps, {
    id: operation,
    userId: mentor.id,
    content: text,
    link: mentoringPaths.menteeMessages(viewer.id),
  });
  deps.later((later) => notifyGuardian(later, viewer, mentor.firstName));
}

/** Who accompanies a mentee writes to them. Throws mentee-not-found, invalid-body, invalid-chat-message, too-many-chat-messages. */
export async function writeToMentee(deps: Deps, viewer: Viewer, id: string, sent: Sent): Promise<void> {
  const content = checked(sent);
  const [mentee] = await deps.read(menteeNow(deps, viewer, id));
  if (!mentee) throw new AppError("mentee-not-found");
  requireGuardianOf(mentee, "message");
  const { operation } = sent;
  if (!(await write(deps, viewer, { id }, { operation, content }, false))) return;
  const text = `${viewer.firstName} escreveu para você na mentoria.`;
  await notifyPerson(deps, { id: operation, userId: id, content: text, link: mentoringPaths.messages() });
  deps.later((later) => notifyGuardian(later, { id, firstName: mentee.firstName }, viewer.firstName));
}
