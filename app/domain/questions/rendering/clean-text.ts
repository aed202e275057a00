/** Invisible characters that break layout and search: controls, soft hyphens, bidi marks, private use, lone surrogates. */
const invisible =
  /[^\P{Cc}\n\t]|[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|\p{Co}|\p{Cs}/gu;

/** A no-break space joins number and unit ("5 kg", "R$ 5,00"); elsewhere it is a copying artefact. */
const needlessHardSpace = /(?<![\d$º°§])\u00a0(?![\d%])/g;

/** Removes copying and extraction damage (listed with the ENEM data). Well-formed Unicode afterwards. */
export function cleanSource(source: string): string {
  return source
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(invisible, "")
    .replace(needlessHardSpace, " ");
}
