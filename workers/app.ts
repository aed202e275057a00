import * as build from "virtual:remix/server-build";
import { resumeJobs } from "#app/services/jobs/advance-job.server.ts";
import { rankAnsweredQuestions } from "#app/services/questions/rank-questions.server.ts";
import { buildContext } from "./build-deps.ts";
import type { Environment } from "./environment.ts";
import { createHttp } from "./http.ts";
import { createPages } from "./pages.ts";

/** Scheduled work (`triggers` in wrangler.toml); it has no request and no viewer. */
async function runClock(_event: ScheduledController, env: Environment): Promise<void> {
  const { deps } = buildContext(env, new Request("https://farol.invalid/"), null);
  await resumeJobs(deps);
  await rankAnsweredQuestions(deps);
}

export { NotebookRoom } from "./durable-objects/notebook-room.ts";
export { UserChannel } from "./durable-objects/user-channel.ts";

export default Object.assign(createHttp(createPages(build)), { scheduled: runClock });
