import { assessmentRelease } from "#app/features/assessments/services/results/release-job.server.ts";
import { topicChangeJob } from "#app/features/bank/services/catalogue/topic-change-job.server.ts";
import { keyReplay } from "#app/features/bank/services/editing/key-replay-job.server.ts";
import {
  bankIndex,
  bankRender,
  bankReview,
} from "#app/features/bank/services/storing/bank-work-kinds.server.ts";
import { commentRender } from "#app/features/forum/services/redraw-kind.server.ts";
import { scoreEvent } from "#app/features/practice/services/mocks/score-event.server.ts";
import { tellChange } from "#app/features/practice/services/mocks/tell-change.server.ts";
import { rankingFold } from "#app/features/practice/services/ranking/fold-ranking.server.ts";
import { peopleBatch } from "#app/features/school/services/people-batch.server.ts";
import { rosterImport } from "#app/features/school/services/roster/roster-job.server.ts";
import type { JobKind } from "#app/platform/jobs/services/job-kind.ts";

/** Every kind of long work by its name in `jobs.kind`. */
export const jobKinds: Readonly<Record<string, JobKind>> = {
  "topic-change": topicChangeJob,
  "key-replay": keyReplay,
  "bank-index": bankIndex,
  "bank-render": bankRender,
  "bank-review": bankReview,
  "comment-render": commentRender,
  "ranking-fold": rankingFold,
  "mock-event": scoreEvent,
  "mock-change": tellChange,
  "people-batch": peopleBatch,
  "roster-import": rosterImport,
  "assessment-release": assessmentRelease,
};
