/**
 * Characters that show nothing and spoil layout and search: controls, soft hyphens, zero-width and bidirectional marks, private use
 * (glyphs of a font nobody has), halves of surrogate pairs.
 */
const invisible =
  /[^\P{Cc}\n\t]|[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|\p{Co}|\p{Cs}/gu;

/** A space that must not break keeps a number with its unit ("5 kg", "R$ 5,00"); elsewhere it is an accident of copying. */
const needlessHardSpace = /(?<![\d$º°§])\u00a0(?![\d%])/g;

/** A source without the damage of copying and extraction (the defects listed with the ENEM data). Well-formed Unicode afterwards. */
export function cleanText(source: string): string {
  return source
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(invisible, "")
    .replace(needlessHardSpace, " ");
}
