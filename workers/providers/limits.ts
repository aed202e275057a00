import type { Limit } from "#app/services/deps.ts";

/**
 * Whether a binding's limit lets one more pass. A limit that cannot be reached holds nobody: signing in has an exact one in
 * the database, and all others only spare the server (security.md REL-24).
 */
export function openLimit(binding: RateLimit): Limit {
  return async (key) => {
    try {
      return (await binding.limit({ key })).success;
    } catch {
      console.warn(JSON.stringify({ level: "warn", limit: "unreachable" }));
      return true;
    }
  };
}
