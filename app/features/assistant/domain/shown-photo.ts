import type { TutorQuestion } from "./tutor-material.ts";

/** Bytes of a photo that is shown to a provider, and its longer side in pixels: the device shrinks it. */
export const LARGEST_SHOWN_PHOTO = 180 * 1024;
export const LONGEST_SHOWN_SIDE = 1280;

/** The request of a photo without text. */
export const PHOTO_WORDS = "Me ajude com a questão desta foto.";

const ALTERNATIVE = /^\s*\(?([A-Ea-e])\s*[).:–-]\s*(?=\S)/;
const LETTERS = "ABCDE";

/** A photographed question that is not in the bank, from the text that was read on it: its alternatives are guarded as well. */
export function photographedQuestion(text: string): TutorQuestion {
  const lines = text.split("\n");
  const found = new Map<string, string>();
  let end = lines.length;
  for (const [index, line] of lines.entries()) {
    const letter = ALTERNATIVE.exec(line)?.[1]?.toUpperCase() ?? "";
    if (letter === "" || letter !== LETTERS.charAt(found.size)) continue;
    if (letter === "A") end = index;
    found.set(letter, line.replace(ALTERNATIVE, "").trim());
  }
  const listed = found.size > 1;
  return {
    id: "",
    place: "Foto",
    subject: null,
    topics: [],
    kind: "single-choice",
    statement: (listed ? lines.slice(0, end) : lines).join("\n").trim(),
    alternatives: [...LETTERS].map((letter) => ({ letter, text: listed ? (found.get(letter) ?? "") : "" })),
    hint: null,
    explanation: null,
    solution: null,
  };
}
