/** Lighthouse's "Slow 4G": times in milliseconds, rates in bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The screen of a cheap phone, and how many times slower than this machine it is. */
export const CHEAP_PHONE = { screen: { width: 360, height: 740 }, slower: 4 };
