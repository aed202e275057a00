import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { automaticLists, type ListCard, MOST_FOLLOWED, MOST_LISTS } from "../domain/list.ts";
import { commonTags, listExpression } from "../domain/list-search.ts";
import { listPaths } from "../paths.ts";
import { countWrong } from "../queries/automatic.server.ts";
import { newestTags, publicLists } from "../queries/catalogue.server.ts";
import { followedLists, listsOf } from "../queries/reading.server.ts";
import { listCard } from "./list-card.server.ts";

/** Public lists on a page. */
const PAGE = 24;
/** Newest lists whose tags are offered, and how many tags. */
const TAGS_OF = 60;
const MOST_SHOWN_TAGS = 12;

export type ListsTab = "minhas" | "seguidas" | "descobrir";
export type ListsQuery = {
  tab: ListsTab;
  text: string;
  tag: string;
  order: "followed" | "newest";
  after: number | null;
};

export type FollowedCard = { num: number; card: ListCard | null; isDeleted: boolean };

const nothing = { own: [], followed: [], found: [], automatic: [], tags: [], next: null };

async function ownTab(deps: Deps, viewer: Viewer) {
  const {
    rows,
    count: [count],
  } = await deps.read({
    rows: listsOf(deps.db, viewer.num, MOST_LISTS),
    count: countWrong(deps.db, viewer.num),
  });
  const automatic = automaticLists.map(({ id, name, about }) => ({
    name,
    about,
    address: listPaths.list(id),
    size: id === "minhas-erradas" ? (count?.wrong ?? 0) : null,
  }));
  return { ...nothing, own: rows.map(listCard), automatic };
}

async function followedTab(deps: Deps, viewer: Viewer) {
  const rows = await deps.read(followedLists(deps.db, viewer.num, MOST_FOLLOWED));
  const followed = rows.map(({ list, isOpen, isDeleted, ...row }): FollowedCard => {
    const { id, owner, name, tags, colour, visibility, size, followers, version } = row;
    if (!isOpen || id === null || owner === null || name === null || tags === null || colour === null)
      return { num: list, card: null, isDeleted };
    if (visibility === null || size === null || followers === null || version === null)
      return { num: list, card: null, isDeleted };
    const card = listCard({ id, owner, name, tags, colour, visibility, size, followers, version });
    return { num: list, card, isDeleted };
  });
  return { ...nothing, followed };
}

async function publicTab(deps: Deps, { text, tag, order, after }: ListsQuery) {
  const match = listExpression({ text, tag });
  const { rows, tagged } = await deps.read({
    rows: publicLists(deps.db, { match, order, after, limit: rowsToRead(PAGE) }),
    tagged: newestTags(deps.db, TAGS_OF),
  });
  const { shown, next } = pageOfRows(rows, PAGE, ({ key }) => key);
  return { ...nothing, found: shown.map(listCard), tags: commonTags(tagged, MOST_SHOWN_TAGS), next };
}

type ListsPage = {
  own: ListCard[];
  followed: FollowedCard[];
  found: ListCard[];
  automatic: { name: string; about: string; address: string; size: number | null }[];
  tags: string[];
  next: number | null;
};

/** A tab of the lists; a visitor has only the public ones. One round trip. */
export async function loadLists(deps: Deps, viewer: Viewer | null, query: ListsQuery): Promise<ListsPage> {
  if (viewer && query.tab === "minhas") return ownTab(deps, viewer);
  if (viewer && query.tab === "seguidas") return followedTab(deps, viewer);
  return publicTab(deps, query);
}
