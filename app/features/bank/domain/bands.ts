import { fingerprintOf, type KnownQuestion } from "./enem/same-question.ts";

/** MinHash bands: two questions that share half their shingles share a band in 997 of 1,000 cases. */
const bandCount = 20;
const rowsInBand = 2;
/** Fewer shingles prove nothing. */
const fewestShingles = 4;

/** MinHash over four-word shingles: near-duplicates share at least one band. `sameQuestion` decides. */
export function bandsOf(question: KnownQuestion<unknown>): number[] {
  const { shingles } = fingerprintOf(question);
  if (shingles.size < fewestShingles) return [];
  const hashes = [...shingles].map(hashOf);
  return Array.from({ length: bandCount }, (_, band) => {
    let key = Math.imul(band + 1, 0x9e3779b1);
    for (let row = 0; row < rowsInBand; row += 1) {
      const seed = Math.imul(band * rowsInBand + row + 1, 0x85ebca6b);
      let least = 0xffffffff;
      for (const hash of hashes) least = Math.min(least, mixed(hash ^ seed));
      key = mixed(Math.imul(key, 31) ^ least);
    }
    return key;
  });
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** 32-bit avalanche mix. */
function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
