/** Reasons for which a test may be skipped in CI: its name holds the words. */
const REASONS: readonly { words: string; reason: string }[] = [
  { words: "../shared/data", reason: "as provas reais ficam fora do repositório" },
];

/** The skipped tests for which no reason is given. */
export function unexcused(skipped: readonly string[]): string[] {
  return skipped.filter((name) => !REASONS.some(({ words }) => name.includes(words)));
}
