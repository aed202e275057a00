import type { Viewer } from "#app/access/viewer.ts";
import { fromBase64Url, toBase64Url } from "./base64-url.ts";

/** Life of the signed token in seconds (spec 000 §9). */
export const TOKEN_SECONDS = 3600;

type Key = { id: string; secret: string };
type Payload = Viewer & { expires: number };

const encoder = new TextEncoder();

/** "id:secret,id:secret": the first signs, all verify, so that keys can be rotated. */
function parseKeys(keys: string): Key[] {
  return keys.split(",").flatMap((each) => {
    const [, id, secret] = /^\s*([\w-]+)\s*:\s*(\S+)\s*$/.exec(each) ?? [];
    return id && secret ? [{ id, secret }] : [];
  });
}

function importKey(key: Key): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    "raw",
    encoder.encode(key.secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
}

/** "payload.key id.signature". `now` in epoch seconds. */
export async function signToken(viewer: Viewer, keys: string, now: number): Promise<string> {
  const key = parseKeys(keys)[0];
  if (!key) throw new Error("SESSION_KEYS names no key");
  const payload: Payload = { ...viewer, expires: now + TOKEN_SECONDS };
  const signed = `${toBase64Url(encoder.encode(JSON.stringify(payload)))}.${key.id}`;
  const signature = await crypto.subtle.sign("HMAC", await importKey(key), encoder.encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Null if malformed, expired, or not signed by our keys. Never throws. */
export async function verifyToken(token: string, keys: string, now: number): Promise<Viewer | null> {
  try {
    const [body, keyId, signature, ...rest] = token.split(".");
    const key = parseKeys(keys).find((each) => each.id === keyId);
    if (!body || !key || !signature || rest.length > 0) return null;
    const bytes = fromBase64Url(signature);
    const valid = await crypto.subtle.verify(
      "HMAC",
      await importKey(key),
      bytes,
      encoder.encode(`${body}.${key.id}`),
    );
    if (!valid) return null;
    const { expires, ...viewer } = JSON.parse(new TextDecoder().decode(fromBase64Url(body))) as Payload;
    return expires > now ? viewer : null;
  } catch {
    return null;
  }
}
