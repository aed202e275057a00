type BookletPlace = { booklet: string | null; number: number | null };

/** Only a question of a real exam has a place in a booklet, whatever its source says. */
export function bookletPlace(
  origin: "exam" | "authored" | "generated",
  { booklet, number }: BookletPlace,
): BookletPlace {
  return origin === "exam" ? { booklet, number } : { booklet: null, number: null };
}
