import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { GoogleIdentity } from "../../domain/google/google-identity.ts";
import { googleOutcome } from "../../domain/google/google-outcome.ts";
import {
  confirmByGoogle,
  emptyUnconfirmed,
  insertGoogleUser,
  linkSubject,
  userOfSubject,
} from "../../queries/identities.server.ts";
import { createProgressOf } from "../../queries/progress.server.ts";
import { type PersonForSignIn, userForSignIn } from "../../queries/sessions.server.ts";

type Comer = GoogleIdentity & { promoCode: string | null };

/**
 * A Google identity's account, created if missing; never by e-mail alone (SEC-10). Null if that e-mail's
 * account needs its password. Throws auth/google-failed if it changed meanwhile.
 */
export async function createGoogleAccount(deps: Deps, comer: Comer): Promise<PersonForSignIn | null> {
  const {
    linked: [linked],
    sameEmail: [sameEmail],
  } = await deps.read({
    linked: userOfSubject(deps.db, comer.subject),
    sameEmail: userForSignIn(deps.db, comer.email),
  });
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
  const { created } = await deps.write({
    user: insertGoogleUser(db, { ...comer, id, now }),
    progress: createProgressOf(db, email),
    link: linkSubject(db, { userId: id, subject, email, now, onlyUnconfirmed: false }),
    created: userOfSubject(db, subject),
  });
  return created[0];
}

/** Takes over an account that never confirmed this address; nothing its creator entered remains. */
async function takeOver(deps: Deps, userId: string, comer: Comer): Promise<PersonForSignIn | undefined> {
  const { db } = deps;
  const { subject, email } = comer;
  const { taken } = await deps.write({
    emptied: emptyUnconfirmed(db, userId),
    link: linkSubject(db, { userId, subject, email, now: deps.now(), onlyUnconfirmed: true }),
    confirmed: confirmByGoogle(db, userId, comer),
    taken: userOfSubject(db, subject),
  });
  return taken[0];
}
