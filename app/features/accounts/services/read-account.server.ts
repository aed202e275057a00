import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deviceName } from "../domain/device-name.ts";
import { ownAccount, pendingEmailOf } from "../queries/account-settings.server.ts";
import { guardianOf } from "../queries/guardians.server.ts";
import { guardianView, type OwnGuardian } from "./guardian.server.ts";
import { sessionsOf } from "./sessions-of-viewer.server.ts";

/** A device as its owner sees it. Times in epoch seconds. */
export type Device = { id: string; name: string; createdAt: number; current: boolean };

export type Account = {
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  pendingEmail: string | null;
  guardian: OwnGuardian;
  /** The current one first, then newest first. */
  devices: Device[];
};

/** The viewer's own address. Throws session-changed if the account is gone. */
export async function readEmail(deps: Deps, viewer: Viewer): Promise<string> {
  const [account] = await deps.read(ownAccount(deps.db, viewer.id));
  if (!account) throw new AppError("session-changed");
  return account.email;
}

/** The viewer's own account. One round trip. Throws session-changed if it is gone. */
export async function readAccount(deps: Deps, viewer: Viewer): Promise<Account> {
  const [
    sessions,
    {
      account: [account],
      pending: [pending],
      guardian: [guardian],
    },
  ] = await Promise.all([
    sessionsOf(deps, viewer),
    deps.read({
      account: ownAccount(deps.db, viewer.id),
      pending: pendingEmailOf(deps.db, viewer.id, deps.now()),
      guardian: guardianOf(deps.db, viewer.id),
    }),
  ]);
  if (!account) throw new AppError("session-changed");
  const devices = sessions
    .map(({ id, createdAt, current, userAgent }) => ({ id, createdAt, current, name: deviceName(userAgent) }))
    .sort((one, other) => Number(other.current) - Number(one.current));
  return {
    email: account.email,
    emailVerified: account.emailVerified,
    hasPassword: account.passwordHash !== null,
    pendingEmail: pending?.email ?? null,
    guardian: guardianView(guardian),
    devices,
  };
}
