import { sessionIdOf } from "./sessions.server.ts";
import { readSignedValue, signValue } from "./signed-value.server.ts";

/**
 * Links that stop mails to an address that other people requested: signed, so that only the recipient can stop them.
 */
export type OptOutLinks = {
  tokenOf(addressHash: string): Promise<string>;
  /** The hash of the address; null if not signed by our keys. */
  read(token: string): Promise<string | null>;
};

/** SHA-256: of an address that opted out, only this is stored. */
export function hashOfAddress(email: string): Promise<string> {
  return sessionIdOf(`mail:${email.trim().toLowerCase()}`);
}

export function createOptOutLinks(keys: string): OptOutLinks {
  return {
    tokenOf: (addressHash) => signValue({ optOut: addressHash }, keys),
    async read(token) {
      const value = await readSignedValue(token, keys);
      if (typeof value !== "object" || value === null || !("optOut" in value)) return null;
      return typeof value.optOut === "string" ? value.optOut : null;
    },
  };
}
