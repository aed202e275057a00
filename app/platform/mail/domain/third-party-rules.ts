import { DAY } from "#app/platform/time/units.ts";

/** Mails to one address, of every kind and sender together. */
export const TO_ADDRESS = { limit: 3, seconds: DAY } as const;

/** Mails that one person's doing sends to addresses that are not their own, of every kind together (decision 070). */
export const thirdPartyLimits = {
  by: (userId: string) => ({ key: `third-mail-by:${userId}`, limit: 5, seconds: DAY }),
  to: (addressHash: string) => ({ key: `third-mail-to:${addressHash}`, ...TO_ADDRESS }),
} as const;

/** Seconds for which a request is open at an address, unless it is answered or replaced before. */
export const REQUEST_OPEN_SECONDS = 3 * DAY;

const LONGEST_NAME = 30;

/** What a mail to somebody else says of a person: the first word of their name, letters alone, so that it carries no message. */
export function mailedName(firstName: string): string {
  const [word = ""] = firstName.normalize("NFC").trim().split(/\s+/);
  return word.length <= LONGEST_NAME && /^[\p{L}\p{M}]+$/u.test(word) ? word : "Uma pessoa";
}

/** The last sentence of such a mail. `url`: of the page that ends them. */
export function optOutLine(url: string): string {
  return `Não quer receber mensagens que outras pessoas pedem? Abra ${url} e confirme.`;
}
