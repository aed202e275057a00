const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Addresses at sign-up are under 81 characters (R-ACC-4). */
export const EMAIL_MAX = 80;

export function isEmail(text: string): boolean {
  return text.length <= 254 && PATTERN.test(text);
}
