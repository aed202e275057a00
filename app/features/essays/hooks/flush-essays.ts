import { unlessWritten } from "#app/platform/drafts/calls/essay-lock.ts";
import { unsentEssays } from "../calls/essay-store.ts";
import { essayPaths } from "../paths.ts";
import { EssaySync } from "./essay-sync.ts";

const silent = { onEssay: () => undefined, onStatus: () => undefined, onConflict: () => undefined };

/**
 * Sends drafts, and those submitted offline, from any page; the open one sends its own. A conflict waits for its page.
 */
export async function flushEssays(userId: string): Promise<void> {
  for (const essay of await unsentEssays(userId))
    if (window.location.pathname !== essayPaths.essay(essay.id))
      await unlessWritten(essay.id, () => new EssaySync(essay, silent).sendOnce());
}
