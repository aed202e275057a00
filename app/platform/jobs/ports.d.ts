import type { JobKind, OwnerNotice } from "./services/job-kind.ts";

/** What this room gives to those below it, or needs, as fields of the platform's interfaces. */
declare module "#app/platform/context/deps.ts" {
  interface Deps {
    /** Every kind of long work by its name in `jobs.kind`. */
    jobKinds: Readonly<Record<string, JobKind>>;
    /** Notifies the owner of a job of its end. */
    ownerNotice: OwnerNotice;
  }
}
