import type { IceServer } from "#app/platform/context/deps.ts";
import { HOUR } from "#app/platform/time/units.ts";
import type { Environment } from "../environment.ts";

type Variables = Pick<
  Environment,
  "FAROL_ENV" | "ICE_URLS" | "TURN_SECRET" | "TURN_KEY_ID" | "TURN_KEY_TOKEN" | "TURN_KEY_API"
>;

/** Seconds: longer than the longest meeting with its time before and after. */
const LASTS = 4 * HOUR;
const DEADLINE_MS = 3000;
const CLOUDFLARE = "https://rtc.live.cloudflare.com";

/** A user name with its end, and its password by the secret we share with the relay ("TURN REST API", as coturn has it). */
async function sharedSecret(secret: string, person: string, now: number) {
  const username = `${now + LASTS}:${person}`;
  const encoded = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoded.encode(secret),
    { name: "HMAC", hash: "SHA-1" },
    false,
    ["sign"],
  );
  const mark = await crypto.subtle.sign("HMAC", key, encoded.encode(username));
  return { username, credential: btoa(String.fromCharCode(...new Uint8Array(mark))) };
}

function isServer(given: unknown): given is IceServer {
  const urls = (given as { urls?: unknown } | null)?.urls;
  return Array.isArray(urls) && urls.every((url) => typeof url === "string");
}

/** Cloudflare Realtime's relay: credentials of a few hours for one person. */
async function cloudflareServers(api: string, id: string, token: string): Promise<IceServer[]> {
  const reply = await fetch(`${api}/v1/turn/keys/${id}/credentials/generate-ice-servers`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ ttl: LASTS }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!reply.ok) throw new Error(`the relay answered ${reply.status}`);
  const { iceServers } = (await reply.json()) as { iceServers?: unknown };
  return Array.isArray(iceServers) ? iceServers.filter(isServer) : [];
}

/**
 * Servers by which browsers connect: as configured; none by default, since third parties must not learn of a meeting.
 */
export async function iceServersOf(env: Variables, person: string, now: number): Promise<IceServer[]> {
  const { ICE_URLS: given = "", TURN_SECRET: secret, TURN_KEY_ID: id, TURN_KEY_TOKEN: token } = env;
  if (id && token) {
    const isLocal = env.FAROL_ENV !== "production";
    const api = (isLocal && env.TURN_KEY_API) || CLOUDFLARE;
    // Without the relay most people still find each other: the meeting opens.
    const servers = await cloudflareServers(api, id, token).catch(() => null);
    if (servers) return servers;
    console.warn(JSON.stringify({ level: "warn", later: "turn" }));
  }
  const all = given
    .split(",")
    .map((url) => url.trim())
    .filter(Boolean);
  const relays = all.filter((url) => url.startsWith("turn"));
  const plain = all.filter((url) => url.startsWith("stun"));
  const credential = secret && relays.length > 0 ? await sharedSecret(secret, person, now) : null;
  return [
    ...(plain.length > 0 ? [{ urls: plain }] : []),
    ...(credential ? [{ urls: relays, ...credential }] : []),
  ];
}
