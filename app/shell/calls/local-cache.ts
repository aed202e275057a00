/** Milliseconds (R-SHELL-18). */
export const CACHE_MS = 600_000;

export type PaletteSuggestion = { title: string; detail: string; address: string };

/** Cached values by key; never an e-mail or a phone (R-SHELL-18). */
export type Cached = {
  /** Institutions and subjects with their searches: not personal. */
  "exam-globals": PaletteSuggestion[];
  /** The subjects they answer most. */
  "user-document": PaletteSuggestion[];
};

/** Increase it when a shape above changes: old entries are then ignored. */
const VERSION = 1;
const PREFIX = "farol-cache:";

type Kept<Key extends keyof Cached> = {
  version: number;
  /** A person's id, or "" for shared data. */
  owner: string;
  keptAt: number;
  value: Cached[Key];
};

/** A stored text's value at a moment (epoch milliseconds); null if old, another person's, or invalid. */
export function stillHeld<Key extends keyof Cached>(
  text: string | null,
  { owner, now }: { owner: string; now: number },
): Cached[Key] | null {
  try {
    const kept = JSON.parse(text ?? "null") as Kept<Key> | null;
    if (!kept || kept.version !== VERSION || kept.owner !== owner) return null;
    const age = now - kept.keptAt;
    return age >= 0 && age < CACHE_MS ? kept.value : null;
  } catch {
    return null;
  }
}

export function cachedText<Key extends keyof Cached>(
  value: Cached[Key],
  { owner, now }: { owner: string; now: number },
): string {
  return JSON.stringify({ version: VERSION, owner, keptAt: now, value } satisfies Kept<Key>);
}

export function readCached<Key extends keyof Cached>(key: Key, owner: string): Cached[Key] | null {
  try {
    return stillHeld<Key>(localStorage.getItem(PREFIX + key), { owner, now: Date.now() });
  } catch {
    return null;
  }
}

/** For ten minutes. A full store is no failure. */
export function storeCached<Key extends keyof Cached>(key: Key, owner: string, value: Cached[Key]): void {
  try {
    localStorage.setItem(PREFIX + key, cachedText<Key>(value, { owner, now: Date.now() }));
  } catch {
    // Without storage it is fetched again next time.
  }
}
