/** How long what is cached on the device counts, in milliseconds (spec 001 §4, §9). */
export const CACHE_MS = 600_000;

/** A way into the questions, as the quick search suggests it. */
export type Suggestion = { title: string; detail: string; address: string };

/** What is cached, by key. Nothing of it tells an e-mail or a phone (decision 13). */
export type Cached = {
  /** Institutions and subjects with their searches: the same for everybody. */
  "exam-globals": Suggestion[];
  /** Of the person: the subjects they answer most. */
  "user-document": Suggestion[];
};

/** Raise it when a shape above changes: what older pages kept is then nobody's. */
const VERSION = 1;
const PREFIX = "farol-cache:";

type Kept<Key extends keyof Cached> = {
  version: number;
  /** Whose it is: a person's id, or "" for what is everybody's. */
  owner: string;
  keptAt: number;
  value: Cached[Key];
};

/** What a kept text still holds at a moment (epoch milliseconds): null where it is old, somebody else's, or no text of ours. */
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

/** The text under which a value is kept. */
export function keptText<Key extends keyof Cached>(
  value: Cached[Key],
  { owner, now }: { owner: string; now: number },
): string {
  return JSON.stringify({ version: VERSION, owner, keptAt: now, value } satisfies Kept<Key>);
}

/** What is cached under a key for its owner; null where there is nothing, or the browser keeps nothing. */
export function readCached<Key extends keyof Cached>(key: Key, owner: string): Cached[Key] | null {
  try {
    return stillHeld<Key>(localStorage.getItem(PREFIX + key), { owner, now: Date.now() });
  } catch {
    return null;
  }
}

/** Caches a value for ten minutes. A full store is no failure. */
export function keepCached<Key extends keyof Cached>(key: Key, owner: string, value: Cached[Key]): void {
  try {
    localStorage.setItem(PREFIX + key, keptText<Key>(value, { owner, now: Date.now() }));
  } catch {
    // It is read again next time.
  }
}

/** Takes what is a person's off the device: whenever they are no longer signed in. */
export function clearPersonal(): void {
  try {
    localStorage.removeItem(`${PREFIX}user-document`);
  } catch {
    // Nothing was kept, then.
  }
}
