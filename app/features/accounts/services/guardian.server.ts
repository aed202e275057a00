import { aboutPaths, accountPaths } from "#app/features/home/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { hashLinkToken, newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { mailedName } from "#app/platform/mail/domain/third-party-rules.ts";
import { closeRequest } from "#app/platform/mail/queries/third-party-mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import {
  refuseThirdPartyMail,
  type ThirdPartySender,
  thirdPartyRequest,
} from "#app/platform/mail/services/third-party-mail.server.ts";
import { DAY } from "#app/platform/time/units.ts";
import { guardianMail } from "../domain/settings-mails.ts";
import { emailProblem, normalEmail } from "../domain/sign-up/sign-up-rules.ts";
import {
  askedByToken,
  clearGuardian,
  confirmGuardian,
  type GuardianRow,
  notifyWaiting,
  payerOf,
  requestGuardianOf,
} from "../queries/guardians.server.ts";
import { refreshStamps } from "../queries/sessions.server.ts";

/** Seconds after which an account that still waits is notified. */
const TOLD_AFTER = 30 * DAY;
const TOLD_AT_ONCE = 200;

/** The statements of a request to a guardian, within the limits of mails to third parties. Throws email-unconfirmed. */
export async function guardianAsking(
  deps: Deps,
  viewer: ThirdPartySender,
  { email, again }: { email: string; again: boolean },
) {
  const { token, tokenHash } = await newLinkToken(deps.newId);
  const url = (path: string) => deps.publicUrl() + path;
  const { optOut, counted, allowed, closed } = await thirdPartyRequest(deps, viewer, {
    email,
    kind: "guardian",
  });
  const mail = guardianMail(mailedName(viewer.firstName), {
    confirm: url(accountPaths.guardian(token)),
    policy: url(aboutPaths.privacy()),
    optOut,
  });
  const asked = { userId: viewer.id, email, again, tokenHash, mail: { ...mail, id: deps.newId() } };
  return { counted, asking: { ...requestGuardianOf(deps.db, asked, allowed, deps.now()), closed } };
}

/**
 * Repeats the request, also to a corrected address. Throws guardian-address, guardian-own-email, and as
 * `refuseThirdPartyMail`.
 */
export async function requestGuardianAgain(deps: Deps, viewer: Viewer, typed: string): Promise<void> {
  const email = normalEmail(typed);
  if (emailProblem(email)) throw new AppError("guardian-address");
  const { counted, asking } = await guardianAsking(deps, viewer, { email, again: true });
  const {
    own: [own],
    by,
    to,
    unwanted,
    opened: [opened],
    asked: [asked],
    mail: [mail],
  } = await deps.write({
    own: payerOf(deps.db, viewer.id),
    ...counted,
    ...asking,
  });
  if (mail) deps.later((later) => deliverMail(later, mail.id));
  if (asked) return;
  if (opened || own?.email === email) throw new AppError("guardian-own-email");
  refuseThirdPartyMail(by, to, unwanted);
}

/** What an account knows of its guardian; null where it needs none. */
export function guardianView(row: GuardianRow | undefined) {
  if (!row || (!row.waits && row.guardianConfirmedAt === null)) return null;
  return {
    email: row.guardianEmail ?? "",
    askedAt: row.guardianAskedAt,
    confirmedAt: row.guardianConfirmedAt,
  };
}

export type OwnGuardian = ReturnType<typeof guardianView>;

/** What a guardian sees by their link. Throws guardian-link-used. */
export async function readAskedGuardian(
  deps: Deps,
  token: string,
): Promise<{ name: string; confirmed: boolean }> {
  const [row] = await deps.read(askedByToken(deps.db, await hashLinkToken(token)));
  if (!row) throw new AppError("guardian-link-used");
  return { name: row.firstName, confirmed: row.guardianConfirmedAt !== null };
}

/** Idempotent. Throws guardian-link-used. */
export async function confirmAsOwnGuardian(deps: Deps, token: string): Promise<void> {
  const tokenHash = await hashLinkToken(token);
  const [row] = await deps.read(askedByToken(deps.db, tokenHash));
  if (!row) throw new AppError("guardian-link-used");
  await deps.write([
    ...confirmGuardian(deps.db, tokenHash, deps.now()),
    refreshStamps(deps.db, row.id),
    closeRequest(deps.db, "guardian", row.num),
  ]);
}

/** Throws guardian-link-used. */
export async function declineAsGuardian(deps: Deps, token: string): Promise<void> {
  const tokenHash = await hashLinkToken(token);
  const [row] = await deps.read(askedByToken(deps.db, tokenHash));
  if (!row) throw new AppError("guardian-link-used");
  const { forgotten } = await deps.write({
    forgotten: clearGuardian(deps.db, tokenHash),
    request: closeRequest(deps.db, "guardian", row.num),
  });
  if (forgotten.length === 0) throw new AppError("guardian-link-used");
}

/** Run by the clock: notifies, once, accounts that have waited for a month. */
export async function notifyWaitingAccounts(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.write(
    notifyWaiting(deps.db, {
      ...{ before: now - TOLD_AFTER, now, limit: TOLD_AT_ONCE },
      content:
        "Quem é responsável por você ainda não confirmou a sua conta. Confira o e-mail e peça de novo: leva um minuto.",
      link: accountPaths.guardianSection(),
    }),
  );
}
