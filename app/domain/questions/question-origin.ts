import type { QuestionOrigin } from "./question-heading.ts";

/** What Farol made itself, by source; everything else is a real exam. */
const made: Readonly<Record<string, "authored" | "generated">> = {
  "farol-acervo": "authored",
  "farol-gerador": "generated",
};

/** Where the questions of a source come from. */
export function originOf(source: string): QuestionOrigin {
  return made[source] ?? "exam";
}
