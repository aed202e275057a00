/** 106 bits in hexadecimal: detects changes, no protection against forgery. */
export function textHash(texts: readonly string[]): string {
  const whole = texts.map((text) => `${text.length}:${text}`).join("|");
  return half(whole, 1) + half(whole, 2);
}

/** cyrb53, 53 bits. */
function half(text: string, seed: number): string {
  let one = 0xdeadbeef ^ seed;
  let other = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(16).padStart(14, "0");
}
