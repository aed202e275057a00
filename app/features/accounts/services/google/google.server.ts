import { CodeChallengeMethod, Google, OAuth2Client, type OAuth2Tokens } from "arctic";
import {
  type Expected,
  TokenRefused,
  verifyIdentityToken,
} from "#app/platform/auth/identity-token.server.ts";
import { createSigningKeys } from "#app/platform/auth/signing-keys.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isEmail } from "../../domain/email.ts";
import { type GoogleIdentity, namesFromGoogle } from "../../domain/google/google-identity.ts";
import { normalEmail } from "../../domain/sign-up/sign-up-rules.ts";

/** What only this attempt to sign in with Google knows. */
export type GoogleSecrets = { state: string; verifier: string; nonce: string };

/** Signing in with Google. `callback` is the absolute address of ours that Google sends people back to. */
export type GoogleSignIn = {
  /** The address at Google where a person says yes. */
  consentAddress(secrets: GoogleSecrets, callback: string): string;
  /** The identity behind a Google code, with all its claims verified. Throws auth/google-failed. */
  identify(code: string, secrets: GoogleSecrets, callback: string): Promise<GoogleIdentity>;
};

type Config = {
  clientId: string;
  clientSecret: string;
  /** Another issuer in place of Google, for tests: its own address. */
  issuer: string | null;
  now: () => number;
};

const SCOPES = ["openid", "email", "profile"];
/** Google uses both forms. */
const GOOGLE_ISSUERS = ["https://accounts.google.com", "accounts.google.com"] as const;
const GOOGLE_KEYS = "https://www.googleapis.com/oauth2/v3/certs";
const DEADLINE_MS = 5000;

class LocalGoogle extends Google {
  readonly #client: OAuth2Client;
  readonly #issuer: string;

  constructor({ clientId, clientSecret }: Config, callback: string, issuer: string) {
    super(clientId, clientSecret, callback);
    this.#client = new OAuth2Client(clientId, clientSecret, callback);
    this.#issuer = issuer;
  }

  override createAuthorizationURL(state: string, verifier: string, scopes: string[]): URL {
    const endpoint = `${this.#issuer}/authorize`;
    return this.#client.createAuthorizationURLWithPKCE(
      endpoint,
      state,
      CodeChallengeMethod.S256,
      verifier,
      scopes,
    );
  }

  override validateAuthorizationCode(code: string, verifier: string): Promise<OAuth2Tokens> {
    return this.#client.validateAuthorizationCode(`${this.#issuer}/token`, code, verifier);
  }
}

/** Arctic has no timeout (REL-21). */
function withinDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), DEADLINE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The messages are Arctic's, the issuer's or ours: without tokens, codes or addresses. */
function logRefusal(error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: "unknown", message: "" };
  console.warn(JSON.stringify({ level: "warn", google: name, reason: message.slice(0, 80) }));
}

async function identityOf(idToken: string, expected: Expected): Promise<GoogleIdentity> {
  const {
    sub,
    email,
    given_name: given,
    family_name: family,
    name: full,
  } = await verifyIdentityToken(idToken, expected);
  const address = normalEmail(email);
  if (!isEmail(address)) throw new TokenRefused("email");
  return { subject: sub, email: address, ...namesFromGoogle({ given, family, full }) };
}

/** Google sign-in by Arctic: code flow with state, PKCE (S256) and nonce; verifies the identity token. */
export function createGoogle(config: Config): GoogleSignIn {
  const { clientId, clientSecret, issuer, now } = config;
  const keys = createSigningKeys(issuer ? `${issuer}/jwks` : GOOGLE_KEYS, now);
  const issuers = issuer ? [issuer] : GOOGLE_ISSUERS;
  const provider = (callback: string) =>
    issuer ? new LocalGoogle(config, callback, issuer) : new Google(clientId, clientSecret, callback);
  return {
    consentAddress({ state, verifier, nonce }, callback) {
      const url = provider(callback).createAuthorizationURL(state, verifier, SCOPES);
      url.searchParams.set("nonce", nonce);
      // On a shared computer the account is chosen every time.
      url.searchParams.set("prompt", "select_account");
      return url.href;
    },
    async identify(code, { verifier, nonce }, callback) {
      try {
        const tokens = await withinDeadline(provider(callback).validateAuthorizationCode(code, verifier));
        return await identityOf(tokens.idToken(), { issuers, audience: clientId, nonce, now: now(), keys });
      } catch (error) {
        logRefusal(error);
        throw new AppError("auth/google-failed");
      }
    },
  };
}
