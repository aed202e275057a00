import * as build from "virtual:remix/server-build";
import { tellWaitingAccounts } from "#app/features/accounts/services/guardian.server.ts";
import {
  releaseClosed,
  writeReleasedAnswers,
} from "#app/features/assessments/services/results/release-results.server.ts";
import { tellLapsedHolds } from "#app/features/assessments/services/results/tell-lapsed-holds.server.ts";
import { endLost } from "#app/features/assistant/services/advance-request.server.ts";
import { purgeHistory } from "#app/features/assistant/services/change-history.server.ts";
import { tellReminded } from "#app/features/assistant/services/remind.server.ts";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { keepBilling } from "#app/features/billing/services/keep-billing.server.ts";
import { closeChallenges } from "#app/features/communities/services/close-challenges.server.ts";
import { settleLeft } from "#app/features/essays/services/grading/settle-essay.server.ts";
import { compareLeft } from "#app/features/essays/services/tasks/compare-essay.server.ts";
import { purgeDeletedMaterials } from "#app/features/library/services/change-materials.server.ts";
import { purgeDeletedLists } from "#app/features/lists/services/delete-list.server.ts";
import { rankFollowedLists } from "#app/features/lists/services/rank-lists.server.ts";
import { remindOfMeetings } from "#app/features/mentoring/services/remind-of-meetings.server.ts";
import { closeEvents } from "#app/features/practice/services/mocks/close-events.server.ts";
import { foldRanking } from "#app/features/practice/services/ranking/fold-ranking.server.ts";
import { writeRankingDocument } from "#app/features/practice/services/ranking/ranking-document.server.ts";
import { chooseEntryQuestions } from "#app/features/questions/services/entry/choose-entry-questions.server.ts";
import { sweepOldRosters } from "#app/features/school/services/roster/upload-roster.server.ts";
import { keepAudit } from "#app/platform/audit/services/check-audit.server.ts";
import { resumeJobs } from "#app/platform/jobs/services/advance-job.server.ts";
import { keepRoomSockets } from "#app/platform/live/services/end-rights.server.ts";
import { sweepUploads } from "#app/platform/uploads/services/sweep-uploads.server.ts";
import { buildContext } from "./build-deps.ts";
import type { Environment } from "./environment.ts";
import { createHttp } from "./http.ts";
import { createPages } from "./pages.ts";

/** The trigger of what cannot wait for hours: rooms, reminders, the ranking, released answers. */
const QUARTER_CLOCK = "*/15 * * * *";

/** Scheduled work (`triggers` in wrangler.toml); it has no request and no viewer. */
async function runClock(event: ScheduledController, env: Environment): Promise<void> {
  const { deps } = buildContext(env, new Request("https://farol.invalid/"), null);
  const quarterly = [
    keepRoomSockets,
    remindOfMeetings,
    writeReleasedAnswers,
    () => foldRanking(deps),
    writeRankingDocument,
  ];
  const rest = [
    closeEvents,
    () => closeChallenges(deps),
    resumeJobs,
    releaseClosed,
    tellLapsedHolds,
    rankAnsweredQuestions,
    chooseEntryQuestions,
    rankFollowedLists,
    purgeDeletedLists,
    sweepOldRosters,
    purgeDeletedMaterials,
    sweepUploads,
    keepAudit,
    tellWaitingAccounts,
    endLost,
    purgeHistory,
    tellReminded,
    settleLeft,
    compareLeft,
    keepBilling,
  ];
  const works = event.cron === QUARTER_CLOCK ? quarterly : [...quarterly, ...rest];
  const failed: unknown[] = [];
  // One after the other: materials that end drop the files that are swept. A failure stops no other work.
  for (const work of works) await work(deps).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

export { AssessmentRoom } from "./durable-objects/assessment-room.ts";
export { AssistantRequest } from "./durable-objects/assistant-request.ts";
export { MeetingRoom } from "./durable-objects/meeting-room.ts";
export { MentorCalendar } from "./durable-objects/mentor-calendar.ts";
export { Meter } from "./durable-objects/meter.ts";
export { NotebookRoom } from "./durable-objects/notebook-room.ts";
export { SandboxBank } from "./durable-objects/sandbox-bank.ts";
export { ThreadRoom } from "./durable-objects/thread-room.ts";
export { UserChannel } from "./durable-objects/user-channel.ts";

export default Object.assign(createHttp(createPages(build)), { scheduled: runClock });
