import { once } from "#app/platform/text/once.ts";

const WINDOWS = "Windows-1252";

/** The letters of the bytes 128 to 255. */
const PAGES: Readonly<Record<string, string>> = {
  Macintosh:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
  "MS-DOS 850":
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  "MS-DOS 860":
    "ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  "MS-DOS 437":
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
};

/** All pages, the likeliest first. */
const pages = once((): ReadonlyMap<string, string> => {
  const high = Uint8Array.from({ length: 128 }, (_, index) => 128 + index);
  return new Map([[WINDOWS, new TextDecoder("windows-1252").decode(high)], ...Object.entries(PAGES)]);
});

const PIECE = 8192;

function decodedBy(page: string, bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += Array.from(bytes.subarray(at, at + PIECE), (byte) =>
      byte < 128 ? String.fromCharCode(byte) : page.charAt(byte - 128),
    ).join("");
  return text;
}

const LOWER = "áàâãéêíóôõúüç";
const UPPER = LOWER.toUpperCase();

/** How well a letter beyond ASCII fits between its neighbours in Portuguese: 3 well, 1 perhaps, −4 not. */
function fitOf(letter: string, before: string, after: string): number {
  if ("ºª°".includes(letter)) return /\d/.test(before) || /[nN]/.test(before) ? 3 : -2;
  if ("\u00a0–—“”‘’´".includes(letter)) return letter === "’" && /\p{L}/u.test(before + after) ? 1 : 0;
  const isLower = LOWER.includes(letter);
  if (!isLower && !UPPER.includes(letter)) return "ñÑëËïÏöÖäÄèÈ".includes(letter) ? -1 : -4;
  if (!/\p{L}/u.test(before + after)) return -4;
  const neighbours = isLower ? /\p{Lu}/u.test(after) || /\p{Lu}{2}$/u.test(before) : /\p{Ll}$/u.test(before);
  if (neighbours) return -4;
  const low = letter.toLowerCase();
  const next = after.toLowerCase();
  if (low === "ç") return /^[aouãõáóúâôê]/.test(next) ? 3 : -3;
  if (low === "ã") return /^(?:[oes]|$|[^\p{L}])/u.test(next) ? 3 : 0;
  if (low === "õ") return next.startsWith("e") ? 3 : -1;
  if ("üàç".includes(low)) return 1;
  return 2;
}

/** Letters that are looked at: enough to distinguish the pages. */
const LOOKED_AT = 3000;

function scoreOf(text: string): number {
  let score = 0;
  let seen = 0;
  for (const { 0: letter, index } of text.matchAll(/[\u0080-\uffff]/g)) {
    score += fitOf(letter, text.slice(Math.max(index - 2, 0), index), text.slice(index + 1, index + 2));
    if (++seen === LOOKED_AT) break;
  }
  return score;
}

/** A text in one byte a letter, by the code page that gives the best Portuguese. `page`: its name for people. */
export function decodeLetters(bytes: Uint8Array): { text: string; page: string } {
  const sample = bytes.subarray(0, 400_000);
  let best = { page: WINDOWS, letters: "", score: Number.NEGATIVE_INFINITY };
  for (const [page, letters] of pages()) {
    const score = scoreOf(decodedBy(letters, sample));
    if (score > best.score) best = { page, letters, score };
  }
  return { text: decodedBy(best.letters, bytes), page: best.page };
}

/** The bytes of a text in a code page; null where it has other letters. */
function encodedIn(letters: string, text: string): Uint8Array | null {
  const places = new Map([...letters].map((letter, index) => [letter, 128 + index]));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const byte = places.get(text.charAt(at)) ?? (code < 256 ? code : undefined);
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}

function utf8In(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-8 that was read as Windows-1252, Macintosh or MS-DOS and written again, "JosÃ©", "Jos√©", "Jos├®"; null for any other text. */
export function repairedLetters(text: string): string | null {
  if (!/[ÃÂ√¬├┬][^\s\w]/.test(text)) return null;
  for (const letters of pages().values()) {
    const bytes = encodedIn(letters, text);
    const read = bytes && utf8In(bytes);
    if (read !== null && read !== text) return read;
  }
  return null;
}

/** UTF-8 with some lines of another file inside it: each line by itself. Null where less than half of such lines are UTF-8. */
export function decodeMixed(bytes: Uint8Array): string | null {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  const marked = lines.filter((line) => line.some((byte) => byte > 127));
  const whole = marked.filter((line) => utf8In(line) !== null);
  if (whole.length * 2 < marked.length) return null;
  return lines.map((line) => utf8In(line) ?? decodeLetters(line).text).join("");
}
