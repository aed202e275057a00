import { homePaths } from "#app/features/home/paths.ts";
import { newLinkToken } from "#app/platform/auth/link-token.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt, purgeOldAttempts } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { insertMailWhere } from "#app/platform/mail/queries/mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { accountLimits, CONFIRM_SECONDS } from "../../domain/account-limits.ts";
import { accountExistsMail, confirmEmailMail } from "../../domain/account-mails.ts";
import type { AccountReply } from "../../domain/account-reply.ts";
import { newAccountProblem } from "../../domain/passwords/common-passwords.server.ts";
import {
  normalEmail,
  normalName,
  normalPromoCode,
  type SignUpValues,
} from "../../domain/sign-up/sign-up-rules.ts";
import { signInPaths } from "../../paths.ts";
import { insertLink, type LinkOrigin, purgeOldLinks } from "../../queries/account-links.server.ts";
import { insertNewUser } from "../../queries/accounts.server.ts";
import { createProgressOf } from "../../queries/progress.server.ts";
import { type AskedFrom, linkOrigin } from "../sign-in/link-origin.server.ts";

type SignUp = SignUpValues & { promoCode: string | null; address: string; asked?: AskedFrom };
/** What the confirmation of this sign-up will set. */
type Chosen = { passwordHash: string; firstName: string; lastName: string; promoCode: string | null };

/**
 * Signs up (R-CALL-2 createNewUser). Reply and time do not depend on whether the e-mail has an account (SEC-08). An
 * unconfirmed account changes only when this sign-up's link is used (SEC-10). Throws auth/too-many-requests, before any
 * hash.
 */
export async function createNewUser(deps: Deps, input: SignUp): Promise<AccountReply> {
  const email = normalEmail(input.email);
  const firstName = normalName(input.firstName);
  const lastName = normalName(input.lastName);
  const problem = newAccountProblem(input);
  if (problem) return [false, problem.message];
  const now = deps.now();
  const {
    byAddress: [byAddress],
    byEmail: [byEmail],
  } = await deps.write({
    byAddress: countAttempt(deps.db, accountLimits.signUp(input.address), now),
    byEmail: countAttempt(deps.db, accountLimits.mail("signup", email), now),
    oldAttempts: purgeOldAttempts(deps.db, now),
  });
  if (byAddress?.refused) throw new AppError("auth/too-many-requests");
  // This address has had its hourly mails, whether or not it has an account.
  if (byEmail?.refused) return [true, ""];
  const passwordHash = await deps.passwords.hash(input.password);
  const promoCode = normalPromoCode(input.promoCode);
  const origin = await linkOrigin(input.asked);
  await store(deps, email, { passwordHash, firstName, lastName, promoCode }, origin);
  deps.later(deliverMail);
  return [true, ""];
}

async function store(deps: Deps, email: string, chosen: Chosen, origin: LinkOrigin): Promise<void> {
  const { db, newId } = deps;
  const now = deps.now();
  const { token, tokenHash } = await newLinkToken(newId);
  const confirm = { id: newId(), ...confirmEmailMail(deps.publicUrl() + signInPaths.confirmEmail(token)) };
  const exists = { id: newId(), ...accountExistsMail(deps.publicUrl() + homePaths.withLogin()) };
  const payload = { ...chosen, ...origin };
  const link = { tokenHash, purpose: "confirm", payload, now, seconds: CONFIRM_SECONDS } as const;
  await deps.write([
    insertNewUser(db, { id: newId(), email, ...chosen, createdAt: now }),
    createProgressOf(db, email),
    purgeOldLinks(db, email, now),
    insertLink(db, email, link),
    insertMailWhere(db, { email, verified: false, mail: confirm, now }),
    insertMailWhere(db, { email, verified: true, mail: exists, now }),
  ]);
}
