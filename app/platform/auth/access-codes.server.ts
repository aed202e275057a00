import {
  ACCESS_CODE_LENGTH,
  type AccessCode,
  codeBody,
  codeDigits,
  normalCode,
  readCodeBody,
} from "#app/platform/access/access-code.ts";
import { signatureOf, signingSecrets } from "./signed-value.server.ts";

/** Codes of access cards and invitations: signed, so that none is stored and none can be guessed. */
export type AccessCodes = {
  codeOf(code: AccessCode): Promise<string>;
  /** Null if not signed by our keys. */
  read(text: string): Promise<AccessCode | null>;
};

const SIGNED = 8;

async function signed(body: string, secret: string): Promise<string> {
  return body + codeDigits(await signatureOf(`access-card:${body}`, secret), SIGNED);
}

export function createAccessCodes(keys: string): AccessCodes {
  return {
    async codeOf(code) {
      const [first] = signingSecrets(keys);
      if (!first) throw new Error("SESSION_KEYS names no key");
      return signed(codeBody(code), first);
    },
    async read(text) {
      const typed = normalCode(text);
      const found = readCodeBody(typed);
      if (!found) return null;
      const body = typed.slice(0, ACCESS_CODE_LENGTH - SIGNED);
      for (const secret of signingSecrets(keys)) if ((await signed(body, secret)) === typed) return found;
      return null;
    },
  };
}
