import { useState } from "react";

/** How many times the value was replaced while it was shown: the key of a message that is to be read out each time it comes. */
export function useArrivals(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value !== value) setSeen({ value, count: seen.count + 1 });
  return seen.count;
}
