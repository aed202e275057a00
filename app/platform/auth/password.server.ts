import type Argon2 from "@phi-ag/argon2";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createHashQueue, type HashQueue } from "./hash-queue.ts";

/** OWASP's first choice (R-ACC-7): 19 MiB, two passes, one lane. 24–30 ms in workerd. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, hashLength: 32 } as const;
/** The encoding library's number of the variant. */
const ARGON2ID = 2;
/** A port: WebAssembly in the Worker, the same algorithm in Node on the command line. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Always costs one hash's time, also for `null` (no such person), so that timing reveals nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
};

/**
 * Hashes carry algorithm and parameters as a prefix. Each runtime loads its own engine. One hash at a time: it blocks the
 * isolate. Throws auth/too-many-requests where too many wait.
 */
export function createPasswords(
  loadEngine: () => Promise<Argon2>,
  queue: HashQueue = createHashQueue(),
): Passwords {
  let engine: Promise<Argon2> | null = null;
  let decoy: string | null = null;

  async function within<Result>(work: (engine: Argon2) => Result): Promise<Result> {
    engine ??= loadEngine();
    const loaded = await engine;
    if (!(await queue.turn())) throw new AppError("auth/too-many-requests");
    return work(loaded);
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
