import type { Viewer } from "#app/platform/access/viewer.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { readSignedValue, signValue } from "./signed-value.server.ts";

/** Life of the signed token in seconds (R-ACCESS-7). */
export const TOKEN_SECONDS = HOUR;

type Payload = Viewer & { expires: number };

/** `now` in epoch seconds. */
export function signToken(viewer: Viewer, keys: string, now: number): Promise<string> {
  return signValue(
    {
      ...viewer,
      expires: Math.min(now + TOKEN_SECONDS, viewer.plansChangeAt ?? Number.POSITIVE_INFINITY),
    } satisfies Payload,
    keys,
  );
}

/** Null if malformed, expired, or not signed by our keys. Never throws. */
export async function verifyToken(token: string, keys: string, now: number): Promise<Viewer | null> {
  const payload = (await readSignedValue(token, keys)) as Payload | null;
  if (!payload) return null;
  const { expires, ...viewer } = payload;
  return expires > now ? viewer : null;
}
