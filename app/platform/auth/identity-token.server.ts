import { fromBase64Url } from "./base64-url.ts";
import type { SigningKeys } from "./signing-keys.server.ts";

/** Why a token is refused. For the log only. */
type Doubt =
  | "malformed"
  | "algorithm"
  | "key"
  | "signature"
  | "issuer"
  | "audience"
  | "time"
  | "nonce"
  | "subject"
  | "email";

export class TokenRefused extends Error {
  override readonly name = "TokenRefused";

  constructor(doubt: Doubt) {
    super(doubt);
  }
}

export type Expected = {
  issuers: readonly string[];
  audience: string;
  nonce: string;
  now: number;
  keys: SigningKeys;
};

export type Claims = {
  sub: string;
  email: string;
  given_name?: unknown;
  family_name?: unknown;
  name?: unknown;
};

type Part = Readonly<Record<string, unknown>>;

/** Google's only algorithm; any other, "none" included, is refused before any computation. */
const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
const LONGEST_TOKEN = 8192;
const LONGEST_SUBJECT = 255;
/** Seconds of clock skew. */
const SKEW = 60;
/** Seconds. Tokens are used at once: an older one was intercepted. */
const OLDEST = 600;

function partOf(text: string): Part {
  try {
    const part: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(text)));
    if (typeof part === "object" && part !== null && !Array.isArray(part)) return part as Part;
  } catch {
    // It is no part of a token.
  }
  throw new TokenRefused("malformed");
}

async function checkSignature(token: string, keys: SigningKeys): Promise<Part> {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  if (token.length > LONGEST_TOKEN || rest.length > 0 || !signature) throw new TokenRefused("malformed");
  const { alg, kid } = partOf(head);
  const payload = partOf(body);
  if (alg !== "RS256" || typeof kid !== "string") throw new TokenRefused("algorithm");
  const jwk = await keys(kid);
  if (jwk?.kty !== "RSA") throw new TokenRefused("key");
  const { kty, n, e } = jwk;
  const key = await crypto.subtle.importKey("jwk", { kty, n, e }, ALGORITHM, false, ["verify"]);
  const signed = new TextEncoder().encode(`${head}.${body}`);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = fromBase64Url(signature);
  } catch {
    throw new TokenRefused("malformed");
  }
  if (!(await crypto.subtle.verify(ALGORITHM, key, bytes, signed))) throw new TokenRefused("signature");
  return payload;
}

function isTimely({ exp, iat, nbf }: Part, now: number): boolean {
  if (typeof exp !== "number" || typeof iat !== "number") return false;
  if (nbf !== undefined && !(typeof nbf === "number" && nbf <= now + SKEW)) return false;
  return exp > now - SKEW && iat <= now + SKEW && iat >= now - OLDEST;
}

function isForUs({ aud, azp }: Part, audience: string): boolean {
  const alone = Array.isArray(aud) && aud.length === 1 ? aud[0] : aud;
  return alone === audience && (azp === undefined || azp === audience);
}

/** RS256 by the issuer's key; all claims checked (SEC-11). Throws TokenRefused. */
export async function verifyIdentityToken(token: string, expected: Expected): Promise<Claims> {
  const payload = await checkSignature(token, expected.keys);
  const { iss, nonce, sub, email, email_verified: verified } = payload;
  if (typeof iss !== "string" || !expected.issuers.includes(iss)) throw new TokenRefused("issuer");
  if (!isForUs(payload, expected.audience)) throw new TokenRefused("audience");
  if (!isTimely(payload, expected.now)) throw new TokenRefused("time");
  if (typeof nonce !== "string" || nonce !== expected.nonce) throw new TokenRefused("nonce");
  if (typeof sub !== "string" || !sub || sub.length > LONGEST_SUBJECT) throw new TokenRefused("subject");
  // The boolean only: the text "false" would be true.
  if (typeof email !== "string" || verified !== true) throw new TokenRefused("email");
  return { ...payload, sub, email };
}
