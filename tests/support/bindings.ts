/// <reference types="@cloudflare/vitest-plugin/types" />
import { env } from "cloudflare:workers";
import type { Environment } from "#workers/environment.ts";

/** The bindings of this test file: its own D1, R2 and counters, empty but for the migrations. */
export const bindings = env as unknown as Environment;
