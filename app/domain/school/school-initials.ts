const SMALL_WORDS = new Set(["a", "as", "da", "das", "de", "do", "dos", "e", "o", "os"]);

/** The letters on a school's badge: of its first two words that mean something; of a single word, its first letter. */
export function schoolInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map(([first = ""]) => first.toUpperCase())
    .join("");
}
