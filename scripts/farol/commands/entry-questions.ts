import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { chooseEntryQuestions } from "#app/features/questions/services/entry/choose-entry-questions.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import type { Platform } from "../../platform/open-platform.ts";

/** `bank entry`: chooses the questions that a visitor answers without an account; a line an exam, with their codes. */
export async function entryQuestionsCommand({ deps }: Platform): Promise<string> {
  const lines = [...(await chooseEntryQuestions(deps))].map(([id, ords]) =>
    [institutionWithId(id)?.code ?? id, ...ords.map(questionCode)].join(" "),
  );
  return lines.join("\n") || "O acervo não tem questões com resolução.";
}
