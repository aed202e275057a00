import type { ListCard } from "../domain/list.ts";
import { listPaths } from "../paths.ts";
import type { ListRow } from "../queries/reading.server.ts";

export function listCard(row: ListRow): ListCard {
  const { id, name, colour, size, followers, visibility, tags, version } = row;
  return { id, name, colour, size, followers, visibility, tags, cover: listPaths.cover(id, version) };
}
