import { fromBase64Url, toBase64Url } from "./base64-url.ts";

type Key = { id: string; secret: string };

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

/** The secrets of the keys, the one that signs first. */
export function signingSecrets(keys: string): string[] {
  return parseKeys(keys).map(({ secret }) => secret);
}

/** HMAC-SHA-256 of a text. */
export async function signatureOf(text: string, secret: string): Promise<Uint8Array> {
  const key = await importKey({ id: "", secret });
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

/** "value.key id.signature" of a JSON value. Throws where no key is configured. */
export async function signValue(value: unknown, keys: string): Promise<string> {
  const key = parseKeys(keys)[0];
  if (!key) throw new Error("SESSION_KEYS names no key");
  const signed = `${toBase64Url(encoder.encode(JSON.stringify(value)))}.${key.id}`;
  const signature = await crypto.subtle.sign("HMAC", await importKey(key), encoder.encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The signed value; null if malformed or not signed by our keys. Never throws. */
export async function readSignedValue(token: string, keys: string): Promise<unknown> {
  try {
    const [body, keyId, signature, ...rest] = token.split(".");
    const key = parseKeys(keys).find((each) => each.id === keyId);
    if (!body || !key || !signature || rest.length > 0) return null;
    const bytes = encoder.encode(`${body}.${key.id}`);
    const valid = await crypto.subtle.verify("HMAC", await importKey(key), fromBase64Url(signature), bytes);
    return valid ? JSON.parse(new TextDecoder().decode(fromBase64Url(body))) : null;
  } catch {
    return null;
  }
}
