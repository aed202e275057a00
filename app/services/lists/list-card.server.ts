import type { ListCard } from "#app/domain/lists/list.ts";
import { listPaths } from "#app/paths/lists.ts";
import type { ListRow } from "#app/queries/lists/reading.server.ts";

export function listCard(row: ListRow): ListCard {
  const { id, name, colour, size, followers, visibility, tags, version } = row;
  return { id, name, colour, size, followers, visibility, tags, cover: listPaths.cover(id, version) };
}
