import { rankAnsweredQuestions } from "#app/services/questions/rank-questions.server.ts";
import { buildContext } from "./build-deps.ts";
import type { Environment } from "./environment.ts";

/** Scheduled work (`triggers` in wrangler.toml); it has no request and no viewer. */
export async function runClock(_event: ScheduledController, env: Environment): Promise<void> {
  const { deps } = buildContext(env, new Request("https://farol.invalid/"), null);
  await rankAnsweredQuestions(deps);
}
