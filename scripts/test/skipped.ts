/** Accepted reasons for skipped tests in CI, by words of the name. */
const REASONS: readonly { words: string; reason: string }[] = [
  { words: "../shared/data", reason: "as provas reais ficam fora do repositório" },
];

/** Skipped tests without a reason. */
export function unexcused(skipped: readonly string[]): string[] {
  return skipped.filter((name) => !REASONS.some(({ words }) => name.includes(words)));
}
