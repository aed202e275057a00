/** FNV-1a of a text's characters, 32 bits: the same everywhere and for ever, as addresses and pictures are made of it. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ Number(character.codePointAt(0)), 0x01000193) >>> 0;
  return hash;
}
