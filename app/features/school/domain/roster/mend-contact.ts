import { isEmail } from "#app/features/accounts/domain/email.ts";
import { KINDS, type Mended } from "./roster-doubt.ts";

const AREAS = new Set(
  `11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66
  67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99`.split(/\s+/),
);

/** "6.1999990101E+10" → "61999990101"; "6,2E+10", whose last digits are lost → null. Any other text as it is. */
export function wholeNumber(cell: string): { digits: string; kinds: string[] } | null {
  const found = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(cell.trim());
  if (found) {
    const [, first = "", rest = "", power = ""] = found;
    return rest.length === Number(power) ? { digits: first + rest, kinds: [KINDS.zero] } : null;
  }
  const bare = cell.replace(/^(\d+)[.,]0{1,2}$/, "$1");
  return { digits: bare, kinds: bare === cell ? [] : [KINDS.zero] };
}

/** A cell without what stands in brackets or in words beside the value, unless the brackets are of the area code. */
function withoutWords(cell: string): string {
  return cell
    .replace(/[([{](?![\d\s x-]*[)\]}])[^)\]}]*(?:[)\]}]|$)/gi, " ")
    .replace(/\b0xx ?(?=\d)/gi, "0")
    .replace(/[\p{L}][\p{L}\p{M}.:º° '-]*/gu, " ");
}

type Phone = { digits: string; kinds: string[] };

/** Without the codes of the country, the operator and long distance. */
function localNumber(digits: string, isForeign: boolean): Phone {
  if (isForeign && !digits.startsWith("55")) return { digits, kinds: [KINDS.foreign] };
  const bare = digits.replace(/^00/, "").replace(/^55(?=0?\d{10,11}$)/, "");
  const national = bare.replace(/^0(?=\d{8,11}$)/, "");
  const called = national.replace(/^0\d{2}(?=\d{10,11}$)/, "");
  return { digits: called, kinds: called === national ? [] : [KINDS.prefix] };
}

/** What may be wrong with a number that is stored; null: it is none at all. */
function kindOfNumber(digits: string): string[] | null {
  if (/^(\d)\1+$/.test(digits) || digits.length < 8 || digits.length > 11) return null;
  if (digits.length < 10) return [KINDS.noArea];
  if (!AREAS.has(digits.slice(0, 2))) return [KINDS.odd];
  const isMobile = /[6-9]/.test(digits.charAt(2));
  if (digits.length === 11) return digits.charAt(2) === "9" ? [] : [KINDS.odd];
  return [isMobile ? KINDS.shortMobile : KINDS.landline];
}

function readPhone(text: string): Phone | null {
  const digits = text.replace(/\D/g, "");
  const found = localNumber(digits, /^\s*\(?\+/.test(text));
  if (found.kinds.includes(KINDS.foreign)) return digits.length >= 8 && digits.length <= 15 ? found : null;
  const kinds = kindOfNumber(found.digits);
  return kinds && { digits: found.digits, kinds: [...found.kinds, ...kinds] };
}

/** Each number of a cell: "61 99999-0101 / 61 98888-0202" has two. */
function phonesIn(written: string): Phone[] {
  // "99999-0101 (61)": the area code stands behind.
  const text = written.replace(/^([\d\s.-]+)\((\d{2})\)\s*$/, "$2 $1");
  const pieces = text.split(/[/;,|&]|\s-\s|\n|(?<=\d{4})\s{2,}(?=\S)|(?<=\d{4})\s+(?=[(+])/);
  const read = pieces.flatMap((piece) => readPhone(piece) ?? []);
  const [whole] = read.length === 0 || pieces.length === 1 ? [readPhone(text)] : [];
  return whole ? [whole] : read;
}

/** A mobile number as digits with its area code, without the country's. */
export function mendMobile(cell: string): Mended {
  if (/^[0\s().+/-]*$/.test(cell)) return { value: "", kinds: [] };
  const number = wholeNumber(cell);
  if (number === null) return { value: "", kinds: [KINDS.lost] };
  const text = withoutWords(number.digits);
  const phones = phonesIn(text);
  // Of several the pupil's is rather one that holds without a doubt.
  const first = phones.find(({ kinds }) => kinds.length === 0) ?? phones[0];
  if (!first) return { value: "", kinds: [KINDS.mobile] };
  const isNoted = /\p{L}/u.test(cell.replace(/E\+?\d+$/i, "").replace(/\b0xx/gi, ""));
  return {
    value: first.digits,
    kinds: [
      ...first.kinds,
      ...(phones.length > 1 ? [KINDS.several] : []),
      ...(isNoted ? [KINDS.note] : []),
      ...number.kinds,
    ],
  };
}

/** Slips of the keyboard in the name of a provider: it is written as it is, and to be checked. */
const SLIPS =
  /@(?:g(?:mial|mal|mai|amil|mail\.com\.br|maill|mil|email|nail)|hot(?:mial|mal|mai|amil|maill|nail)|(?:outlok|outllok|otlook|outloook)|(?:yaho|yahho|iclod|icloude))\b|\.(?:con|cm|cmo|comm|cim|combr|ocm)$/;

/** The first address in a cell, in lower case. */
export function mendEmail(cell: string): Mended {
  const lower = cell.trim().toLowerCase();
  const bare = lower.replace(/^mailto:/, "").replace(/[([{][^)\]}]*(?:[)\]}]|$)/g, " ");
  const inside = /<([^<>]+)>/.exec(bare)?.[1] ?? bare;
  const dotted = inside.replace(/(?<=@[\w-]+),(?=(?:com|net|org|edu|gov)\b)/g, ".").replace(/ *@ */g, "@");
  const pieces = dotted.split(/[\s;,|/]+/).map((piece) => piece.replace(/^[.'"<]+|[.'">:]+$/g, ""));
  const holds = (piece: string) => isEmail(piece) && piece.length <= 80 && /^[\x21-\x7e]+$/.test(piece);
  const found = pieces.filter(holds);
  const [value] = found.length > 0 ? found : [dotted.replace(/\s+/g, "")].filter(holds);
  if (value === undefined) return { value: "", kinds: [KINDS.email] };
  return {
    value,
    kinds: [
      ...(value === lower || lower === `mailto:${value}` ? [] : [KINDS.emailSigns]),
      ...(found.length > 1 ? [KINDS.several] : []),
      ...(SLIPS.test(value) ? [KINDS.emailDomain] : []),
    ],
  };
}
