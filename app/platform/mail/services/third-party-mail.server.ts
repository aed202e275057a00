import { accountPaths } from "#app/features/home/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { hashOfAddress } from "#app/platform/auth/opt-out-links.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt, deleteLastAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { REQUEST_OPEN_SECONDS, thirdPartyLimits } from "../domain/third-party-rules.ts";
import {
  closeFormerRequests,
  type Invitee,
  insertOptOut,
  isOpened,
  isStanding,
  letThrough,
  notInvitable,
  openRequest,
  optOutOf,
  type RequestKind,
} from "../queries/third-party-mail.server.ts";

export type ThirdPartySender = Pick<Viewer, "id" | "num" | "emailVerified" | "firstName">;

/** The page that stops mails to an address that other people requested. */
async function optOutUrl(deps: Deps, addressHash: string): Promise<string> {
  return deps.publicUrl() + accountPaths.optOut(await deps.optOutLinks.tokenOf(addressHash));
}

/**
 * The limits of every mail to an address that is not the sender's own (decision 070). `counted` runs first in the
 * batch; what writes the mail is conditional on `allowed`. Throws email-unconfirmed.
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
    counted: { by: countAttempt(deps.db, by, now), to: countAttempt(deps.db, to, now, by.key) },
    allowed: letThrough({ keys, addressHash }),
  };
}

/**
 * The same for a request: of its kind the newest is the open one at an address, so that no request can block an
 * address. `counted`: limits of person (`by`) and address (`to`), a row if it is `unwanted`, a row if it was `opened`.
 * Throws email-unconfirmed.
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
    counted: { ...counted, unwanted: optOutOf(deps.db, addressHash), opened: openRequest(deps.db, opening) },
    /** When there is nothing to mail after all. */
    takenBack: keys.map((key) => deleteLastAttempt(deps.db, key)),
    /** In this batch. */
    allowed: isOpened(request),
    /** In a later one, if this one opened it. */
    standing: isStanding(request),
    closed: closeFormerRequests(deps.db, request, now),
  };
}

type Refusable = readonly { refused: boolean }[];

/** Throws why a request was refused: third-mail-often, third-mail-address, third-mail-unwanted, guardian-own-email. */
export function refuseThirdPartyMail(by: Refusable, to: Refusable, optedOut: readonly unknown[]): never {
  if (by.some(({ refused }) => refused)) throw new AppError("third-mail-often");
  if (optedOut.length > 0) throw new AppError("third-mail-unwanted");
  if (to.some(({ refused }) => refused)) throw new AppError("third-mail-address");
  throw new AppError("guardian-own-email");
}

/** The people of an institution's list, as they are counted and mailed (decision 070). */
export function inviteesOf(deps: Deps, emails: readonly string[]): Promise<Invitee[]> {
  return Promise.all(
    emails.map(async (email) => {
      const addressHash = await hashOfAddress(email);
      const { key } = thirdPartyLimits.to(addressHash);
      return { email, addressHash, key, optOut: await optOutUrl(deps, addressHash) };
    }),
  );
}

/** Requires a confirmed address of a person who invites a list. Throws email-unconfirmed. */
export function requireInviter({ emailVerified }: Pick<Viewer, "emailVerified">): void {
  if (!emailVerified) throw new AppError("email-unconfirmed");
}

/** Why some of a list get no mail now, by address. One round trip. */
export async function uninvitable(
  deps: Deps,
  invitees: readonly Invitee[],
): Promise<Map<string, "unwanted" | "often">> {
  if (invitees.length === 0) return new Map();
  const rows = await deps.read(notInvitable(deps.db, invitees, deps.now()));
  return new Map(rows.map(({ email, isUnwanted }) => [email, isUnwanted ? "unwanted" : "often"]));
}

async function addressOf(deps: Deps, token: string): Promise<string> {
  const addressHash = await deps.optOutLinks.read(token);
  if (addressHash === null) throw new AppError("opt-out-link");
  return addressHash;
}

/** Whether the address of a link ended such mails. Throws opt-out-link. */
export async function readOptOut(deps: Deps, token: string): Promise<{ ended: boolean }> {
  const rows = await deps.read(optOutOf(deps.db, await addressOf(deps, token)));
  return { ended: rows.length > 0 };
}

/** Stops such mails to the address of a link, for ever; idempotent. Throws opt-out-link. */
export async function endThirdPartyMail(deps: Deps, token: string): Promise<void> {
  await deps.write(insertOptOut(deps.db, await addressOf(deps, token), deps.now()));
}
