import type { Viewer } from "#app/access/viewer.ts";
import { hashLinkToken } from "#app/auth/link-token.server.ts";
import { emailChangedMail } from "#app/domain/accounts/mail/settings-mails.ts";
import { AppError } from "#app/errors/app-error.ts";
import { consumeLink, deleteOtherLinks } from "#app/queries/account-links.server.ts";
import { insertMailToFormer } from "#app/queries/account-mail.server.ts";
import {
  changeEmailByLink,
  endSessionsOfLinkBut,
  newEmailOfLink,
} from "#app/queries/account-settings.server.ts";
import { refreshStamps } from "#app/queries/sessions.server.ts";
import type { Deps } from "../deps.ts";
import { deliverMail } from "../mail/deliver-mail.server.ts";
import { closeSessions } from "./sessions-of-viewer.server.ts";

/** The address a `change-email` link would move an account to; null where the link no longer works. Changes nothing. */
export async function emailOfLink(deps: Deps, token: string): Promise<string | null> {
  const link = { tokenHash: await hashLinkToken(token), now: deps.now() };
  const [[found]] = await deps.read(newEmailOfLink(deps.db, link));
  return found?.email ?? null;
}

/**
 * Moves an account to the address its link was mailed to, once. Every other link of it ends, and every session but the
 * viewer's where the account is their `own`; the former address is told. Throws link-expired, also where somebody else has
 * the address by now.
 */
export async function confirmNewEmail(
  deps: Deps,
  viewer: Viewer | null,
  token: string,
): Promise<{ email: string; own: boolean }> {
  const { db } = deps;
  const link = { tokenHash: await hashLinkToken(token), purpose: "change-email", now: deps.now() } as const;
  const [[found]] = await deps.read(newEmailOfLink(db, link));
  if (!found) throw new AppError("link-expired");
  const own = viewer?.id === found.userId;
  const kept = own ? viewer.sessionId : "";
  const mail = { id: deps.newId(), ...emailChangedMail() };
  const [, moved, ended] = await deps.write(
    insertMailToFormer(db, link, mail),
    changeEmailByLink(db, link),
    endSessionsOfLinkBut(db, link, kept),
    refreshStamps(db, found.userId),
    deleteOtherLinks(db, link),
    consumeLink(db, link),
  );
  closeSessions(deps, found.userId, ended);
  if (moved.length === 0) throw new AppError("link-expired");
  deps.later(deliverMail);
  return { email: found.email, own };
}
