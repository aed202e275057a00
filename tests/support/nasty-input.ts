import type { Random } from "#content/generator/random.ts";

/** Texts that have broken parsers, indexes, decoders or templates somewhere. */
const nasty = [
  "",
  " ",
  '"',
  '"""',
  '"frase sem fim',
  "“aspas curvas”",
  "*",
  "a*",
  "**",
  "AND",
  "a AND",
  "NOT a",
  "OR OR",
  "NEAR(a b, 2)",
  "body:x",
  "meta : (s5)",
  "^a",
  "-a",
  "a + b",
  "{a b}",
  "(((((",
  "a:b:c",
  "'; DROP TABLE questions; --",
  "' OR 1=1 --",
  "%",
  "%%",
  "%00",
  "%E0%A4%A",
  "%2f..%2f",
  "../../etc/passwd",
  "..\\..\\",
  "\u0000",
  "a\u0000b",
  "\u202e\u2066",
  "\ud83d\ude00 \ud83d\udc69\u200d\ud83d\ude80",
  "e\u0301\u0301\u0301",
  "ﬁ ß ẞ İ ı",
  "１２３",
  "ß".repeat(50),
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e300",
  "1e999",
  "9007199254740993",
  "99999999999999999999",
  "0x10",
  "1.5",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "$" + "{7*7}",
  "$x^2$ \\frac{1}{2}",
  "\\",
  "//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "\r\nSet-Cookie: a=b",
  "a".repeat(10_000),
  "á ".repeat(2000),
  '" '.repeat(1500),
  "(".repeat(3000),
] as const;

const words = [
  "velocidade",
  "energia",
  "de",
  "que",
  "célula",
  "ENEM",
  "fisica",
  "matematica",
  "2022",
  "todas",
  "todos",
];

/** A text of random characters from all over Unicode, halves of pairs among them. */
function noise(random: Random): string {
  const length = random.int(1, 40);
  const ranges: [number, number][] = [
    [32, 126],
    [0, 31],
    [160, 879],
    [0x2000, 0x206f],
    [0xd800, 0xdfff],
    [0xfe00, 0xffff],
  ];
  return Array.from({ length }, () => String.fromCharCode(random.int(...random.pick(ranges)))).join("");
}

/** A text somebody might send: a plain word, a nasty one, noise, or some of them together. */
export function anyText(random: Random): string {
  const one = () =>
    random.chance(0.35) ? random.pick(words) : random.chance(0.7) ? random.pick(nasty) : noise(random);
  return random.chance(0.25) ? [one(), one()].join(random.pick([" ", ",", "/", "&", ""])) : one();
}

/** A value of any JSON kind, not too deep. */
export function anyJson(random: Random, depth = 0): unknown {
  const kinds = depth > 3 ? 5 : 7;
  const kind = random.int(0, kinds - 1);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick([0, -1, 1.5, 1e308, -1e308, 2 ** 53, random.int(-1000, 1000)]);
  if (kind < 5) return anyText(random);
  const size = random.int(0, 4);
  if (kind === 5) return Array.from({ length: size }, () => anyJson(random, depth + 1));
  const entries = Array.from({ length: size }, () => [
    anyText(random).slice(0, 40),
    anyJson(random, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** A text as part of an address: encoded, or as raw as an address can carry it. */
export function inAddress(random: Random, text: string): string {
  if (random.chance(0.25)) return text.replace(/[\s#?]/g, "+");
  // Half a pair has no encoding of its own; `URLSearchParams` puts the replacement character in its place.
  return new URLSearchParams([["", text]]).toString().slice(1);
}
