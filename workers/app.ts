import * as build from "virtual:remix/server-build";
import { runClock } from "#app/platform/jobs/services/run-clock.server.ts";
import { buildContext } from "./build-deps.ts";
import { clockSteps } from "./clock-steps.ts";
import type { Environment } from "./environment.ts";
import { createHttp } from "./http.ts";
import { createPages } from "./pages.ts";

/** The trigger of what cannot wait for hours: rooms, reminders, the ranking, released answers. */
const QUARTER_CLOCK = "*/15 * * * *";

function reportStep(step: string, error: unknown): void {
  const name = error instanceof Error ? error.name : "unknown";
  console.error(JSON.stringify({ level: "error", clock: step, name }));
}

/** Scheduled work (`triggers` in wrangler.toml); it has no request and no viewer. A step that did not end fails the run. */
async function runScheduled(
  event: ScheduledController,
  env: Environment,
  execution: ExecutionContext,
): Promise<void> {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const depsUntil = (signal?: AbortSignal) =>
    buildContext(env, new Request("https://farol.invalid/"), null, { waitUntil, signal }).deps;
  const unfinished = await runClock(clockSteps, {
    isMain: event.cron !== QUARTER_CLOCK,
    deps: depsUntil(),
    depsUntil,
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    report: reportStep,
  });
  if (unfinished.length > 0) throw new Error(`the clock did not end: ${unfinished.join(", ")}`);
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

export default Object.assign(createHttp(createPages(build)), { scheduled: runScheduled });
