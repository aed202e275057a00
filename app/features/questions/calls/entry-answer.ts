import { CallRefused, call } from "#app/platform/requests/calls/call.ts";
import type { EntryResult, EntryStanding } from "../domain/entry/entry-rules.ts";
import { invitationText } from "../domain/entry/invitation.ts";

export type EntryReply = { given: EntryResult } | { refused: string };

/** The server's last reply in this tab. */
let standing: EntryStanding | null = null;

/**
 * A visitor's answer to an entry question; null where it needs an account. `unsent`: the message of an answer without a
 * reply.
 */
export async function sendEntryAnswer(
  qid: string,
  userAnswer: string,
  unsent: string,
): Promise<EntryReply | null> {
  try {
    const reply = await call("answerEntryQuestion", { qid, userAnswer });
    if (!reply[0]) return { refused: reply[1] };
    standing = reply[1].standing;
    return { given: reply[1] };
  } catch (error) {
    if (!(error instanceof CallRefused)) return { refused: unsent };
    return error.status === "UNAUTHENTICATED" ? null : { refused: error.message };
  }
}

/** What an account would save of this tab's answers; null where there are none. */
export function savedByAccount(): string | null {
  return standing && invitationText(standing);
}
