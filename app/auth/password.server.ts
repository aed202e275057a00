import type Argon2 from "@phi-ag/argon2";
import { AppError } from "#app/errors/app-error.ts";

/** OWASP's first choice (decision 8): 19 MiB, two passes, one lane. 24–30 ms in workerd. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, hashLength: 32 } as const;
/** Argon2id: the number the encoding library gives the variant that resists both kinds of attack. */
const ARGON2ID = 2;
/** Hashing blocks the isolate: more than this at a time are refused before they cost anything. */
const MOST_AT_A_TIME = 4;

/** Hashing behind a port: the Worker has it as WebAssembly, the command line as the same algorithm in Node. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Always takes the time of one hash, also for `null` (no such person), so that timing tells nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
};

/** Argon2id over an engine that each runtime loads in its own way. Hashes carry algorithm and parameters as a prefix. */
export function createPasswords(loadEngine: () => Promise<Argon2>): Passwords {
  let running = 0;
  let engine: Promise<Argon2> | null = null;
  let decoy: string | null = null;

  async function within<Result>(work: (engine: Argon2) => Result): Promise<Result> {
    if (running >= MOST_AT_A_TIME) throw new AppError("auth/too-many-requests");
    running += 1;
    try {
      engine ??= loadEngine();
      return work(await engine);
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
