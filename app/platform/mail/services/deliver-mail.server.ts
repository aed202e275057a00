import type { Deps } from "#app/platform/context/deps.ts";
import { claimDueMail, markMailFailed, markMailSent, purgeOldMail } from "../queries/mail.server.ts";

/** Sends `first`, then pending mails; retries failures after a minute (REL-20). Returns the ids sent. */
export async function deliverMail(deps: Deps, first: string | null = null): Promise<string[]> {
  const now = deps.now();
  const { waiting } = await deps.write({
    waiting: claimDueMail(deps.db, now, first),
    oldMail: purgeOldMail(deps.db, now),
  });
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
