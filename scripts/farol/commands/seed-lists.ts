import { listsOf } from "#app/features/lists/queries/reading.server.ts";
import { addHeading } from "#app/features/lists/services/change-items.server.ts";
import { createList } from "#app/features/lists/services/create-list.server.ts";
import { editList } from "#app/features/lists/services/edit-list.server.ts";
import { followList } from "#app/features/lists/services/follow-list.server.ts";
import { ordsOfSearch } from "#app/features/lists/services/list-source.server.ts";
import { rankFollowedLists } from "#app/features/lists/services/rank-lists.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { type DemoList, demoLists } from "#content/demo-lists.ts";
import { demoViewer } from "./demo-viewer.ts";

/** Follow the demo lists, the first ones more than the last. */
const FANS = ["aluna", "basico", "pro", "mentorada"];
const MOST = 100;

/** Keys at a list's end have seconds: each part is a second later. */
function later(deps: Deps, seconds: number): Deps {
  const now = deps.now();
  return { ...deps, now: () => now + seconds };
}

async function fill(deps: Deps, viewer: Viewer, id: string, { parts }: DemoList): Promise<void> {
  for (const [index, { heading, search, count }] of parts.entries()) {
    const ords = await ordsOfSearch(deps, viewer, { search, training: false }, count);
    await addHeading(later(deps, index * 2), viewer, { id, text: heading });
    await editList(later(deps, index * 2 + 1), viewer, { id, ords, base: [] });
  }
}

/** The demo's public lists; what is there by its name stays. Returns how many were added. */
export async function seedLists(deps: Deps): Promise<number> {
  let added = 0;
  for (const [index, demo] of demoLists.entries()) {
    const { owner, name, colour, description, tags } = demo;
    const viewer = await demoViewer(deps, `${owner}@farol.test`, null);
    if (!viewer) continue;
    const known = await deps.read(listsOf(deps.db, viewer.num, MOST));
    if (known.some((each) => each.name === name)) continue;
    const { id } = await createList(deps, viewer, { name, colour, ords: [] });
    await fill(deps, viewer, id, demo);
    await editList(deps, viewer, { id, description, tags, visibility: "public" });
    for (const fan of FANS.slice(index)) {
      const follower = await demoViewer(deps, `${fan}@farol.test`, null);
      if (follower && follower.num !== viewer.num) await followList(deps, follower, { id, follow: true });
    }
    added++;
  }
  await rankFollowedLists(deps);
  return added;
}
