import { useState } from "react";

/** How often the value was replaced: a key that makes screen readers read a repeated message. */
export function useArrivals(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value !== value) setSeen({ value, count: seen.count + 1 });
  return seen.count;
}
