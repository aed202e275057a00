/** Codes ("7K2M9XQ4") permute `ord` by a four-round Feistel network over 40 bits: order and count stay hidden; not a secret. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const HALF = 2 ** 20;
const ROUND_KEYS = [0x5f0a1, 0x91d37, 0x2b6c5, 0xe4813] as const;

function round(half: number, key: number): number {
  let mixed = Math.imul(half ^ key, 0x9e3779b1) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  return ((mixed ^ (mixed >>> 13)) >>> 0) % HALF;
}

function permute(value: number, keys: readonly number[]): number {
  let left = Math.floor(value / HALF);
  let right = value % HALF;
  for (const key of keys) [left, right] = [right, left ^ round(right, key)];
  // Halves swapped, so that the same network with reversed keys inverts it.
  return right * HALF + left;
}

/** `ord` below 2^40. */
export function questionCode(ord: number): string {
  let rest = permute(ord, ROUND_KEYS);
  let code = "";
  for (let place = 0; place < 8; place++) {
    code = ALPHABET.charAt(rest % 32) + code;
    rest = Math.floor(rest / 32);
  }
  return code;
}

/** In any case, with I, L and O as 1 and 0; or null. */
export function ordOfCode(code: string): number | null {
  const upper = code.toUpperCase().replace(/[IL]/g, "1").replace(/O/g, "0");
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(upper)) return null;
  let value = 0;
  for (const character of upper) value = value * 32 + ALPHABET.indexOf(character);
  const ord = permute(value, [...ROUND_KEYS].reverse());
  return Number.isSafeInteger(ord) && ord > 0 ? ord : null;
}
