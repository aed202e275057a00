import { HOUR } from "#app/platform/time/units.ts";

export type SigningKeys = (keyId: string) => Promise<JsonWebKey | null>;

type KeySet = { keys: ReadonlyMap<string, JsonWebKey>; fetchedAt: number };

/** Issuers rotate keys every few days or weeks. */
const KEPT_SECONDS = HOUR;
/** Minimum pause between fetches for unknown ids: forged tokens must not cause calls to the issuer. */
const PAUSE_SECONDS = 60;
const DEADLINE_MS = 5000;

const kept = new Map<string, KeySet>();

async function fetchKeys(address: string, now: number): Promise<KeySet> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: "manual" });
  if (!response.ok) throw new Error(`the issuer's keys answered ${response.status}`);
  const { keys } = (await response.json()) as { keys?: (JsonWebKey & { kid?: unknown })[] };
  const known = (Array.isArray(keys) ? keys : []).flatMap((key) =>
    typeof key.kid === "string" ? [[key.kid, key] as const] : [],
  );
  const set = { keys: new Map(known), fetchedAt: now };
  kept.set(address, set);
  return set;
}

/** The keys of a JWKS address, cached for an hour. `now` in epoch seconds. Rejects without an answer within 5 s. */
export function createSigningKeys(address: string, now: () => number): SigningKeys {
  return async (keyId) => {
    const set = kept.get(address);
    const age = set ? now() - set.fetchedAt : Number.POSITIVE_INFINITY;
    const found = set?.keys.get(keyId);
    if (found && age < KEPT_SECONDS) return found;
    if (set && age < PAUSE_SECONDS) return null;
    return (await fetchKeys(address, now())).keys.get(keyId) ?? null;
  };
}
