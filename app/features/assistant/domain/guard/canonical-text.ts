/** Characters that look like a Latin letter and that NFKC leaves as they are. */
const lookAlikes = new Map(
  (
    "АA ВB СC ЕE аa еe сc оo рp хx ІI іi ТT Мm Нh КK ОO РP ΑA ΒB ΕE ΟO ΤT ΙI ᴀA ʙB ᴄC ᴅD ᴇE ᴏO ᴛT ʀR ꓮA ꓐB ꓚC ꓓD ꓰE ᎪA ᏴB ᏟC ᎠD ᎬE ϹC ϲc " +
    "ԁd ᗅA ᗷB ᑕC ᗪD ∁C ©C ¢c ɑa ƐE ↃC ƆC"
  )
    .split(" ")
    .map((pair) => [...pair] as [string, string]),
);

/** Letters in boxes, in circles and of flags: first code points of A. */
const boxedAlphabets = [0x1f150, 0x1f170, 0x1f1e6] as const;

function unboxed(character: string): string {
  const code = Number(character.codePointAt(0));
  const start = boxedAlphabets.find((first) => code >= first && code < first + 26);
  return start === undefined ? character : String.fromCharCode(65 + code - start);
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const subscripts = "₀₁₂₃₄₅₆₇₈₉";

const namedEntities = new Map([
  ["nbsp", " "],
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
]);

const printable = (code: number) => (code >= 32 && code < 0x110000 ? String.fromCodePoint(code) : " ");

/** Decodes "&#67;", "&#x43;", "\u0043" and "%43". */
function decoded(text: string): string {
  return text
    .replace(/&#(\d{1,7});/g, (_, code: string) => printable(Number(code)))
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => printable(Number.parseInt(code, 16)))
    .replace(/&([a-z]{2,4});/g, (whole, name: string) => namedEntities.get(name) ?? whole)
    .replace(/\\?\\u\{?00([2-7][0-9a-f])\}?/gi, (_, code: string) => printable(Number.parseInt(code, 16)))
    .replace(/\\x([2-7][0-9a-f])/gi, (_, code: string) => printable(Number.parseInt(code, 16)))
    .replace(/(?<!\d)%([4-7][0-9a-f])/gi, (_, code: string) => printable(Number.parseInt(code, 16)));
}

const latexRules: readonly (readonly [RegExp, string])[] = [
  [/([\^_])\s*\{([^{}]{1,12})\}/g, "$1$2"],
  [/\\(?:color|textcolor|hspace|vspace|phantom)\s*\{[^{}]{0,40}\}/g, " "],
  [/\\[dt]?frac\s*\{([^{}]{0,60})\}\s*\{([^{}]{0,60})\}/g, "($1)/($2)"],
  [/\\sqrt\s*\{?/g, "√"],
  [/\\(?:times|cdot|ast)(?![a-z])/g, "×"],
  [/\\pi(?![a-z])/g, "π"],
  [/\\(?:left|right|big|Big)(?![a-z])/g, ""],
  [/\\(?:quad|qquad)(?![a-z])|\\[,;:! ]/g, " "],
  [/\{,\}/g, ","],
  [/\\%/g, "%"],
  [/\\[()[\]]/g, "$"],
  [/\\[a-zA-Z]+\s*\{/g, ""],
  [/\\([#$&_{}])/g, "$1"],
  [/[{}]/g, ""],
  [/\((\d+(?:,\d+)?)\)\/\((\d+(?:,\d+)?)\)/g, "$1/$2"],
  [/\$+/g, "$"],
];

const markdownRules: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^>]{0,80}>/gi, ""],
  [/!?\[([^\]\n]{0,300})\]\(([^)\n]{0,300})\)/g, "$1 $2 "],
  [/[*`~]+/g, ""],
  [/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ""],
];

/**
 * A text as a person reads it: no invisible characters, look-alike letters as Latin ones, LaTeX and Markdown reduced to what
 * they show. Formulas stay between "$"; accents stay, exponents are "^2".
 */
export function canonicalText(text: string): string {
  const scripted = decoded(text)
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => `^${superscripts.indexOf(digit)}`)
    .replace(/[₀₁₂₃₄₅₆₇₈₉]/g, (digit) => `_${subscripts.indexOf(digit)}`)
    .replace(/[º°]/g, "°");
  const plain = scripted
    .replace(/(?<!\p{L})(R|US)\\?\$/gu, "$1¤")
    .replace(/[\u0370-\u03ff]/g, (character) => lookAlikes.get(character) ?? character)
    .normalize("NFKC")
    .replace(/(?<!\p{L})[ÇĆČĈĊḂḄĎḊḌÞ](?!\p{L})/gu, (letter) => letter.normalize("NFD").charAt(0))
    .replace(/\p{Cf}|\p{M}|\u3164|\u2800/gu, "")
    .replace(/\u2044/g, "/")
    .replace(/[−‐‑–—]/g, "-")
    .replace(/[\u{1f150}-\u{1f1ff}]/gu, unboxed)
    .replace(/[^\p{ASCII}]/gu, (character) => lookAlikes.get(character) ?? character);
  return [...latexRules, ...markdownRules]
    .reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), plain)
    .replace(/[^\S\n]+/g, " ");
}
