// Private use characters stand for escaped signs while the signs that mean something are looked for.
const first = 0xe010;
const signs = "~=#{}:\\\n";

/** A GIFT text with its escaped signs (`\~ \= \# \{ \} \: \\ \n`) held as characters that mean nothing. */
export function holdEscapes(text: string): string {
  return text
    .replace(/[\ue000-\uf8ff]/g, "")
    .replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
      String.fromCharCode(first + signs.indexOf(sign === "n" ? "\n" : sign)),
    );
}

/** The signs themselves, once the text is taken apart. */
export function releaseEscapes(text: string): string {
  return text.replace(/[\ue010-\ue017]/g, (held) => signs.charAt(held.charCodeAt(0) - first));
}

/** A text as GIFT writes it: one line, every sign of its own escaped. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, "\\$&").replace(/\n/g, "\\n");
}
