const named = new Map(
  (
    "amp& lt< gt> quot\" apos' ordmº ordfª deg° ndash– mdash— ldquo“ rdquo” lsquo‘ rsquo’ laquo« raquo» hellip… middot· " +
    "bull• times× divide÷ minus− plusmn± le≤ ge≥ ne≠ sup2² sup3³ frac12½ pi\u03c0 alphaα betaβ deltaδ Delta\u0394 rarr→ " +
    "iquest¿ iexcl¡ sect§ euro€"
  )
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
);

const accents = new Map([
  ["acute", "\u0301"],
  ["grave", "\u0300"],
  ["circ", "\u0302"],
  ["tilde", "\u0303"],
  ["uml", "\u0308"],
  ["cedil", "\u0327"],
  ["ring", "\u030a"],
]);

/** "Dispon&iacute;vel"; unknown names stay. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/gi,
    (whole, hex, decimal, name) => {
      if (name) return meaningOf(name) ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      const isCharacter = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : whole;
    },
  );
}

function meaningOf(name: string): string | undefined {
  if (name === "nbsp") return " ";
  const [, letter, mark] = /^([a-zA-Z])(acute|grave|circ|tilde|uml|cedil|ring)$/.exec(name) ?? [];
  const accent = accents.get(mark ?? "");
  return letter && accent ? (letter + accent).normalize("NFC") : named.get(name);
}
