import { assessmentRelease } from "../assessments/release-job.server.ts";
import { scoreEvent } from "../mocks/score-event.server.ts";
import { tellChange } from "../mocks/tell-change.server.ts";
import { peopleBatch } from "../school/people-batch.server.ts";
import { rosterImport } from "../school/roster/roster-job.server.ts";
import type { JobKind } from "./job-kind.ts";

/** Every kind of long work by its name in `jobs.kind`. */
export const jobKinds: Readonly<Record<string, JobKind>> = {
  "mock-event": scoreEvent,
  "mock-change": tellChange,
  "people-batch": peopleBatch,
  "roster-import": rosterImport,
  "assessment-release": assessmentRelease,
};
