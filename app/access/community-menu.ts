import { type CommunityPage, communities } from "#app/domain/communities/community.ts";
import type { Grant } from "./rules.ts";

type Item = { title: string; icon: string; page: CommunityPage; grants: readonly Grant[] };

/** What communities bring to the menu. */
export const communityMenu: readonly Item[] = Object.values(communities).flatMap<Item>(({ menu }) => menu);
