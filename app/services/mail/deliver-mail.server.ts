import { forgetOldMail } from "#app/queries/account-mail.server.ts";
import { claimDueMail, markMailFailed, markMailSent } from "#app/queries/mail.server.ts";
import type { Deps } from "../deps.ts";

/**
 * Sends what waits in the outbox, a few at a time. What fails stays there and is tried again, at the earliest a minute
 * later, whenever the next mail is sent (security.md REL-20). `first` is the id of a mail that goes before all others.
 * Returns the ids that were sent. Never throws for the provider's sake.
 */
export async function deliverMail(deps: Deps, first: string | null = null): Promise<string[]> {
  const now = deps.now();
  const [waiting] = await deps.write(claimDueMail(deps.db, now, first), forgetOldMail(deps.db, now));
  const sent: string[] = [];
  for (const mail of waiting) {
    try {
      await deps.mail.send(mail);
      await deps.write(markMailSent(deps.db, mail.id, deps.now(), deps.mail.keepsCopies));
      sent.push(mail.id);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : "unknown";
      await deps.write(markMailFailed(deps.db, mail.id, reason));
    }
  }
  return sent;
}
