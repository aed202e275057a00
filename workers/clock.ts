import { rankAnsweredQuestions } from "#app/services/questions/rank-questions.server.ts";
import { buildContext } from "./build-deps.ts";
import type { Environment } from "./environment.ts";

/** What is done by the clock (`triggers` in wrangler.toml), by nobody: no request, no viewer. */
export async function runClock(_event: ScheduledController, env: Environment): Promise<void> {
  const { deps } = buildContext(env, new Request("https://farol.invalid/"), null);
  await rankAnsweredQuestions(deps);
}
