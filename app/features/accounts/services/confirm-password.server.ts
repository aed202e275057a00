import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { accountLimits } from "../domain/account-limits.ts";
import { type OwnAccount, ownAccount } from "../queries/account-settings.server.ts";
import { attemptPassword } from "./attempt-password.server.ts";

/**
 * The viewer's account by password: 10 failures in 10 minutes per session, which is a known device (SEC-09).
 * Throws auth/too-many-requests, password-missing, auth/wrong-password.
 */
export async function confirmPassword(
  deps: Deps,
  viewer: Viewer,
  { password, address }: { password: string; address: string },
): Promise<OwnAccount> {
  if (!(await deps.limits.login(address))) throw new AppError("auth/too-many-requests");
  const limits = {
    at: accountLimits.passwordAt(viewer.id, viewer.sessionId),
    to: accountLimits.passwordTo(viewer.id),
    from: accountLimits.signIn(address),
  };
  const { account, right, uncount } = await attemptPassword(deps, limits, ownAccount(deps.db, viewer.id), {
    password,
    hashOf: ({ passwordHash }) => passwordHash,
    isKnown: () => true,
  });
  if (right || !account?.passwordHash) await deps.write(uncount);
  if (!account?.passwordHash) throw new AppError("password-missing");
  if (!right) throw new AppError("auth/wrong-password");
  return account;
}
