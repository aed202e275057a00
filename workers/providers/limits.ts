import type { Limit } from "#app/platform/context/deps.ts";

/** Passes when the limit is unreachable: signing in has an exact one in the database (REL-24). */
export function createLimit(binding: RateLimit): Limit {
  return async (key) => {
    try {
      return (await binding.limit({ key })).success;
    } catch {
      console.warn(JSON.stringify({ level: "warn", limit: "unreachable" }));
      return true;
    }
  };
}
