import { characterEntities } from "character-entities";

/** "Dispon&iacute;vel"; unknown names stay. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,30}));/gi,
    (whole, hex, decimal, name) => {
      if (name) return meaningOf(name) ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      // As browsers do: Word numbers its dashes and quotation marks by Windows' table.
      if (code >= 0x80 && code <= 0x9f) return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
      const isCharacter = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : whole;
    },
  );
}

function meaningOf(name: string): string | undefined {
  if (name === "nbsp") return " ";
  return Object.hasOwn(characterEntities, name) ? characterEntities[name] : undefined;
}
