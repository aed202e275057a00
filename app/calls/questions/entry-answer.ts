import { CallRefused, CallUnanswered, call } from "#app/calls/call.ts";
import type { EntryResult, EntryStanding } from "#app/domain/entry/entry-rules.ts";
import { invitationText } from "#app/domain/entry/invitation.ts";

/** `invitation`: refused without an account; what an account would save, where this tab knows it. */
export type EntryReply = { given: EntryResult } | { refused: string } | { invitation: string | null };

/** What this tab was told last. */
let standing: EntryStanding | null = null;

/** A visitor's answer to an entry question. `unsent`: what an answer without a reply is told. */
export async function sendEntryAnswer(qid: string, userAnswer: string, unsent: string): Promise<EntryReply> {
  try {
    const reply = await call("answerEntryQuestion", { qid, userAnswer });
    if (!reply[0]) return { refused: reply[1] };
    standing = reply[1].standing;
    return { given: reply[1] };
  } catch (error) {
    if (error instanceof CallUnanswered || !(error instanceof CallRefused)) return { refused: unsent };
    if (error.status !== "UNAUTHENTICATED") return { refused: error.message };
    return { invitation: standing && invitationText(standing) };
  }
}
