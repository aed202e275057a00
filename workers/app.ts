import * as build from "virtual:remix/server-build";
import { tellWaitingAccounts } from "#app/services/accounts/guardian.server.ts";
import { keepAudit } from "#app/services/admin/check-audit.server.ts";
import { releaseClosed, writeReleasedAnswers } from "#app/services/assessments/release-results.server.ts";
import { tellLapsedHolds } from "#app/services/assessments/tell-lapsed-holds.server.ts";
import { endLost } from "#app/services/assistant/advance-request.server.ts";
import { purgeHistory } from "#app/services/assistant/change-history.server.ts";
import { tellReminded } from "#app/services/assistant/remind.server.ts";
import { keepBilling } from "#app/services/billing/keep-billing.server.ts";
import { closeChallenges } from "#app/services/communities/close-challenges.server.ts";
import { chooseEntryQuestions } from "#app/services/entry/choose-entry-questions.server.ts";
import { compareLeft } from "#app/services/essays/compare-essay.server.ts";
import { settleLeft } from "#app/services/essays/settle-essay.server.ts";
import { resumeJobs } from "#app/services/jobs/advance-job.server.ts";
import { purgeDeletedMaterials } from "#app/services/library/change-materials.server.ts";
import { purgeDeletedLists } from "#app/services/lists/delete-list.server.ts";
import { rankFollowedLists } from "#app/services/lists/rank-lists.server.ts";
import { remindOfMeetings } from "#app/services/meetings/remind-of-meetings.server.ts";
import { closeEvents } from "#app/services/mocks/close-events.server.ts";
import { rankAnsweredQuestions } from "#app/services/questions/rank-questions.server.ts";
import { foldRanking } from "#app/services/ranking/fold-ranking.server.ts";
import { writeRankingDocument } from "#app/services/ranking/ranking-document.server.ts";
import { keepRoomSockets } from "#app/services/rooms/end-rights.server.ts";
import { sweepOldRosters } from "#app/services/school/roster/upload-roster.server.ts";
import { sweepUploads } from "#app/services/uploads/sweep-uploads.server.ts";
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
