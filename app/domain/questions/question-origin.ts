import type { QuestionOrigin } from "#app/domain/questions/question-heading.ts";

/** What Farol made itself, by source; everything else is a real exam. */
const origins: Readonly<Record<string, "authored" | "generated">> = {
  "farol-acervo": "authored",
  "farol-gerador": "generated",
};

/** What questions of a source are where their drafts do not say it. */
export function originOfSource(source: string): QuestionOrigin {
  return origins[source] ?? "exam";
}
