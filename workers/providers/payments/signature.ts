import { HOUR } from "#app/platform/time/units.ts";

const encoder = new TextEncoder();

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign", "verify"]);
}

/** HMAC-SHA-256 in hexadecimal. */
export async function sign(text: string, secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** In constant time; false for what is no signature at all. */
export async function isSigned(text: string, signature: string, secret: string): Promise<boolean> {
  if (secret === "" || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", await keyOf(secret), bytes, encoder.encode(text));
}

/** `x-signature: ts=…,v1=…`: both parts, or null. Providers write the time in seconds or milliseconds. */
export function readSignature(header: string | null): { ts: string; at: number; v1: string } | null {
  const parts = new Map(
    (header ?? "").split(",").map((part) => part.trim().split("=", 2) as [string, string]),
  );
  const ts = parts.get("ts") ?? "";
  const v1 = parts.get("v1") ?? "";
  if (!/^\d{10,13}$/.test(ts) || v1 === "") return null;
  return { ts, at: ts.length > 10 ? Math.floor(Number(ts) / 1000) : Number(ts), v1 };
}

/** Older news are refused: the clock polls for what was missed. Seconds. */
const NEWS_LIFE = HOUR;

export function isRecent(at: number, now: number): boolean {
  return Math.abs(now - at) <= NEWS_LIFE;
}
