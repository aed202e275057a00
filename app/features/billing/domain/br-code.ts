import { fold } from "#app/platform/text/normalize.ts";

/** CRC-16/CCITT-FALSE as the BR Code requires: polynomial 1021, start FFFF, four capital hexadecimal digits. ASCII. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= (character.charCodeAt(0) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** Two digits of name, two of length, the value. */
function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, "0") + value;
}

/** Letters without accents, capitals, spaces: what every bank can read. */
function plain(text: string, most: number): string {
  return fold(text)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, "")
    .slice(0, most)
    .trim();
}

export type PixBill = {
  /** The receiver's key. */
  key: string;
  name: string;
  city: string;
  cents: number;
  /** The bill's name at the bank: up to 25 letters and digits. */
  id: string;
};

/** The text of "Pix copia e cola" (Manual do BR Code), also the content of the QR code. */
export function brCode({ key, name, city, cents, id }: PixBill): string {
  const account = field("00", "br.gov.bcb.pix") + field("01", key);
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  const body = [
    field("00", "01"),
    field("26", account),
    field("52", "0000"),
    field("53", "986"),
    field("54", amount),
    field("58", "BR"),
    field("59", plain(name, 25)),
    field("60", plain(city, 15)),
    field("62", field("05", id.replace(/[^A-Za-z0-9]/g, "").slice(0, 25))),
    "6304",
  ].join("");
  return body + crc16(body);
}

/** Who receives, as the payer's bank will show it (field 59); null: the code does not say. */
export function payeeOf(code: string): string | null {
  for (let at = 0; at + 4 <= code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    if (!Number.isInteger(length)) return null;
    if (code.slice(at, at + 2) === "59") return code.slice(at + 4, at + 4 + length) || null;
    at += 4 + length;
  }
  return null;
}
