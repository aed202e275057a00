import { BEFORE } from "#app/components/admin/older-link.tsx";

/** Where a page of a long list begins, from its address; null for its start. */
export function readBefore(search: URLSearchParams): number | null {
  const before = Number(search.get(BEFORE));
  return Number.isSafeInteger(before) && before > 0 ? before : null;
}
