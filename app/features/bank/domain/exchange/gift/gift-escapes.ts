// Private use characters replace escaped signs during parsing.
const first = 0xe010;
const signs = "~=#{}:\\\n";

/** Masks escaped signs (`\~ \= \# \{ \} \: \\ \n`). */
export function maskEscapes(text: string): string {
  return text
    .replace(/[\ue000-\uf8ff]/g, "")
    .replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
      String.fromCharCode(first + signs.indexOf(sign === "n" ? "\n" : sign)),
    );
}

export function releaseEscapes(text: string): string {
  return text.replace(/[\ue010-\ue017]/g, (held) => signs.charAt(held.charCodeAt(0) - first));
}

/** One line, every GIFT sign escaped. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, "\\$&").replace(/\n/g, "\\n");
}
