import { peopleBatch } from "../school/people-batch.server.ts";
import type { JobKind } from "./job-kind.ts";

/** Every kind of long work by its name in `jobs.kind`. */
export const jobKinds: Readonly<Record<string, JobKind>> = { "people-batch": peopleBatch };
