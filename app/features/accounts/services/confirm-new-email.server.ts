import type { Viewer } from "#app/platform/access/viewer.ts";
import { hashLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { emailChangedMail } from "../domain/settings-mails.ts";
import { consumeLink, deleteOtherLinks } from "../queries/account-links.server.ts";
import { insertMailToFormer } from "../queries/account-mail.server.ts";
import {
  endSessionsOfLinkBut,
  newEmailOfLink,
  updateEmailByLink,
} from "../queries/account-settings.server.ts";
import { refreshStamps } from "../queries/sessions.server.ts";

/** The new address of a `change-email` link; null if it has expired. Changes nothing. */
export async function emailOfLink(deps: Deps, token: string): Promise<string | null> {
  const link = { tokenHash: await hashLinkToken(token), now: deps.now() };
  const [found] = await deps.read(newEmailOfLink(deps.db, link));
  return found?.email ?? null;
}

/**
 * Applies an e-mail change; ends links and other sessions. Throws link-expired, also if the address meanwhile has an
 * account.
 */
export async function confirmNewEmail(
  deps: Deps,
  viewer: Viewer | null,
  token: string,
): Promise<{ email: string; own: boolean }> {
  const { db } = deps;
  const link = { tokenHash: await hashLinkToken(token), purpose: "change-email", now: deps.now() } as const;
  const [found] = await deps.read(newEmailOfLink(db, link));
  if (!found) throw new AppError("link-expired");
  const own = viewer?.id === found.userId;
  const kept = own ? viewer.sessionId : "";
  const mail = { id: deps.newId(), ...emailChangedMail() };
  const { moved } = await deps.write({
    mail: insertMailToFormer(db, link, mail),
    moved: updateEmailByLink(db, link),
    sessions: endSessionsOfLinkBut(db, link, kept),
    stamps: refreshStamps(db, found.userId),
    otherLinks: deleteOtherLinks(db, link),
    link: consumeLink(db, link),
  });
  if (moved.length === 0) throw new AppError("link-expired");
  deps.later(deliverMail);
  return { email: found.email, own };
}
