/// <reference types="@cloudflare/vitest-plugin/types" />
import { env } from "cloudflare:workers";
import type { Environment } from "#workers/environment.ts";

declare global {
  namespace Cloudflare {
    interface Env extends Environment {
      /** See schemaSnapshot. */
      TEST_SCHEMA: string[];
    }
  }
}

/** The bindings of this test file: its own D1, R2 and counters, empty but for the migrations. */
export const bindings: Environment = env;
