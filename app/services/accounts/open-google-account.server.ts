import type { GoogleIdentity } from "#app/domain/accounts/google-identity.ts";
import { googleOutcome } from "#app/domain/accounts/google-outcome.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  confirmByGoogle,
  emptyUnconfirmed,
  insertGoogleUser,
  linkSubject,
  userOfSubject,
} from "#app/queries/identities.server.ts";
import { createProgressOf } from "#app/queries/progress.server.ts";
import { type PersonForSignIn, userForSignIn } from "#app/queries/sessions.server.ts";
import type { Deps } from "../deps.ts";

/** Who comes, and the promo code they came with. */
type Comer = GoogleIdentity & { promoCode: string | null };

/**
 * The account a Google identity opens, made where there is none (security.md SEC-10: never by the e-mail alone). Two that
 * arrive together make one. Null where the e-mail's account is confirmed and not linked: it has a password. Throws
 * auth/google-failed where the account changed meanwhile.
 */
export async function openGoogleAccount(deps: Deps, comer: Comer): Promise<PersonForSignIn | null> {
  const [[linked], [sameEmail]] = await deps.read(
    userOfSubject(deps.db, comer.subject),
    userForSignIn(deps.db, comer.email),
  );
  const verified = sameEmail?.emailVerified ?? false;
  const outcome = googleOutcome({
    linked: linked !== undefined,
    sameEmail: sameEmail ? { verified } : null,
  });
  if (outcome === "refuse") return null;
  if (linked) return linked;
  const made = sameEmail ? await takeOver(deps, sameEmail.id, comer) : await create(deps, comer);
  if (!made) throw new AppError("auth/google-failed");
  return made;
}

async function create(deps: Deps, comer: Comer): Promise<PersonForSignIn | undefined> {
  const { db } = deps;
  const id = deps.newId();
  const now = deps.now();
  const { subject, email } = comer;
  const results = await deps.write(
    insertGoogleUser(db, { ...comer, id, now }),
    createProgressOf(db, email),
    linkSubject(db, { userId: id, subject, email, now, onlyUnconfirmed: false }),
    userOfSubject(db, subject),
  );
  return results[3][0];
}

/** Whoever signed up with this address before never confirmed it: nothing of theirs stays but what the address was given. */
async function takeOver(deps: Deps, userId: string, comer: Comer): Promise<PersonForSignIn | undefined> {
  const { db } = deps;
  const { subject, email } = comer;
  const results = await deps.write(
    ...emptyUnconfirmed(db, userId),
    linkSubject(db, { userId, subject, email, now: deps.now(), onlyUnconfirmed: true }),
    confirmByGoogle(db, userId, comer),
    userOfSubject(db, subject),
  );
  deps.later(({ channels }) => channels.closeUser(userId));
  return results[5][0];
}
