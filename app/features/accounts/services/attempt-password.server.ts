import type { Deps } from "#app/platform/context/deps.ts";
import type { ReadStatement, Statement } from "#app/platform/db/database.server.ts";
import type { Fields, RowOf } from "#app/platform/db/fields.server.ts";
import {
  type AttemptLimit,
  countAttempt,
  deleteLastAttempt,
  purgeOldAttempts,
} from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** Where a failure counts: first at one device, then to the login, then from the address. */
export type PasswordLimits = { at: AttemptLimit; to: AttemptLimit; from: AttemptLimit };

type Trial<Account> = {
  password: string;
  hashOf: (account: Account) => string | null;
  /** Whether this device has signed in to the account. */
  isKnown: (account: Account | undefined) => boolean;
};

type Attempted<Account> = {
  /** Undefined where no account has the login. */
  account: Account | undefined;
  right: boolean;
  /** Only failures count: for the batch of what follows a right password. */
  uncount: readonly Statement[];
};

/**
 * Verifies a password. The attempt counts before its hash, without races; costs the same whether or not the account
 * exists (SEC-08, SEC-09). A known device is limited by its own count alone. Throws auth/too-many-requests,
 * auth/too-many-attempts (the login's), before any hash.
 */
export async function attemptPassword<Named extends Fields>(
  deps: Deps,
  { at, to, from }: PasswordLimits,
  find: ReadStatement<Named>,
  { password, hashOf, isKnown }: Trial<RowOf<Named>>,
): Promise<Attempted<RowOf<Named>>> {
  const { db } = deps;
  const now = deps.now();
  const {
    here: [here],
    login: [login],
    address: [address],
    account: [account],
  } = await deps.write({
    here: countAttempt(db, at, now),
    login: countAttempt(db, to, now, at.key),
    address: countAttempt(db, from, now, at.key),
    account: find,
    oldAttempts: purgeOldAttempts(db, now),
  });
  if (here?.refused) throw new AppError("auth/too-many-requests");
  const uncount = [
    deleteLastAttempt(db, at.key),
    ...(login?.refused === false ? [deleteLastAttempt(db, to.key)] : []),
    ...(address?.refused === false ? [deleteLastAttempt(db, from.key)] : []),
  ];
  try {
    if (!isKnown(account)) {
      if (login?.refused) throw new AppError("auth/too-many-attempts");
      if (address?.refused) throw new AppError("auth/too-many-requests");
    }
    const right = await deps.passwords.verify(account ? hashOf(account) : null, password);
    return { account, right, uncount };
  } catch (error) {
    await deps.write(uncount);
    throw error;
  }
}
