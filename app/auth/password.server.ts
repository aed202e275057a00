import type Argon2 from "@phi-ag/argon2";
import { AppError } from "#app/errors/app-error.ts";

/** OWASP's first choice (decision 8): 19 MiB, two passes, one lane. 24–30 ms in workerd. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, hashLength: 32 } as const;
/** The encoding library's number of the variant. */
const ARGON2ID = 2;
/** Hashing blocks the isolate, so few wait for it at a time; further ones wait for a place in milliseconds, then are refused. */
const MOST_AT_A_TIME = 4;
const LONGEST_WAIT = 2000;
const PAUSE = 50;

/** Lets the isolate serve other requests. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** A port: WebAssembly in the Worker, the same algorithm in Node on the command line. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Always takes one hash's time, also for `null` (no such person), so that timing reveals nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
};

/** Hashes carry algorithm and parameters as a prefix. Each runtime loads its own engine. */
export function createPasswords(loadEngine: () => Promise<Argon2>): Passwords {
  let running = 0;
  let engine: Promise<Argon2> | null = null;
  let decoy: string | null = null;

  async function within<Result>(work: (engine: Argon2) => Result): Promise<Result> {
    for (let waited = 0; running >= MOST_AT_A_TIME; waited += PAUSE) {
      if (waited >= LONGEST_WAIT) throw new AppError("auth/too-many-requests");
      await pause(PAUSE * (0.5 + Math.random()));
    }
    running += 1;
    try {
      engine ??= loadEngine();
      const loaded = await engine;
      await pause(0);
      return work(loaded);
    } finally {
      running -= 1;
    }
  }

  function hashWith(argon2: Argon2, password: string): string {
    return argon2.hash(password, { ...PARAMETERS, type: ARGON2ID }).encoded;
  }

  return {
    hash: (password) => within((argon2) => hashWith(argon2, password)),
    verify: (hash, password) =>
      within((argon2) => {
        decoy ??= hashWith(argon2, "nobody's password");
        return argon2.tryVerify(hash ?? decoy, password).success && hash !== null;
      }),
  };
}
