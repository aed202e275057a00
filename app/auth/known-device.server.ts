import { readSignedValue, signValue } from "./signed-value.server.ts";

/** Account of the last sign-in on a device. */
type KnownDevice = { device: string };

/** Devices that signed in to an account: attempts of others cannot lock its owner out of them (security.md SEC-09). */
export type Devices = {
  tokenOf(userId: string): Promise<string>;
  userOf(token: string | null): Promise<string | null>;
};

export function openDevices(keys: string): Devices {
  return {
    tokenOf: (userId) => signValue({ device: userId } satisfies KnownDevice, keys),
    async userOf(token) {
      const known = token ? ((await readSignedValue(token, keys)) as Partial<KnownDevice> | null) : null;
      return typeof known?.device === "string" ? known.device : null;
    },
  };
}
