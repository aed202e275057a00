import { BEFORE } from "../components/pager.tsx";

/** Page cursor from the URL; null for the start. */
export function readBefore(search: URLSearchParams): number | null {
  const before = Number(search.get(BEFORE));
  return Number.isSafeInteger(before) && before > 0 ? before : null;
}
