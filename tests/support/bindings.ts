/// <reference types="@cloudflare/vitest-plugin/types" />
import { env } from "cloudflare:workers";
import type { Environment } from "#workers/environment.ts";

/** The bindings of this test file: its own D1, R2 and counters, empty but for the migrations. */
export const bindings = env as unknown as Environment;

/** A limit that a test can reach. */
export const fiveAMinute = (env as unknown as { FIVE_A_MINUTE: RateLimit }).FIVE_A_MINUTE;
