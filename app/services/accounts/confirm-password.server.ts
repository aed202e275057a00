import type { Viewer } from "#app/access/viewer.ts";
import { accountLimits } from "#app/domain/accounts/account-limits.ts";
import { AppError } from "#app/errors/app-error.ts";
import { type OwnAccount, ownAccount } from "#app/queries/accounts/account-settings.server.ts";
import { countAttempt, forgetOldAttempts, takeBackAttempt } from "#app/queries/rate-limits.server.ts";
import type { Deps } from "../deps.ts";

/**
 * The viewer's account by password. Counts attempts before the hash: 10 failures in 10 minutes per address and account
 * (security.md SEC-09). Throws auth/too-many-requests, password-missing, auth/wrong-password.
 */
export async function confirmPassword(
  deps: Deps,
  viewer: Viewer,
  { password, address }: { password: string; address: string },
): Promise<OwnAccount> {
  const { db } = deps;
  if (!(await deps.limits.login(address))) throw new AppError("auth/too-many-requests");
  const limits = [accountLimits.signIn(address), accountLimits.password(viewer.id)] as const;
  const now = deps.now();
  const [[byAddress], [byAccount], [account]] = await deps.write(
    countAttempt(db, limits[0], now),
    countAttempt(db, limits[1], now),
    ownAccount(db, viewer.id),
    forgetOldAttempts(db, now),
  );
  if (byAddress?.refused || byAccount?.refused) throw new AppError("auth/too-many-requests");
  const takeBack = () => deps.write(takeBackAttempt(db, limits[0].key), takeBackAttempt(db, limits[1].key));
  if (!account?.passwordHash) {
    await takeBack();
    throw new AppError("password-missing");
  }
  const right = await verified(deps, account.passwordHash, password, takeBack);
  if (!right) throw new AppError("auth/wrong-password");
  await takeBack();
  return account;
}

/** Whether the password is right. An attempt refused before its hash does not count. */
async function verified(
  deps: Deps,
  hash: string,
  password: string,
  takeBack: () => Promise<unknown>,
): Promise<boolean> {
  try {
    return await deps.passwords.verify(hash, password);
  } catch (error) {
    await takeBack();
    throw error;
  }
}
