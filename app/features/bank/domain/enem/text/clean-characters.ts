/** Symbol-font glyphs in the private-use area (U+F0xx) with a certain meaning. */
const symbolGlyphs = new Map(
  "44Δ 57Ω 61α 62β 64δ 67γ 6cλ 6dμ 70π 71θ 72ρ 73σ 77ω a3≤ a5∞ ae→ b0° b1± b3≥ b4× b7• b9≠ d6√ d7· de⇒"
    .split(" ")
    .map((pair) => [Number.parseInt(pair.slice(0, 2), 16), pair.slice(2)]),
);

/** Windows-1252 0x80–0x9F, which wrong decoding leaves as control characters; a space where unused. */
const windows1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** Cyrillic letters that look Latin, in pairs: extraction errors inside Latin words. */
const lookAlikes = new Map(
  "аa еe оo рp сc хx уy іi ѕs ҫç АA ЕE ОO РP СC ХX КK МM ТT ВB НH"
    .split(" ")
    .map((pair) => [pair[0], pair[1]]),
);

/** KaTeX's hidden copy of an exponent: "10^{-2}" followed by "−2" among zero-width spaces. */
const exponentResidue = /(\^\{[^{}\n]*\})\d*\u200b[\s\u200b]*[−–-]?\d+(?:[\s\u200b]*\u200b)?/g;

/** INEP's formula font: bars of an absolute value (2020/146). */
const formulaBar = "\u0005";

/** NFC, line feeds, plain spaces; no zero-width, control or private-use characters, except those with a known meaning. */
export function cleanCharacters(text: string): string {
  return withBars(text)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(exponentResidue, "$1")
    .replace(/\u0082(?=\p{L})/gu, ", ")
    .replace(/[\u0080-\u009f]/g, (each) => windows1252.charAt(each.charCodeAt(0) - 0x80))
    .replace(/[\ue000-\uf8ff]/g, meaningOfPrivateUse)
    .replace(/\u00a0+(?=\n|$)/g, "")
    .replace(/[\u00a0\u2000-\u2002\u2004-\u200a\u202f\u205f\u3000\t\v\f]/g, " ")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|(?!\n)\p{Cc}/gu, "")
    .replace(/[\u02bc\ua78c]/g, "’")
    .replace(/[\p{L}\p{M}]+/gu, latinWord)
    .normalize("NFC");
}

function withBars(text: string): string {
  const pieces = text.split(formulaBar);
  const areBars =
    pieces.length % 2 === 1 && pieces.every((each, at) => at % 2 === 0 || /^.*\d.*$/.test(each));
  return areBars ? pieces.join("|") : text;
}

function latinWord(word: string): string {
  if (!/\p{Script=Latin}/u.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
  return word.replace(/\p{Script=Cyrillic}/gu, (letter) => lookAlikes.get(letter) ?? letter);
}

/** U+F7xx: Adobe's small capitals; the low byte is the character ("¿" for U+F7BF). */
function meaningOfPrivateUse(character: string): string {
  const page = character.charCodeAt(0) >> 8;
  const low = character.charCodeAt(0) & 0xff;
  if (page === 0xf7 && low > 0x20 && (low < 0x7f || low > 0xa0)) return String.fromCharCode(low);
  return page === 0xf0 ? (symbolGlyphs.get(low) ?? "") : "";
}
