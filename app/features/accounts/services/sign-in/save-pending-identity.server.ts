import { hashLinkToken, newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { LINK_GOOGLE_SECONDS } from "../../domain/account-limits.ts";
import type { GoogleIdentity } from "../../domain/google/google-identity.ts";
import { consumeLink, insertLink, purgeOldLinks } from "../../queries/account-links.server.ts";
import { linkHeldSubject } from "../../queries/identities.server.ts";

/** Stores a Google identity for ten minutes, until its account's password is given here (SEC-10). */
export async function savePendingIdentity(deps: Deps, { email, subject }: GoogleIdentity): Promise<string> {
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const now = deps.now();
  const link = { tokenHash, purpose: "link-google", payload: { email, subject }, now } as const;
  await deps.write([
    purgeOldLinks(deps.db, email, now),
    insertLink(deps.db, email, { ...link, seconds: LINK_GOOGLE_SECONDS }),
  ]);
  return token;
}

/** Links a stored identity to a person who has just given their password, and consumes its token. */
export async function linkHeldIdentity(deps: Deps, userId: string, token: string): Promise<Statement[]> {
  const tokenHash = await hashLinkToken(token);
  const now = deps.now();
  return [
    linkHeldSubject(deps.db, { tokenHash, userId, now }),
    consumeLink(deps.db, { tokenHash, purpose: "link-google", now }),
  ];
}
