import type { Page } from "playwright-core";
import { moderationPaths } from "#app/features/forum/paths.ts";

/** The page of the decision that a moderator has just made, as its author may appeal it. */
export async function hiddenCase(team: Page): Promise<string> {
  await team.waitForURL((url) => url.searchParams.has("caso"));
  return moderationPaths.appeal(Number(new URL(team.url()).searchParams.get("caso")));
}
