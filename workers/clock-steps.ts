import { notifyWaitingAccounts } from "#app/features/accounts/services/guardian.server.ts";
import { notifyLapsedHolds } from "#app/features/assessments/services/results/notify-lapsed-holds.server.ts";
import {
  releaseClosed,
  writeReleasedAnswers,
} from "#app/features/assessments/services/results/release-results.server.ts";
import { endLost } from "#app/features/assistant/services/advance-request.server.ts";
import { notifyReminded } from "#app/features/assistant/services/remind.server.ts";
import { purgeHistory } from "#app/features/assistant/services/update-history.server.ts";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { reconcileBilling } from "#app/features/billing/services/reconcile-billing.server.ts";
import { closeChallenges } from "#app/features/communities/services/close-challenges.server.ts";
import { resolvePending } from "#app/features/essays/services/grading/resolve-essay.server.ts";
import { compareLeft } from "#app/features/essays/services/tasks/compare-essay.server.ts";
import { purgeDeletedMaterials } from "#app/features/library/services/update-materials.server.ts";
import { purgeDeletedLists } from "#app/features/lists/services/delete-list.server.ts";
import { rankFollowedLists } from "#app/features/lists/services/rank-lists.server.ts";
import { remindOfMeetings } from "#app/features/mentoring/services/remind-of-meetings.server.ts";
import { closeEvents } from "#app/features/practice/services/mocks/close-events.server.ts";
import { foldRanking } from "#app/features/practice/services/ranking/fold-ranking.server.ts";
import { writeRankingDocument } from "#app/features/practice/services/ranking/ranking-document.server.ts";
import { chooseEntryQuestions } from "#app/features/questions/services/entry/choose-entry-questions.server.ts";
import { sweepOldRosters } from "#app/features/school/services/roster/upload-roster.server.ts";
import { sealAndCheckAudit } from "#app/platform/audit/services/check-audit.server.ts";
import { resumeJobs } from "#app/platform/jobs/services/advance-job.server.ts";
import type { ClockStep } from "#app/platform/jobs/services/run-clock.server.ts";
import { sweepRoomSockets } from "#app/platform/live/services/end-rights.server.ts";
import { sweepUploads } from "#app/platform/uploads/services/sweep-uploads.server.ts";

/** Milliseconds of a step: all of them together end within the 15 minutes that a run may last. */
const STEP_MS = 20_000;
/** Of one that walks through the whole bank, or a whole audit. */
const WALK_MS = 120_000;

/** The works of the clock, in the order in which they run: materials that end drop the files that are swept. */
export const clockSteps: readonly ClockStep[] = [
  { name: "sweepRoomSockets", every: "tick", longestMs: STEP_MS, run: sweepRoomSockets },
  { name: "remindOfMeetings", every: "tick", longestMs: STEP_MS, run: remindOfMeetings },
  { name: "writeReleasedAnswers", every: "tick", longestMs: STEP_MS, run: writeReleasedAnswers },
  { name: "foldRanking", every: "tick", longestMs: STEP_MS, run: (deps) => foldRanking(deps) },
  { name: "writeRankingDocument", every: "tick", longestMs: STEP_MS, run: writeRankingDocument },
  { name: "closeEvents", every: "six-hours", longestMs: STEP_MS, run: closeEvents },
  { name: "closeChallenges", every: "six-hours", longestMs: STEP_MS, run: (deps) => closeChallenges(deps) },
  { name: "resumeJobs", every: "six-hours", longestMs: STEP_MS, run: resumeJobs },
  { name: "releaseClosed", every: "six-hours", longestMs: STEP_MS, run: releaseClosed },
  { name: "notifyLapsedHolds", every: "six-hours", longestMs: STEP_MS, run: notifyLapsedHolds },
  { name: "rankAnsweredQuestions", every: "six-hours", longestMs: WALK_MS, run: rankAnsweredQuestions },
  { name: "chooseEntryQuestions", every: "six-hours", longestMs: STEP_MS, run: chooseEntryQuestions },
  { name: "rankFollowedLists", every: "six-hours", longestMs: STEP_MS, run: rankFollowedLists },
  { name: "purgeDeletedLists", every: "six-hours", longestMs: STEP_MS, run: purgeDeletedLists },
  { name: "sweepOldRosters", every: "six-hours", longestMs: STEP_MS, run: sweepOldRosters },
  { name: "purgeDeletedMaterials", every: "six-hours", longestMs: STEP_MS, run: purgeDeletedMaterials },
  { name: "sweepUploads", every: "six-hours", longestMs: STEP_MS, run: sweepUploads },
  { name: "sealAndCheckAudit", every: "six-hours", longestMs: WALK_MS, run: sealAndCheckAudit },
  { name: "notifyWaitingAccounts", every: "six-hours", longestMs: STEP_MS, run: notifyWaitingAccounts },
  { name: "endLost", every: "six-hours", longestMs: STEP_MS, run: endLost },
  { name: "purgeHistory", every: "six-hours", longestMs: STEP_MS, run: purgeHistory },
  { name: "notifyReminded", every: "six-hours", longestMs: STEP_MS, run: notifyReminded },
  { name: "resolvePending", every: "six-hours", longestMs: STEP_MS, run: resolvePending },
  { name: "compareLeft", every: "six-hours", longestMs: STEP_MS, run: compareLeft },
  { name: "reconcileBilling", every: "six-hours", longestMs: STEP_MS, run: reconcileBilling },
];
