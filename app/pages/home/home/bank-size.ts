import { plural } from "#app/text/format.ts";

/** "3.140 questões": the bank's own count; "Questões" where it is not known. */
export function bankSize(questions: number | null | undefined): string {
  return questions ? plural(questions, "questão", "questões") : "Questões";
}
