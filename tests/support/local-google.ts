import { toBase64Url } from "#app/platform/auth/base64-url.ts";
import { ORIGIN, openDoor } from "#tests/support/door.ts";
import { cookiesOf, freshId } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";

/** A person at the local Google. */
export type GooglePerson = { sub: string; email: string; [claim: string]: unknown };

type Token = { header: Record<string, unknown>; claims: Record<string, unknown> };
type Granted = { challenge: string; nonce: string | null; callback: string; person: GooglePerson };

const SIGNING = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
const client = { GOOGLE_CLIENT_ID: "farol-de-teste", GOOGLE_CLIENT_SECRET: "segredo-de-teste" };

const encoder = new TextEncoder();

function encoded(part: object): string {
  return toBase64Url(encoder.encode(JSON.stringify(part)));
}

export function newKey(): Promise<CryptoKeyPair> {
  const shape = { ...SIGNING, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  return crypto.subtle.generateKey(shape, true, ["sign", "verify"]) as Promise<CryptoKeyPair>;
}

/** A token of three parts, signed with a key. */
export async function signedToken({ header, claims }: Token, key: CryptoKey): Promise<string> {
  const signed = `${encoded(header)}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign(SIGNING, key, encoder.encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Somebody with a verified address at Google, unless said otherwise. */
export function givenGooglePerson(claims: Partial<GooglePerson> = {}): GooglePerson {
  const names = { given_name: "Lívia", family_name: "Prado", name: "Lívia Prado" };
  return { sub: freshId(), email: `${freshId()}@farol.test`, email_verified: true, ...names, ...claims };
}

/** What a browser brings to Google and back: where it was sent, and the attempt's cookie. */
type Start = { consent: URL; cookie: string; response: Response };

/**
 * An issuer in Google's place, inside this very runtime: it grants codes once, checks client, callback and PKCE, and signs
 * identity tokens. `tamper` makes the next ones; `answer` puts another answer in place of all of its own.
 */
export class LocalGoogle {
  readonly issuer = `https://${freshId()}.google.test`;
  readonly keyId = freshId();
  /** The requested addresses, in order. */
  readonly asked: string[] = [];
  readonly door = openDoor({ ...client, GOOGLE_ISSUER: this.issuer });
  tamper = (token: Token): Promise<string> => signedToken(token, this.#pair.privateKey);
  answer: (() => Promise<Response>) | null = null;
  readonly #honest = this.tamper;
  readonly #pair: CryptoKeyPair;
  readonly #granted = new Map<string, Granted>();

  constructor(pair: CryptoKeyPair) {
    this.#pair = pair;
  }

  /** Google is itself again. */
  recover(): void {
    this.tamper = this.#honest;
    this.answer = null;
  }

  /** Leaves for Google: the address it redirects to, and the cookie the browser stores. */
  async start(query: Record<string, string> = {}): Promise<Start> {
    const path = `/entrar/google?${new URLSearchParams(query)}`;
    const response = await this.door.send(path, { headers: freshAddress() });
    return {
      consent: new URL(response.headers.get("Location") ?? ""),
      cookie: cookiesOf(response),
      response,
    };
  }

  /** Says yes at Google: the address it sends the browser back to. */
  grant(consent: URL, person: GooglePerson): URL {
    const parameter = (name: string) => consent.searchParams.get(name) ?? "";
    const code = freshId();
    const callback = parameter("redirect_uri");
    const nonce = consent.searchParams.get("nonce");
    this.#granted.set(code, { challenge: parameter("code_challenge"), nonce, callback, person });
    const back = new URL(callback);
    back.search = new URLSearchParams({ code, state: parameter("state") }).toString();
    return back;
  }

  /** Comes back from Google. */
  come(back: URL, cookie: string | undefined): Promise<Response> {
    return this.door.send(back.href.slice(ORIGIN.length), { cookie, headers: freshAddress() });
  }

  /** The whole way of a person. */
  async enter(person: GooglePerson, query: Record<string, string> = {}): Promise<Response> {
    const { consent, cookie } = await this.start(query);
    return this.come(this.grant(consent, person), cookie);
  }

  /** What the issuer answers a request of the product's. */
  async serve(request: Request): Promise<Response> {
    this.asked.push(new URL(request.url).pathname);
    if (this.answer) return this.answer();
    return request.url.endsWith("/jwks") ? this.#keys() : this.#tokens(request);
  }

  async #keys(): Promise<Response> {
    const jwk = (await crypto.subtle.exportKey("jwk", this.#pair.publicKey)) as JsonWebKey;
    return Response.json({ keys: [{ ...jwk, kid: this.keyId, use: "sig" }] });
  }

  async #tokens(request: Request): Promise<Response> {
    const refused = (error: string) => Response.json({ error }, { status: 400 });
    const fields = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
    const code = fields.get("code") ?? "";
    const granted = this.#granted.get(code);
    this.#granted.delete(code);
    const secret = btoa(`${client.GOOGLE_CLIENT_ID}:${client.GOOGLE_CLIENT_SECRET}`);
    if (request.headers.get("Authorization") !== `Basic ${secret}`) return refused("invalid_client");
    if (!granted || fields.get("redirect_uri") !== granted.callback) return refused("invalid_grant");
    const digest = await crypto.subtle.digest("SHA-256", encoder.encode(fields.get("code_verifier") ?? ""));
    if (toBase64Url(new Uint8Array(digest)) !== granted.challenge) return refused("invalid_grant");
    const now = Math.floor(Date.now() / 1000);
    const own = { iss: this.issuer, aud: client.GOOGLE_CLIENT_ID, azp: client.GOOGLE_CLIENT_ID };
    const claims = { ...own, iat: now, exp: now + 3600, nonce: granted.nonce, ...granted.person };
    const idToken = await this.tamper({ header: { alg: "RS256", kid: this.keyId, typ: "JWT" }, claims });
    return Response.json({ access_token: "x", token_type: "Bearer", expires_in: 3600, id_token: idToken });
  }
}

/** Opens one, and lets this runtime's requests to its address reach it. */
export async function openLocalGoogle(): Promise<LocalGoogle> {
  const google = new LocalGoogle(await newKey());
  const { fetch: elsewhere } = globalThis;
  globalThis.fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    return request.url.startsWith(google.issuer) ? google.serve(request) : elsewhere(input, init);
  };
  return google;
}
