import { changedCatalogue, nameKey, type TopicCatalogue } from "./topic-catalogue.ts";
import type { TopicChange } from "./topic-change.ts";

/** The newest change that blocks an undo, or null: one on a shared topic, or one whose name would be duplicated. */
export function changeResting(changes: readonly TopicChange[], num: number): TopicChange | null {
  const undone = changes.find((change) => change.num === num);
  if (!undone) return null;
  const newer = changes.filter((change) => change.num > num).reverse();
  const touched = topicsOfChange(undone);
  const sharing = newer.find((change) => topicsOfChange(change).some((id) => touched.includes(id)));
  if (sharing) return sharing;
  const without = changes.filter((change) => change.num !== num);
  const clash = sharedName(changedCatalogue(without));
  if (clash.length === 0) return null;
  return newer.find((change) => topicsOfChange(change).some((id) => clash.includes(id))) ?? newer[0] ?? null;
}

function topicsOfChange({ topic, to }: TopicChange): number[] {
  return to.into === null ? [topic] : [topic, to.into];
}

function sharedName({ topics }: TopicCatalogue): number[] {
  const first = new Map<string, number>();
  for (const { id, subject, name } of topics) {
    const key = nameKey(subject, name);
    const other = first.get(key);
    if (other !== undefined) return [other, id];
    first.set(key, id);
  }
  return [];
}
