/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Environment } from "#workers/environment.ts";

declare global {
  namespace Cloudflare {
    interface Env extends Environment {
      TEST_MIGRATIONS: D1Migration[];
      FIVE_A_MINUTE: RateLimit;
    }
  }
}

/** The bindings of this test file: its own D1, R2 and counters, empty but for the migrations. */
export const bindings: Environment = env;

/** A limit that a test can reach. */
export const fiveAMinute = env.FIVE_A_MINUTE;
