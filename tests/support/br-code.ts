import { crc16 } from "#app/features/billing/domain/br-code.ts";

/** Whether a text is a BR Code with a valid check sum. */
export function isBrCode(text: string): boolean {
  return (
    text.startsWith("000201") && text.slice(-8, -4) === "6304" && crc16(text.slice(0, -4)) === text.slice(-4)
  );
}
