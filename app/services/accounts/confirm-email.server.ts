import { hashLinkToken } from "#app/auth/link-token.server.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  consumeLink,
  deleteOtherLinks,
  type LinkPurpose,
  ownerOfLink,
} from "#app/queries/accounts/account-links.server.ts";
import { confirmUser } from "#app/queries/accounts/accounts.server.ts";
import { unlinkForeignIdentities } from "#app/queries/accounts/identities.server.ts";
import { endSessionsOfLink } from "#app/queries/accounts/sessions.server.ts";
import type { Deps } from "../deps.ts";

/** Whether a mailed link still works. Changes nothing: mail programs open links by themselves. */
export async function isLinkAlive(deps: Deps, token: string, purpose: LinkPurpose): Promise<boolean> {
  const link = { tokenHash: await hashLinkToken(token), purpose, now: deps.now() };
  const [owners] = await deps.read(ownerOfLink(deps.db, link));
  return owners.length > 0;
}

/** Confirms an address once; ends its unproven sessions, links, changes (security.md SEC-10). Throws link-expired. */
export async function confirmEmail(deps: Deps, token: string): Promise<void> {
  const { db } = deps;
  const link = { tokenHash: await hashLinkToken(token), purpose: "confirm", now: deps.now() } as const;
  const results = await deps.write(
    confirmUser(db, link),
    endSessionsOfLink(db, link),
    deleteOtherLinks(db, link),
    unlinkForeignIdentities(db, link),
    consumeLink(db, link),
  );
  if (results[4].length === 0) throw new AppError("link-expired");
}
