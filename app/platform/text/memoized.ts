/** Caches the last `most` results. For pure functions only. */
export function memoized<Made>(make: (key: string) => Made, most: number): (key: string) => Made {
  const results = new Map<string, { value: Made }>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.value;
    const value = make(key);
    for (const oldest of results.keys()) {
      if (results.size < most) break;
      results.delete(oldest);
    }
    results.set(key, { value });
    return value;
  };
}
