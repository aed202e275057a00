const SMALL_WORDS = new Set(["a", "as", "da", "das", "de", "do", "dos", "e", "o", "os"]);

/** First letters of the first two significant words, or of a single word. */
export function schoolInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map(([first = ""]) => first.toUpperCase())
    .join("");
}
