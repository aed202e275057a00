import type { Viewer } from "#app/access/viewer.ts";
import { hashOfAddress } from "#app/auth/opt-out-links.server.ts";
import { REQUEST_OPEN_SECONDS, thirdPartyLimits } from "#app/domain/accounts/mail/third-party-rules.ts";
import { AppError } from "#app/errors/app-error.ts";
import { accountPaths } from "#app/paths/account.ts";
import {
  closeFormerRequests,
  insertOptOut,
  isOpened,
  letThrough,
  openRequest,
  optOutOf,
  optOutsAmong,
  type RequestKind,
} from "#app/queries/mail/third-party-mail.server.ts";
import { countAttempt, takeBackAttempt } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";

export type ThirdPartySender = Pick<Viewer, "id" | "num" | "emailVerified" | "firstName">;

/** The page by which an address ends mails that other people ask for. */
async function optOutUrl(deps: Deps, addressHash: string): Promise<string> {
  return deps.publicUrl() + accountPaths.optOut(await deps.optOutLinks.tokenOf(addressHash));
}

/**
 * What every mail to an address that is not the sender's own goes through (decision 070). `counted` runs first in the batch;
 * what writes the mail stands behind `allowed`. Throws email-unconfirmed.
 */
export async function thirdPartyMail(deps: Deps, sender: ThirdPartySender, email: string) {
  if (!sender.emailVerified) throw new AppError("email-unconfirmed");
  const addressHash = await hashOfAddress(email);
  const by = thirdPartyLimits.by(sender.id);
  const to = thirdPartyLimits.to(addressHash);
  const now = deps.now();
  const keys = [by.key, to.key];
  return {
    keys,
    addressHash,
    optOut: await optOutUrl(deps, addressHash),
    counted: [countAttempt(deps.db, by, now), countAttempt(deps.db, to, now, by.key)] as const,
    allowed: letThrough({ keys, addressHash }),
  };
}

/**
 * The same for a request, which is the only one of its kind at an address until it is answered or ends. `counted`: limits of
 * person and address, a row if the address wants no mail, a row if it was opened. Throws email-unconfirmed.
 */
export async function thirdPartyRequest(
  deps: Deps,
  sender: ThirdPartySender,
  { email, kind }: { email: string; kind: RequestKind },
) {
  const { counted, keys, addressHash, optOut } = await thirdPartyMail(deps, sender, email);
  const now = deps.now();
  const request = { addressHash, kind, userNum: sender.num, operation: deps.newId() };
  const opening = { ...request, email, keys, expiresAt: now + REQUEST_OPEN_SECONDS };
  return {
    optOut,
    counted: [...counted, optOutOf(deps.db, addressHash), openRequest(deps.db, opening, now)] as const,
    /** When there is nothing to mail after all. */
    takenBack: keys.map((key) => takeBackAttempt(deps.db, key)),
    allowed: isOpened(request),
    closed: closeFormerRequests(deps.db, request, now),
  };
}

type Refusable = readonly { refused: boolean }[];

/** Throws why a request was refused: third-mail-often, third-mail-address, third-mail-unwanted, third-mail-waiting. */
export function refuseThirdPartyMail(by: Refusable, to: Refusable, optedOut: readonly unknown[]): never {
  if (by.some(({ refused }) => refused)) throw new AppError("third-mail-often");
  if (optedOut.length > 0) throw new AppError("third-mail-unwanted");
  if (to.some(({ refused }) => refused)) throw new AppError("third-mail-address");
  throw new AppError("third-mail-waiting");
}

/** Those of a list's addresses that have not ended mails of others. One round trip. */
export async function withoutOptOuts(deps: Deps, emails: readonly string[]): Promise<string[]> {
  const hashes = await Promise.all(emails.map(hashOfAddress));
  const [rows] = await deps.read(optOutsAmong(deps.db, hashes));
  const ended = new Set(rows.map(({ addressHash }) => addressHash));
  return emails.filter((_, index) => !ended.has(hashes[index] ?? ""));
}

async function addressOf(deps: Deps, token: string): Promise<string> {
  const addressHash = await deps.optOutLinks.read(token);
  if (addressHash === null) throw new AppError("opt-out-link");
  return addressHash;
}

/** Whether the address of a link ended such mails. Throws opt-out-link. */
export async function readOptOut(deps: Deps, token: string): Promise<{ ended: boolean }> {
  const [rows] = await deps.read(optOutOf(deps.db, await addressOf(deps, token)));
  return { ended: rows.length > 0 };
}

/** Ends such mails to the address of a link, for ever; again is fine. Throws opt-out-link. */
export async function endThirdPartyMail(deps: Deps, token: string): Promise<void> {
  await deps.write(insertOptOut(deps.db, await addressOf(deps, token), deps.now()));
}
