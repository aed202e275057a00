import { readSignedValue, signValue } from "./signed-value.server.ts";

/** `id`: random, of a browser. `accounts`: the last that signed in there, newest first. */
type KnownDevice = { id: string; accounts: readonly string[] };

/** A school's computer knows so many of the people who use it. */
const MOST_ACCOUNTS = 8;

/** Devices that signed in to an account: attempts of others cannot lock its owner out of them (SEC-09). */
export type Devices = {
  /** The cookie of a device after a sign-in; `former`: its cookie before. */
  tokenOf(userId: string, former: string | null): Promise<string>;
  read(token: string | null): Promise<KnownDevice | null>;
};

export function createKnownDevices(keys: string, newId: () => string): Devices {
  async function read(token: string | null): Promise<KnownDevice | null> {
    const found = token ? ((await readSignedValue(token, keys)) as Partial<KnownDevice> | null) : null;
    return typeof found?.id === "string" && Array.isArray(found.accounts)
      ? { id: found.id, accounts: found.accounts }
      : null;
  }
  return {
    read,
    async tokenOf(userId, former) {
      const known = await read(former);
      const others = known?.accounts.filter((each) => each !== userId) ?? [];
      const accounts = [userId, ...others].slice(0, MOST_ACCOUNTS);
      return signValue({ id: known?.id ?? newId(), accounts } satisfies KnownDevice, keys);
    },
  };
}
